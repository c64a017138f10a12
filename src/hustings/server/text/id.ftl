### Halaman di sekitar permainan, dalam bahasa Indonesia.

## Halaman depan

front-motto = Dua permainan kartu dan satu permainan papan tentang cara mendapat yang kamu mau
front-no-account = Main di peramban. Tanpa akun.
front-play = Main sekarang
front-dealing = Membagi
front-bots = { $bots } bot
front-bots-at = Bot untuk bermain { $game }
front-bots-fewer = Kurangi satu bot
front-bots-more = Tambah satu bot
front-play-note = langsung melawan bot.
front-invite = Ajak teman
front-invite-note = memberimu satu tautan ke meja.
front-rules = Aturan { $game }
front-more = Lainnya
front-points = { $points } poin
front-vote-yes = Ya
front-vote-no = Tidak
front-card-2SY = Gurun
front-card-7SK = Kastel
front-card-8WL = Kincir
front-card-9WY = Kegelapan
guest = Tamu
your-games = Permainanmu
your-name = Namamu
rename = Ganti
renamed = Sekarang namamu { $name }.
language = Bahasa
close = Tutup
again = Coba lagi
to-front = Ke halaman depan
link = Tautan
share = Bagikan
copied = Tersalin

## Menyiapkan meja

setup-title = Meja { $game }
setup-rules = Baca aturannya
setup-dialect = Aturan
setup-own = Aturan sendiri
setup-own-about = Pilihan yang bukan ragam bernama.
setup-differences = Apa yang berbeda di ragam lain
setup-options = Ubah pilihan satu per satu
setup-seats = Kursi
setup-count = { $seats } kursi
setup-fewer = Kurangi satu kursi
setup-more = Tambah satu kursi
setup-seat = Kursi { $seat }
setup-open = Terbuka, untuk orang
setup-bot = Bot: { $kind }
setup-none-open = Sisakan satu kursi terbuka untukmu.
setup-table = Meja
setup-clock = Waktu tiap giliran
setup-seconds = { $seconds ->
        [30] 30 detik
        [60] 1 menit
        [120] 2 menit
        [300] 5 menit
        [86400] 1 hari
       *[other] { $seconds } detik
    }
clock-waits = Bila meja menunggu, jam hanya menunjukkan waktu: tidak ada yang bertindak ketika waktunya habis.
setup-leaver = Jika ada yang pergi atau kehabisan waktu
leaver-wait = Meja menunggu
leaver-bot = Bot melanjutkan
leaver-default = Pilihan paling aman diambil
setup-watchers = Penonton
setup-watch = Orang lain boleh menonton
setup-watch-note = Siapa pun yang punya tautan melihat meja, tetapi tidak melihat yang rahasia.
watchers-yes = Boleh
watchers-no = Tidak boleh
setup-hot = Beberapa orang di layar ini
setup-hot-note = Layar dioper; lembar kosong menutupi yang rahasia.
setup-create = Buka meja
setup-play = Duduk dan main
setup-open-table = Buka meja
sheets-title = Dek dan papan
sheets-write = Tulis dek atau papan sendiri

## Jenis bot: seperti dalam "bot licik", dan apa yang dapat diharapkan darinya

kind-careful = hati-hati
kind-careful-about = Melihat satu langkah ke depan.
kind-highest = kartu tertinggi
kind-highest-about = Selalu memainkan kartu tertinggi.
kind-random = acak
kind-random-about = Melakukan apa saja yang boleh.
kind-sly = licik
kind-sly-about = Hati-hati, dan ingkar janji bila untung.
kind-upright = lurus
kind-upright-about = Hati-hati, dan menepati janji.
kind-search = perenung
kind-search-about = Mencoba banyak jalannya permainan.
kind-strong = tangguh
kind-strong-about = Bermain untuk menang.
kind-honest = jujur
kind-honest-about = Tangguh, dan tak pernah ingkar janji.
kind-opportunist = oportunis
kind-opportunist-about = Tangguh, dan ingkar janji bila untung.
kind-grudger = pendendam
kind-grudger-about = Tangguh, dan tak memaafkan ingkar janji.

## Ruang tunggu

lobby-title = Meja { $game }
lobby-waiting = { $open ->
        [0] Semua kursi terisi.
       *[other] Masih ada { $open } kursi terbuka.
    }
lobby-seats = Di meja
lobby-open = Terbuka
lobby-you = kamu
lobby-host = tuan rumah
lobby-invite = Ajak teman
lobby-copy = Salin tautan
lobby-copy-seat = Salin tautan kursi ini
lobby-invite-note = Siapa pun yang membuka tautan ini mendapat kursi terbuka mana saja. Tautan satu kursi hanya untuk satu orang: kursi itu terbuka di semua perangkat, jadi berikan dengan hati-hati.
lobby-local-note = Tautan ini tidak terbuka di perangkat lain. Untuk teman di tempat lain, jalankan peladen dengan --host 0.0.0.0 dan buka halaman ini lewat alamat komputermu sendiri; caranya ada di docs/hosting.md.
lobby-hot-seat = Duduklah bergantian, masing-masing dengan nama.
lobby-start = Mulai permainan
lobby-start-bots = Mulai, kursi terbuka diisi bot
lobby-host-starts = Tuan rumah memulai permainan.
sit-down = Duduk
seat-invitation = Ada kursi untukmu
seat-open = Kursi terbuka
seat-bot = Bot
seat-kind = bot { $kind }
seat-stand-in = Sementara bot
seat-away = Pergi
seat-then = { $status },
bot-name = { $seat ->
        [0] Ada
        [1] Ana
        [2] Bo
        [3] Citra
        [4] Dewi
        [5] Edo
        [6] Fay
        [7] Gita
        [8] Hugo
       *[other] Ines
    }

## Janji, dihitung di semua permainan

promises-count = Biarkan semua orang melihat bagaimana aku menepati janji
promises-count-note = Mulai sekarang janji dalam permainanmu yang selesai di server ini dijumlahkan di samping namamu. Matikan, dan semuanya dilupakan. Bila beberapa orang berbagi satu layar, tidak ada yang dijumlahkan.
promises-over = Dari { $games } permainan: { $kept } ditepati, { $broken } diingkari, { $void } gugur
promises-none = Janji dihitung mulai permainan berikutnya yang selesai

## Meja permainan

panel = Cerita, obrolan, dan buku aturan
tab-story = Cerita
tab-chat = Obrolan
tab-rules = Aturan
rules-contents = Daftar isi
menu = Menu
scores = Nilai
plaque-open = Nilai, dengan kartu { $name }
hand = Kartumu
hand-barred = belum boleh dimainkan
joining = Mengantarmu ke meja
stamp-wins = { $you ->
        [yes] Kamu menang
       *[no] { SEAT($seat) } menang
    }
stamp-loses = { $you ->
        [yes] Kamu bayar
       *[no] { SEAT($seat) } bayar
    }
go-on = Lanjut
go-on-yours = Lanjut: giliranmu
pick-first = Pilih kartu
not-yet = Bukan giliranmu
your-turn = Giliranmu.
tribes-of = dari { $target } suku
points-of-ten = dari 10
reason-rule = Aturan: { $title }
reason-not-your-turn = Belum giliranmu. Sementara itu kamu boleh melihat-lihat.
story-none = Yang terjadi di meja diceritakan di sini.
story-by-bot = (oleh bot pengganti)
story-by-clock = (waktu habis)
chat-none = Belum ada yang bicara.
chat-say = Katakan sesuatu kepada meja
chat-send = Kirim
clock-none = Tanpa batas waktu
clock-stopped = Jam berhenti
clock-left = { $seconds } detik lagi
clock-left-hours = { $hours } jam { $minutes } menit lagi
clock-low = Waktumu hampir habis.
link-lost = Sambungan terputus.
link-lost-safe = Tidak ada kirimanmu yang masih di jalan: semua pilihanmu sudah sampai. Meja menampilkan yang terakhir kamu lihat, dan akan kembali sendiri.
link-lost-choice = Pilihanmu sedang dikirim. Pilihan itu dikirim lagi begitu meja kembali, dan hanya dihitung sekali.
link-retry = Coba sekarang
page-old = Peladen punya versi baru halaman ini. Muat ulang untuk bermain terus.
page-reload = Muat halaman
hand-over-to = Berikan layar kepada { $name }
hand-over-any = Siapa yang main dulu?
hand-over-note = Tidak ada yang rahasia di layar. Milik pemain berikutnya muncul setelah ia mengetuk.
hand-over-take = Aku { $name }

## Pergi

leave = Keluar
leave-note-free = Meja berlanjut tanpamu.
leave-note-wait = Kursimu disimpan, dan meja menunggumu. Kembalilah lewat tautannya atau dari permainanmu.
leave-note-bot = Kursimu disimpan. Jika kamu pergi selamanya, bot melanjutkan untukmu.
leave-note-default = Kursimu disimpan. Jika kamu pergi selamanya, pilihan paling aman diambil untukmu.
leave-for-now = Keluar sebentar
leave-for-good = Lepaskan kursi
leave-not = Tetap di sini

## Setelan

theme = Cahaya
theme-auto = Otomatis
theme-paper = Kertas
theme-lamplight = Cahaya lampu
theme-to-paper = Ganti ke kertas
theme-to-lamplight = Ganti ke cahaya lampu
pause = Yang dibuka tetap tampil
pause-ask = sampai aku lanjut
pause-long = 5 detik
pause-short = 2 detik
one-tap = Bertindak dengan satu ketukan
two-colours = Lambang Prancis dalam dua warna
lessons = Jelaskan aturan saat dibutuhkan

## Bantuan

help = Bantuan
help-rules = Aturan { $game }
help-how = Pilih tindakanmu, lalu pastikan. Yang tidak boleh dilakukan tampak pucat; coba saja, dan meja menjelaskan alasannya.
help-keyboard = Semuanya bisa dengan papan ketik:
help-key-hand = ke pilihanmu
help-key-table = ke meja
help-key-scores = nilai
help-key-clock = ke jam
help-key-event = ulangi kejadian terakhir
help-key-help = bantuan ini
help-key-arrows = menyusuri pilihanmu
help-key-enter = pilih; sekali lagi, dan itu dilakukan
key-enter = Enter

## Pelajaran

lesson = Pertama kali:
lesson-learnt = Mengerti
lesson-tightwad-lead = kartu pembukamu menguasai trik. Kartu berikutnya merebut kuasa jika lebih tinggi dan selambang.
lesson-tightwad-control = mainkan kartu setinggi kartu merah itu, atau buang yang terendah. Hanya lambang yang sama merebut kuasa.
lesson-tightwad-last = trik berikutnya yang terakhir. Pemenangnya menyimpan kartu pemenang sebagai hukuman, jadi jangan sisakan kartu tinggi.
lesson-majority-swapping = haluanmu menentukan undang-undang mana yang membantu dan mana yang merugikan. Bertukar perlu persetujuan keduanya.
lesson-majority-placing = yang terbanyak di satu petak saat palu diketuk mendapat kuasanya. Pembuat Hukum hanya dicapai lewat panah.
lesson-majority-promoting = ketuk tanda tambah untuk mengirim satu di panah itu. Bila semua mantap, semuanya maju satu petak.
lesson-majority-exposing = Pendukung di satu panah boleh kamu kembalikan, milik siapa pun. Kuasamu terpakai: tidak ada poin Integritas.
lesson-majority-coalescing = mitra dihitung bersama di satu petak, tetapi hanya ketuanya mendapat kuasa. Harganya urusan kesepakatan.
lesson-majority-picking = dua di antaranya akan dipilih. Undang-undang memberi baris pertamanya, dan mengambil dari baris kedua. Bila akhirnya lebih banyak Kekacauan daripada Ketertiban yang lolos, semua Modal terkumpul hilang.
lesson-majority-mandating = undang-undang ketiga milikmu: boleh yang pernah gagal, atau serahkan pada nasib dan dapat satu poin.
lesson-majority-balloting = suaramu rahasia sampai semua memilih. Bila kamu menjanjikannya, meja mencatatnya.
lesson-majority-filibustering = hanya kamu yang boleh bertindak sekarang: batasi satu saingan kaya pada tiga Pengaruh. Kuasamu terpakai: tidak ada poin Integritas.
lesson-majority-bidding = pihak yang menawar lebih besar menang dan membayar. Yang kalah tidak membayar, dan satu keping di pihak menang memberi satu poin.
lesson-majority-resolving = undang-undang melihat Haluan dulu: kuasamu berarti hanya bila tak satu pun Haluanmu disebut.
lesson-democracy-choose = kartu apa saja boleh dipilih. Truf mengalahkan yang lain; urutan kekuatan ada di jalur itu.
lesson-democracy-reveal = yang terkuat di kiri. Pemenang mengambil semua kartu ini, juga kartu pembuka.
lesson-democracy-count = satu suku milik bangsa yang punya 13 dari 25 poinnya.

## Akhir

over-loser = { $you ->
        [yes] Kamu membayar tagihan
       *[no] { SEAT($seat) } membayar tagihan
    }
over-winner = { $you ->
        [yes] Kamu menang
       *[no] { SEAT($seat) } menang
    }
over-shared = Kemenangan bersama
over-place = { $shared ->
    [yes] Kamu berbagi tempat ke-{ $place }
   *[no] Kamu di tempat ke-{ $place }
} dari { $seats }, dengan { $score }.
over-rematch = Main lagi
over-join-rematch = Ikut permainan berikutnya
over-record = Catatan
over-front = Ke halaman depan
record-title = Catatan satu permainan { $game }
record-whole = Semua yang terjadi, baris demi baris, dengan benih asal semua undian. Simpan, putar ulang, dan periksa.
record-part = Permainan masih berjalan. Sampai selesai, catatan ini memuat yang sudah dilihat semua orang di meja, tanpa benihnya.
record-download = Unduh catatan
record-table = Kembali ke meja
record-verify = Periksa
record-verify-how = Perintah ini mengulang semua undian dari benihnya, memutar ulang permainan, dan membandingkan akhirnya:
record-copy-command = Salin perintah
record-said = Yang dibicarakan
record-said-how = Semua di meja mendengar semuanya. Catatan dapat memuatnya, lengkap dengan tempatnya dalam permainan; pemutaran ulang lalu menceritakan keduanya, dan pemeriksaannya tetap sama.
record-said-download = Unduh catatan beserta percakapannya
record-promise = Janji
record-promise-how = Sebelum apa pun dibagi atau diambil, meja menjanjikan benihnya dengan sidik jari ini. Catatan dengan benih lain tidak akan cocok.

## Permainan dilihat lagi

replay-title = Permainan { $game } dilihat lagi
replay-look = Lihat lagi
replay-event = Kejadian { $number } dari { $events }
replay-slide = Sejauh mana permainannya
replay-first = Ke awal
replay-back = Mundur satu
replay-on = Maju satu
replay-part-back = Ke bagian sebelumnya
replay-part-on = Ke bagian berikutnya
replay-last = Ke akhir
replay-eyes = Seperti dilihat
replay-eyes-all = Semua penonton
replay-next = Yang terjadi berikutnya
replay-next-none = Di sini tak ada yang dapat memilih.
replay-next-unknown = Belum ditimbang.
review-title = Yang diputuskan
review-about = Bot menimbang setiap keputusan dari apa yang dapat dilihat pemain saat itu. Nilainya ialah bagian dari pemain lain yang dapat diharapkan untuk diungguli, dalam persen.
review-start = Timbang keputusan
review-going = Ditimbang sampai kejadian { $done } dari { $events }
review-mistakes = Keputusan yang paling mahal
review-none = Tak ada keputusan yang mahal.
review-cost = Karenanya, { $cost } lebih sedikit pemain lain yang dapat dilampaui.
review-chosen = dipilih
review-reckonings = Keberuntungan dan kecakapan
review-reckonings-about = 50 persen, ditambah yang dibawa kartu dan pemain lain, dikurangi harga pilihan sendiri, itulah hasilnya.
review-name = Pemain
review-luck = Keberuntungan
review-paid = Harga pilihan
review-result = Diungguli
review-percent = { $value } %

## Permainanmu

games-note = Meja-meja yang pernah didatangi peramban ini. Kursimu terbuka dari sini.
games-none = Belum ada permainan.
phase-gathering = Menunggu
phase-playing = Berjalan
phase-over = Selesai

## Yang tidak berhasil

trouble = Itu tidak berhasil
trouble-no-table = Meja itu tidak ada
trouble-no-watchers = Meja ini tertutup
trouble-no-page = Tidak ada apa-apa di sini
trouble-no-game = Permainan itu tidak ada
trouble-offline = Peladen tidak menjawab
error-illegal = Aturan tidak mengizinkannya. Pilih yang lain.
error-stale = Meja sudah berlanjut sebelum pilihanmu tiba. Lihat lagi dan pilih lagi.
error-over = Permainan sudah selesai. Kamu bisa main lagi dari halaman terakhirnya.
error-not-started = Permainan belum mulai. Minta tuan rumah memulainya.
error-not-over = Permainan belum selesai. Selesaikan dulu.
error-not-seated = Kursi ini bukan milikmu lagi. Buka lagi tautan kursimu.
error-not-host = Hanya tuan rumah yang bisa. Mintalah kepadanya.
error-seat-taken = Ada yang lebih cepat mengambil kursi itu. Pilih yang lain.
error-full = Semua kursi terisi. Kamu bisa menonton, atau membuka meja sendiri.
error-no-table = Mungkin tautannya terpotong, atau mejanya sudah tidak ada. Minta lagi tautannya, atau buka meja sendiri.
error-no-watchers = Hanya yang punya kursi melihat meja ini. Minta tautan kursi.
error-no-game = Pilih permainan dari halaman depan.
error-no-name = Nama itu tidak dapat dibaca. Pilih nama lain.
error-no-page = Alamat ini tidak menuju ke mana-mana. Mulailah di halaman depan.
error-bad-setup = Kursi dan aturan ini tidak cocok. Ubah salah satunya.
error-name-taken = Nama itu sudah dipakai. Pilih nama lain.
error-bad-name = Nama terdiri dari huruf kecil, angka, dan tanda hubung, dan diawali huruf atau angka.
error-sheets-full = Server ini tidak menyimpan dek dan papan lagi, atau tidak lagi milikmu. Ekspor saja ke berkas.
error-bad-message = Peladen tidak memahami halaman ini. Muat ulang halamannya.
error-key-reused = Sesuatu terkirim dua kali dengan isi berbeda. Lihat meja dan pilih lagi.
error-closed = Peladen akan dirawat dan untuk sementara tidak membuka meja baru. Permainan jalan terus; coba lagi nanti.
error-too-fast = Terlalu banyak sekaligus. Tunggu sebentar dan coba lagi.
error-unavailable = Peladen tidak bisa menyimpannya, jadi itu tidak terjadi. Coba lagi sebentar lagi.
error-no-upgrade = Jalan ke peladen ini tidak meneruskan sambungan langsung. Beri tahu pengelolanya: proksinya harus meneruskan WebSocket.
error-other-rules = Permainan ini dimulai dengan aturan yang lain dari aturan peladen sekarang, jadi tidak bisa dilanjutkan di sini. Catatannya masih bisa diunduh.
error-unreadable = Yang tersimpan dari meja ini tidak bisa dibaca. Beri tahu pengelola peladen.
error-gone = Peladen akan dimulai ulang. Meja kembali sendiri.
error-offline = Periksa sambunganmu dan coba lagi.
