### Democracy dalam bahasa Indonesia.
### Pemain adalah negara, keempat jenis kartu adalah suku di sebuah pulau, dan satu trik adalah satu pidato.

game-name = Democracy
game-pitch = Semua membuka kartu bersamaan. Rebut suara terbanyak, dan suku itu milikmu.
# Menit: pidato dalam permainan antarbot hati-hati dengan 3, 4, dan 6 kursi (45), enam detik setiap
# pilihan, dan selama itu lagi untuk melihat hasil pidato.
game-aim = Jadilah yang pertama memenangkan suku sebanyak yang disepakati meja: siapa yang memegang sebagian besar poin suatu suku mendapatkannya.
game-size = 2 sampai 6 kursi, sekitar 15 menit
game-clock = Untuk setiap pidato, semua memilih dalam waktu itu.

## Dialek: kumpulan aturan yang lengkap

dialect-english = Inggris
dialect-english-about = Hari pertama panjang, hari kedua pendek; tiap suku dihitung sekali.
dialect-indonesian = Indonesia
dialect-indonesian-about = Dua hari yang sama panjang; semua 25 poin satu suku dihitung dua kali.
dialect-half-deck = Setengah dek
dialect-half-deck-about = Dua hari yang sama panjang; tiap suku dihitung sekali.

## Pilihan

option-deal = Pembagian
option-deal-seed = Hari pertama panjang, lalu sisa dek
option-deal-half = Setengah dek setiap hari
option-sweep = Sapu bersih
option-sweep-1 = Bernilai satu suku
option-sweep-2 = Bernilai dua suku
option-sweep_needs = Syarat sapu bersih
option-sweep_needs-all = Semua 25 poin
option-sweep_needs-no_rival = Tidak ada lawan yang punya poinnya
option-target = Sasaran
option-target-5 = 5 suku
option-target-6 = 6 suku
option-target-7 = 7 suku
option-target-8 = 8 suku
option-target-9 = 9 suku
option-target-10 = 10 suku
option-tie_losers = Yang kalah saat seri
option-tie_losers-own = Mengambil kembali kartunya
option-tie_losers-discard = Kehilangan kartunya
option-finish = Akhir
option-finish-most = Main terus sampai satu negara unggul
option-finish-shared = Menang bersama
option-count = Hitungan
option-count-suit = Tiap jenis sendiri-sendiri
option-count-pile = Seluruh tumpukan sekaligus

## Pasal: judul singkat untuk tautan ke buku aturan

clause-setup-players = pemain
clause-setup-deck = dek
clause-deal-dealer = bandar
clause-deal-first_day = hari pertama
clause-deal-second_day = hari kedua
clause-deal-table = meja yang membagi
clause-speech-upcard = kartu buka
clause-speech-no_trump = joker terbuka
clause-commit-own = memilih kartu
clause-commit-replace = berubah pikiran
clause-speech-rank = urutan peringkat
clause-speech-trump = truf mengalahkan yang lain
clause-speech-idiot = 6 menjatuhkan 5
clause-speech-joker = joker
clause-speech-capture = memenangkan pidato
clause-speech-tie = seri
clause-island-values = nilai kartu
clause-island-majority = mayoritas 13 poin
clause-island-sweep = sapu bersih
clause-island-next = pulau berikutnya
clause-game-end = akhir permainan

## Keberatan: mengapa sesuatu tidak boleh

objection-setup-players = Di meja ini ada { $seats } kursi, dan yang ini bukan salah satunya.
objection-setup-deck = { $card ->
        [none] Pembagian harus menyebut setiap kartu.
       *[other] Kartu { CARD($card) } tidak bisa dibagikan: tidak ada di dek ini, sudah dibagikan, atau dibagikan dua kali.
    }
objection-deal-dealer = Bukan giliran kursi { $dealer } untuk membagi: bandar pindah ke kiri di setiap pulau.
objection-deal-first_day = Hari pertama sebuah pulau mulai setelah pulau sebelumnya dihitung, dengan { $cards } kartu berurutan untuk setiap negara dan { $cards } untuk kotak suara.
objection-deal-second_day = Hari kedua mulai setelah semua pidato hari pertama selesai, dengan { $cards } kartu berurutan untuk setiap negara dan { $cards } untuk kotak suara.
objection-deal-table = Yang membagi adalah meja, bukan negara.
objection-commit-own = { $card ->
        [none] Letakkan salah satu kartu di tanganmu.
       *[other] Kamu tidak memegang { CARD($card) }. Letakkan salah satu kartu di tanganmu.
    }
objection-commit-replace = Kartu { CARD($card) } sudah kamu tunjukkan. Kartu hanya bisa ditukar sampai negara terakhir memilih.
objection-game-end = Permainan sudah selesai.

## Cerita

story-who = { $you ->
        [yes] Kamu
       *[no] { SEAT($seat) }
    }
story-day = Pulau { $island }, hari { $day }
story-deal = { story-who } membagikan { $cards } kartu kepada setiap negara dan ke kotak suara.
story-speech = Pidato { $speech }
story-upcard = Kartu buka adalah { CARD($card) }, jadi trufnya { SUIT($suit) }.
story-upcard-joker = Kartu buka adalah joker, jadi tidak ada truf.
story-ready = { story-who } sudah siap.
story-shown = { story-who } menunjukkan { CARD($card) }.
story-won-trump = { story-who } menang. Truf tertinggi adalah { CARD($card) }.
story-won-idiot = { story-who } menang dengan { CARD($card) }. Kepala suku dan orang dungu desa sama-sama berpidato, jadi 6 menjatuhkan 5.
story-won-rank = { story-who } menang. Tak ada yang memainkan truf, dan kartu tertinggi adalah { CARD($card) }.
story-won-no_trump = { story-who } menang. Tidak ada truf, dan kartu tertinggi adalah { CARD($card) }.
story-won-joker = { story-who } menang dengan joker. Joker dihitung sebagai 5, dan tak ada yang memainkan truf.
story-tie = Seri, tidak ada yang menang: { CARD($tied) } sama tinggi. Setiap negara mengambil kembali kartunya sendiri, dan kartu buka, { CARD($upcard) }, keluar.
story-tie-discard = Seri, tidak ada yang menang: { CARD($tied) } sama tinggi. Pemiliknya mengambilnya kembali; kartu buka, { CARD($upcard) }, keluar, bersama { CARD($lost) }.
story-night = { $day ->
        [1] Malam tiba; hari pertama selesai.
       *[2] Malam tiba; hari kedua selesai, dan setiap negara menghitung pengikutnya.
    }
story-count = Pulau { $island }, penghitungan
story-tribe = { story-who } memperoleh suku { SUIT($suit) } dengan { $points ->
        [13] tepat 13 poin
        [25] semua 25 poin
       *[other] { $points } poin
    }.
story-tribe-swept = { story-who } memperoleh suku { SUIT($suit) } secara utuh, { $points } poin tanpa saingan: dihitung dua kali.
story-tribe-nobody = Tidak ada yang memperoleh suku { SUIT($suit) }. { story-who } paling dekat, dengan { $points } poin.
story-tribe-split = Tidak ada yang memperoleh suku { SUIT($suit) }. Paling banyak satu negara punya { $points } poin.
story-out = Hanya { $points } poin { SUIT($suit) } yang bisa dihitung, karena { CARD($cards) } keluar dalam pidato yang seri.
story-pile = { story-who } punya { $points } poin dan { $tribes ->
        [0] tidak mendapat apa-apa
        [1] mendapat satu suku
       *[other] mendapat { $tribes } suku karena meraih semuanya
    }.
story-piles-even = Semua negara punya { $points } poin, jadi tidak ada yang mendapat suku.
story-tribes = Suku sejauh ini
story-total = { story-who } { $tribes ->
        [0] belum punya suku
       *[other] punya { $tribes } suku
    }.
story-next = { story-who } membagikan kartu di pulau { $island }.
story-over = Permainan selesai
story-winner = { story-who } memenangkan permainan dengan { $tribes } suku.
story-winner-shared = { story-who } ikut menang, dengan { $tribes } suku.

## Mengapa bot menyukai sebuah kartu

bot-random = Kartu mana pun boleh.
bot-search = Paling baik dalam permainan yang dibayangkan dari sini.
bot-only = Ini kartu terakhir hari ini.
bot-win = Seharusnya memenangkan pidato, dan pidatonya layak dimenangkan.
bot-moment = Peluangnya sekarang lebih baik daripada nanti.
bot-throw = Tidak banyak ruginya kalau kalah.
bot-keep = Menimbang hasil kartu ini sekarang dengan hasilnya nanti.
bot-race = Dalam dunia yang dibayangkan, kartu ini paling sering membawa kemenangan.
bot-ending = Dengan kartu sesedikit ini, semua kemungkinan sudah dihitung.
bot-close = Hasilnya hampir sama baiknya.
bot-regret = Dalam dunia yang dibayangkan, kartu ini lebih sering disesali.

## Meja

table-island = Pulau { $island }
table-day = Hari { $day }
table-now = Hari { $day }, pidato { $speech } dari { $speeches }
table-speech = Pidato { $speech }
table-last = Pidato terakhir!
table-count = Penghitungan
table-over = Permainan selesai
table-prompt = Pilih kartu untuk pidato
table-prompt-chosen = Kamu memilih { CARD($card) }
table-prompt-change = Kamu bisa menggantinya sampai negara terakhir memilih.
table-prompt-count = Lihat siapa memperoleh suku mana
table-waiting = Menunggu { $names }
table-watching = Semua negara sedang memilih
table-dealing = Kartu dibagi
table-ready = { $count ->
        [0] Belum ada yang siap
       *[other] { $names } sudah siap
    }
table-ready-mark = siap
table-choosing-mark = memilih
table-confirm = Letakkan { CARD($card) }
table-exchange = Ganti dengan { CARD($card) }
table-face-down = Kartu tertutup
table-next-speech = Pidato berikutnya
table-next-day = Lanjut ke hari 2
table-to-count = Ke penghitungan
table-deal-island = Bagikan pulau { $island }
table-hand = Kartumu untuk pidato { $speech }
table-hand-empty = Kartu hari ini habis
table-you = kamu
table-dealer = bandar
table-won = { $speeches } pidato
table-left = pidato lagi
table-left-count = { $speeches ->
        [0] Tidak ada pidato lagi
       *[other] { $speeches } pidato lagi
    }
table-left-days = { $today } hari ini, { $tomorrow } besok
table-left-today = Hari terakhir di pulau ini
table-left-all = { $tomorrow ->
        [0] { table-left-count }
       *[other] { table-left-count }: { table-left-days }
    }
table-tribes = { $tribes } dari { $target } suku
table-tribes-short = { $tribes ->
        [0] belum ada suku
       *[other] { $tribes } suku
    }

table-suit = { $suit ->
        [S] Sekop
        [H] Hati
        [D] Wajik
       *[C] Keriting
    }
table-trump = { $suit ->
        [S] Trufnya sekop
        [H] Trufnya hati
        [D] Trufnya wajik
       *[C] Trufnya keriting
    }
table-trump-none = Tidak ada truf
table-upcard = Kartu buka, { CARD($card) }
table-upcard-mark = terbuka
table-pool = { $cards } kartu di kotak suara
table-rest = { $cards ->
        [0] Tidak ada sisa untuk besok
       *[other] { $cards } kartu belum dibagikan
    }
table-out = Keluar dari permainan
table-out-cards = Keluar dari permainan: { CARD($cards) }

table-wins = { $you ->
        [yes] Kamu menang
       *[no] { SEAT($seat) } menang
    }
table-ties = Seri
table-caption-idiot = 6 menjatuhkan 5
table-caption-toppled = dijatuhkan 6
table-caption-highest-trump = truf tertinggi
table-caption-lower-trump = truf lebih rendah
table-caption-not-trump = bukan truf
table-caption-highest = kartu tertinggi
table-caption-lower = kartu lebih rendah
table-caption-joker = dihitung sebagai 5
table-caption-tied = seri, kartu kembali
table-caption-keeps = kartu kembali
table-caption-discarded = keluar
table-strongest = Terkuat
table-weakest = Terlemah
table-order = Urutan peringkat
table-bracket = 6 truf mengalahkan 5 truf

table-heading-trump = Truf tertinggi: { CARD($card) }
table-heading-idiot = { CARD($card) } menjatuhkan 5
table-heading-rank = Kartu tertinggi: { CARD($card) }
table-heading-no_trump = Tanpa truf, kartu tertinggi: { CARD($card) }
table-heading-joker = Joker dihitung sebagai 5 dan menang
table-heading-tie = Seri: tidak ada yang memenangkan pidato
table-note-tie = Setiap negara mengambil kembali kartunya sendiri. Kartu buka keluar.
table-note-tie-discard = Yang seri mengambil kembali kartunya. Kartu lain dan kartu buka keluar.
table-takes = { story-who } mendapat { $gains }.
table-takes-nothing = { story-who } tidak mendapat poin.
table-gain-first = { $points } poin { SUIT($suit) }
table-gain = { $points } poin { SUIT($suit) }

table-chosen = { $tribes ->
        [0] Belum ada suku yang memilih
        [1] Satu suku telah memilih
        [2] Dua suku telah memilih
        [3] Tiga suku telah memilih
       *[other] Keempat suku telah memilih
    }
table-chosen-note = 13 poin atau lebih dari 25 poin sebuah suku memperolehnya.
table-piles = Tumpukan dihitung
table-piles-note = Tumpukan dengan 13 poin atau lebih mendapat suku.
table-line = 13 untuk memperoleh
table-hand-next = Kartumu untuk pidato { $speech }
table-reminder = 13 poin atau lebih dari 25 poin sebuah suku memperolehnya. { $target } suku memenangkan permainan.
table-reminder-pile = Tumpukan dengan 13 poin atau lebih mendapat suku. { $target } suku memenangkan permainan.
table-scores = { story-who } dapat
table-scores-twice = { story-who } dapat dua kali
table-nobody = Tak ada yang dapat
table-bar = { story-who }: { $points } poin { SUIT($suit) }
table-champion = { story-who } memenangkan permainan
table-champions = { $names } menang bersama

table-points = { $points } poin
table-points-long = { $points ->
        [0] tanpa poin
       *[other] { $points } poin
    }
table-rank-5 = kepala suku
table-rank-4 = istri kepala suku
table-rank-3 = prajurit
table-rank-A = prajurit
table-rank-K = pemburu
table-rank-Q = pemburu
table-rank-J = pemburu
table-rank-10 = petani
table-rank-9 = petani
table-rank-8 = petani
table-rank-7 = petani
table-rank-6 = orang dungu desa
table-rank-JK = joker
table-card = { CARD($card) }, { $islander }, { table-points-long }
table-card-joker = { CARD($card) }, { table-points-long }
table-card-trump = { table-card }, truf
table-see-speech = Lihat pidato { $speech }
table-rule = Aturan: { $title }

## Meja yang dibacakan

action-commit = Letakkan { CARD($card) }
aloud-left = { $cards ->
        [1] Ini pidato terakhir hari ini
       *[other] Masih ada { $cards } pidato hari ini, termasuk yang ini
    }; { $rest ->
        [0] semua kartu sudah dibagikan
       *[other] { $rest } kartu belum dibagikan
    }.
