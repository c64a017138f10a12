## Permainan di lobi

game-name = Suara Mayoritas
game-pitch = Gerakkan Pendukung, tukarkan suara, dan loloskan undang-undang yang menguntungkan.
game-aim = Miliki Modal Politik terbanyak di akhir: kumpulkan selama bermain, hilang bila undang-undang Kekacauan yang lolos lebih banyak daripada Ketertiban, dan tambah dengan hadiah.
game-size = 3 sampai 5 kursi, sekitar satu jam
game-clock = Satu fase kenaikan atau satu putaran koalisi punya waktu itu secara keseluruhan, apa pun yang digerakkan, diusulkan, atau ditawarkan. Siapa pun yang saat itu belum mantap dianggap mantap. Setiap pilihan lain punya waktu itu sendiri.
dialect-five-turns = Lima giliran
dialect-five-turns-about = Permainan biasa: papan tangga dan dua puluh tujuh undang-undang. Bila aturan cetak diam, tafsiran kami ditandai di buku aturan.
dialect-snap-poll = Pemilu kilat
dialect-snap-poll-about = Empat giliran di papan dengan jalan masuk dan keluar, dengan dua puluh dua undang-undang. Skenario buatan kami.
dialect-long-term = Masa jabatan panjang
dialect-long-term-about = Enam giliran di papan panjang dengan Pembuat Hukum di ujungnya, dan tiga puluh dua undang-undang. Skenario buatan kami.
option-turns = Giliran
option-turns-4 = Empat
option-turns-5 = Lima
option-turns-6 = Enam
option-politics = Haluan
option-politics-random = Diundi, boleh ditukar bila sepakat
option-politics-chosen = Dipilih menurut urutan kursi
option-six_turn_deck = Bila undang-undang habis dalam enam giliran
option-six_turn_deck-recycle = Kocok tumpukan buangan
option-six_turn_deck-draw_four = Ambil empat, bukan lima
option-protest_into_lawmakers = Protes boleh memindahkan ke Pembuat Hukum
option-protest_into_lawmakers-true = Ya
option-protest_into_lawmakers-false = Tidak
option-faction_tie = Seri di suatu fraksi
option-faction_tie-justice = Kehakiman memutuskan
option-faction_tie-incumbent = Pemegang kartu tetap memegangnya
option-maverick_blocks_six = Kartu Si Pembangkang saja sudah dihitung sebagai Kartu Kuasa
option-maverick_blocks_six-true = Ya: yang tidak memegang kartu lain tidak mendapat enam Pengaruh tambahan
option-maverick_blocks_six-false = Tidak: yang tidak memegang kartu lain tetap mendapat enam Pengaruh tambahan
option-law_amount = Pendukung yang diberi atau diambil undang-undang
option-law_amount-1 = Satu
option-law_amount-2 = Dua
option-law_amount-3 = Tiga
option-late_edits = Sisa perubahan setelah semua yang lain pernah mantap
option-late_edits-1 = Satu
option-late_edits-2 = Dua
option-late_edits-3 = Tiga
option-late_edits-4 = Empat
option-late_edits-5 = Lima
option-board = Papan
option-board-ladder12 = Tangga: satu panah di tiap sisi
option-board-wheel12 = Roda: semua jalan menuju Pembuat Hukum
option-board-shortcut = Jalan pintas: beberapa sisi terbuka dua arah
option-board-long-march = Perjalanan panjang: Pembuat Hukum di ujung
option-deck = Undang-undang
option-deck-classic = Dua puluh tujuh undang-undang
option-deck-snap-poll = Dua puluh dua undang-undang
option-deck-long-term = Tiga puluh dua undang-undang

## Kata

list-and = { $rest } dan { $last }
word-activists = Aktivis
word-voters = Pemilih
word-media = Media
word-money = Uang
word-bureaucracy = Birokrasi
word-justice = Kehakiman
word-lawmakers = Pembuat Hukum
word-president = Presiden
word-maverick = Si Pembangkang
word-change = Perubahan
word-liberty = Kebebasan
word-tradition = Tradisi
word-regulate = Pengaturan
word-centrist = Tengah
word-unrest = Kekacauan
word-order = Ketertiban
word-plain = tanpa lambang
word-yes = ya
word-no = tidak
word-filibuster = filibuster
word-scandal = skandal
word-protest = protes
word-on = masuk
word-off = keluar

## Kuasa menurut gelarnya, dan apa gunanya

power-activists-title = Pengobar
power-activists-about = Protes: selama koalisi dibentuk, pindahkan satu Pendukung, milik siapa pun, dari fraksi mana pun ke fraksi lain.
power-voters-title = Populis
power-voters-about = Pemilu: naikkan tiga Pendukung lagi, boleh beberapa di satu panah; milik orang lain bila pemiliknya setuju.
power-media-title = Raja Media
power-media-about = Skandal: setelah palu diketuk, kembalikan sebagian atau semua Pendukung di satu panah.
power-money-title = Taipan
power-money-about = Gandakan: pada satu pemungutan suara tiap giliran, semua tawaranmu bernilai dua kali.
power-bureaucracy-title = Mandarin
power-bureaucracy-about = Ketetapan (rekonstruksi kami): bila diminta, tentukan siapa bergerak atau menawar lebih dulu, atau menolak.
power-justice-title = Penengah
power-justice-about = Suara penentu (rekonstruksi kami): pemungutan suara yang seri jatuh ke pihak yang kamu pilih. Memutus seri lain tidak memakai kuasa.
power-lawmakers-title = Ketua Sidang
power-lawmakers-about = Agenda (rekonstruksi kami): ambil undang-undang, pilih dua, dan urutkan tiga. Dipakai setiap giliran.
power-president-title = Sekutu Presiden
power-president-about = Mandat: ajukan undang-undang dari tumpukan buangan, atau serahkan pada nasib dan dapatkan satu Modal Politik.
power-maverick-title = Pengganggu
power-maverick-about = Filibuster: sekali tiap giliran, batasi satu kursi pada tiga Pengaruh dalam satu pemungutan suara.

## Pasal buku aturan, sebagai judul pendek

clause-setup-players = Berapa pemain
clause-setup-supporters = Pendukung
clause-setup-politics = Haluan
clause-setup-swap = Bertukar haluan
clause-setup-powers = Kuasa awal
clause-setup-deck = Undang-undang
clause-table-turn = Saatnya
clause-table-chance = Yang dilakukan meja
clause-allot-base = Jatah
clause-allot-bonus = Tambahan dari kuasa
clause-allot-short = Pendukung habis
clause-place-all = Semua ditempatkan
clause-place-hands = Dua tangan
clause-place-lawmakers = Bukan di Pembuat Hukum
clause-promote-arrow = Mengikuti panah
clause-promote-one = Satu di tiap panah
clause-promote-firm = Menyatakan mantap
clause-promote-late = Perubahan terlambat
clause-promote-ruling = Siapa lebih dulu
clause-election-three = Pemilu: tiga lagi
clause-election-consent = Pemilu: persetujuan pemilik
clause-scandal-arrow = Skandal
clause-coalition-members = Siapa boleh berkoalisi
clause-coalition-head = Menamai ketua
clause-coalition-consent = Semua setuju
clause-coalition-winner = Kelompok terkuat
clause-coalition-tie = Seri di fraksi
clause-coalition-empty = Fraksi kosong
clause-protest-one = Protes
clause-protest-lawmakers = Protes ke Pembuat Hukum
clause-integrity-unused = Integritas
clause-president-chooser = Siapa memilih Presiden
clause-president-other = Siapa pun selain diri sendiri
clause-maverick-least = Si Pembangkang
clause-agenda-speaker = Ketua Sidang
clause-agenda-show = Memperlihatkan undang-undang
clause-agenda-pick = Memilih dua
clause-agenda-mandate = Undang-undang Presiden
clause-agenda-blind = Menyerahkan pada nasib
clause-agenda-order = Urutan pemungutan suara
clause-agenda-discard = Tumpukan buangan
clause-vote-ballot = Surat suara
clause-vote-filibuster = Filibuster
clause-bid-own = Pengaruh sendiri
clause-bid-capital = Menawar dengan Modal
clause-bid-double = Menggandakan
clause-bid-order = Siapa menawar berikutnya
clause-bid-drop = Mundur
clause-bid-more = Yang lebih banyak menang
clause-bid-justice = Kehakiman memutus seri
clause-law-whip = Poin bagi pemenang
clause-law-card = Siapa mengambil undang-undang
clause-law-touched = Siapa yang terkena
clause-law-reward = Ganjaran
clause-law-penalty = Hukuman
clause-law-both = Keduanya sekaligus
clause-deal-parties = Siapa bersepakat
clause-deal-words = Apa yang bisa dijanjikan
clause-deal-window = Sampai kapan
clause-deal-open = Tawaran terbuka
clause-deal-contradiction = Janji yang bertentangan
clause-deal-once = Janji yang sama dua kali
clause-deal-limit = Berapa tawaran
clause-deal-judged = Ditepati, diingkari atau gugur
clause-end-concealed = Tersembunyi di giliran terakhir
clause-end-mood = Kekacauan atau Ketertiban
clause-end-incumbent = Petahana
clause-end-majority = Mayoritas
clause-end-kingmaker = Penentu Raja
clause-end-autocrat = Otokrat
clause-end-realpolitik = Realpolitik
clause-end-establishment = Kemapanan
clause-end-revolutionary = Revolusioner
clause-end-winner = Siapa menang

## Mengapa tidak

objection-setup-players = Ada { $seats } kursi, dan ini bukan salah satunya.
objection-setup-politics = Haluan itu sudah diambil, atau tidak cocok dengan sisanya.
objection-setup-swap = Tukar dengan kursi lain yang belum memilih tetap, dan minta sekali saja.
objection-setup-powers = Ini bukan kuasa awal untuk jumlah kursi ini.
objection-setup-deck = Tumpukan tidak mungkin memberi undang-undang ini sekarang.
objection-table-turn = Belum saatnya, atau bukan giliranmu.
objection-table-chance = Hanya meja yang melakukan itu. Meja pun tidak boleh memilih untuk kursi.
objection-place-all = Tempatkan semua { $ready } Pendukungmu: baru { $placed } yang kamu tempatkan.
objection-place-hands = Pakai satu tangan, atau dua di atas fraksi yang berbeda.
objection-place-lawmakers = Tidak ada yang ditempatkan di Pembuat Hukum: jalan ke sana hanya lewat panah.
objection-promote-arrow = Tidak ada panah dari { WORD($tail) } ke { WORD($head) }, atau tidak ada Pendukung yang bebas.
objection-promote-one = Di panah dari { WORD($tail) } ke { WORD($head) } kamu boleh punya satu Pendukung sendiri, tidak lebih.
objection-promote-firm = Kamu sudah mantap.
objection-promote-late = Perubahanmu di fase ini sudah habis: { $edits } perubahan.
objection-promote-ruling = Birokrasi sudah ditanya, atau menetapkan orang lain lebih dulu.
objection-election-three = Hanya Ketua Pemilih boleh menaikkan lebih, paling banyak { $most } Pendukung.
objection-election-consent = Tidak ada yang menunggu persetujuanmu di panah dari { WORD($tail) } ke { WORD($head) }.
objection-scandal-arrow = Skandal mengembalikan sedikitnya satu Pendukung, dan hanya yang ada di satu panah: ini tidak cocok dengan panah dari { WORD($tail) } ke { WORD($head) }.
objection-coalition-members = Koalisi di { WORD($faction) } terdiri atas kamu dan sedikitnya satu orang lain, masing-masing dengan Pendukung di sana.
objection-coalition-head = Ketua koalisi di { WORD($faction) } adalah salah satu anggotanya.
objection-coalition-consent = { $why ->
    [join] { SEAT($by) } sudah mengusulkan ini: bergabunglah.
    [wait] Ini sudah diusulkan dan kamu sudah setuju: tinggal menunggu yang lain.
    [stands] Koalisi ini sudah ada.
   *[closed] Koalisi itu tidak menunggu jawabanmu: kamu sudah setuju, atau koalisi itu sudah selesai atau ditarik.
}
objection-coalition-tie = Berikan { WORD($faction) } kepada salah satu yang seri.
objection-protest-one = Hanya Ketua Aktivis boleh memprotes, sekali tiap giliran, dengan memindahkan Pendukung dari tempat yang ada Pendukungnya: bukan dari { WORD($faction) }.
objection-protest-lawmakers = Di meja ini Protes tidak sampai ke Pembuat Hukum.
objection-president-chooser = Pilih di antara yang seri.
objection-president-other = Sebutkan siapa pun selain diri sendiri.
objection-maverick-least = Pilih di antara yang seri paling sedikit.
objection-agenda-show = Perlihatkan kepada kursi lain yang belum melihatnya.
objection-agenda-pick = Pilih dua dari undang-undang yang kamu ambil.
objection-agenda-mandate = Ajukan salah satu undang-undang yang boleh dipilih Presiden pada giliran { $turn }.
objection-agenda-blind = Nasib tidak dapat membawa itu: belum ada tumpukan buangan, atau undang-undang itu tidak ada di dalamnya.
objection-agenda-order = Letakkan tepat tiga undang-undang giliran ini.
objection-vote-ballot = Pilih ya atau tidak.
objection-vote-filibuster = Batasi kursi lain, bukan diri sendiri; dan yang dibatasi punya paling banyak tiga Pengaruh di pemungutan suara ini.
objection-bid-own = Pengaruhmu seluruhnya { $influence }, dan tawaran hanya bisa naik.
objection-bid-capital = { $why ->
    [spent] Kamu sudah menawarkan Modal Politik pada pemungutan suara lain di giliran ini: cukup sekali tiap giliran.
   *[most] Tawarkan paling banyak lima Modal Politik, pada satu pemungutan suara tiap giliran: kamu punya { $capital }.
}
objection-bid-double = Hanya Ketua Uang boleh menggandakan, pada satu pemungutan suara tiap giliran.
objection-bid-order = Bukan giliranmu menawar, atau sudah terlambat menanyakan urutan.
objection-law-card = Berikan undang-undang kepada salah satu yang seri.
objection-law-reward = Tidak ada yang ditambahkan di Pembuat Hukum: jalan ke sana hanya lewat panah.
objection-law-penalty = Ambil dari satu fraksi tempat kamu punya { $amount }, bila ada fraksi seperti itu.
objection-law-both = Pindahkan paling banyak { $amount } Pendukungmu dari satu fraksi ke satu fraksi lain, bukan ke Pembuat Hukum.
objection-deal-parties = Tawaran ditujukan ke kursi lain, masing-masing disebut sekali; hanya mereka yang menjawab, masing-masing sekali.
objection-deal-words = Itu tidak bisa dijanjikan: menyebut yang tidak ada, tidak menjanjikan apa pun, atau menjanjikan terlalu banyak.
objection-deal-window = Terlambat atau terlalu dini: itu sudah diputuskan, atau untuk giliran sesudah giliran berikutnya.
objection-deal-open = { $status ->
    [accepted] Tawaran { $offer } sudah diterima semua.
    [declined] Tawaran { $offer } sudah ditolak.
    [countered] Tawaran { $offer } sudah dijawab dengan tawaran lain.
    [withdrawn] Tawaran { $offer } sudah ditarik.
   *[other] Tawaran { $offer } sudah tidak ada di meja, atau bukan milikmu.
}
objection-deal-contradiction = { $whose ->
    [here] Dua janji dalam tawaran ini bertentangan: tidak ada yang bisa menepati keduanya.
    [yours] Kamu sudah menjanjikan sebaliknya kepada { SEAT($to) }: keduanya tidak bisa kamu tepati.
    [to-you] { SEAT($by) } sudah menjanjikan sebaliknya kepadamu, dan tidak bisa menepati keduanya.
   *[theirs] { SEAT($by) } sudah menjanjikan sebaliknya kepada { SEAT($to) }, dan tidak bisa menepati keduanya.
}
objection-deal-once = Janji itu sudah diberikan, atau ada dua kali di sini: sekali saja cukup.
objection-deal-limit = Kamu sudah membuat { $most } tawaran di giliran ini; lebih tidak boleh.

## Apa yang salah dengan tumpukan atau papan

fault-toml = Ini bukan TOML: { $reason }
fault-shape = Tidak seperti seharusnya: { $reason }
fault-length = Panjangnya { $length } huruf; seharusnya 1 sampai { $most }.
fault-unprintable = Ada huruf yang tidak dapat dicetak.
fault-no-title = Tidak ada judul dalam bahasa apa pun.
fault-twice = { $value } ada dua kali.
fault-not-positive = { $value } bukan nomor undang-undang; seharusnya 1 atau lebih.
fault-both-sides = { WORD($word) } diganjar sekaligus dihukum.
fault-amount = Memberi dan mengambil { $value } Pendukung; seharusnya 1 sampai { $most }.
fault-too-many-laws = Ada { $laws } undang-undang; paling banyak { $most }.
fault-too-few-laws = Ada { $laws } undang-undang; giliran sebanyak itu perlu { $needed }.
fault-least-laws = Ada { $laws } undang-undang; satu permainan perlu { $least }, untuk empat giliran.
fault-laid-once = { WORD($faction) } diletakkan { $times } kali; seharusnya sekali.
fault-spot-taken = { WORD($faction) } terletak di tempat { WORD($other) }.
fault-arrow-twice = Panah dari { WORD($tail) } ke { WORD($head) } ada dua kali.
fault-arrow-apart = { WORD($tail) } dan { WORD($head) } tidak bersentuhan.
fault-not-left = Tidak ada panah keluar dari { WORD($faction) }.
fault-not-reached = Tidak ada panah menuju { WORD($faction) }.
fault-no-way = Tidak ada jalan dari { WORD($faction) } ke Pembuat Hukum.

## Janji

promise-vote = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memilih { WORD($vote) } untuk { $title_id }, pada giliran { $turn }.
promise-bid = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menawar sedikitnya { $tokens } pada { WORD($vote) } untuk { $title_id }, pada giliran { $turn }.
promise-agenda = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} { $way ->
    [on] memasukkan
   *[off] tidak memasukkan
} { $title_id } ke agenda, pada giliran { $turn }.
promise-head = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} berdiri di { WORD($faction) } dalam koalisi yang ketuanya { SEAT($head) }, pada giliran { $turn }.
promise-apart = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak berkoalisi dengan { SEAT($other) } di { WORD($faction) }, pada giliran { $turn }.
promise-send = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menempatkan atau menaikkan sedikitnya { $supporters } Pendukung ke { WORD($faction) }, pada giliran { $turn }.
promise-president = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menunjuk { SEAT($president) } sebagai Presiden bila berhak memilih, pada giliran { $turn }.
promise-spare = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak memakai { $power ->
    [filibuster] filibuster
    [scandal] skandal
   *[protest] Protes
} terhadap { SEAT($other) }, pada giliran { $turn }.

## Kisahnya

story-politics = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} membela { WORD($politics) }.
story-takes = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memilih membela { WORD($politics) }.
story-swap = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} ingin bertukar haluan dengan { SEAT($other) }.
story-swapped = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} bertukar haluan dengan { SEAT($other) }.
story-begins = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mulai dengan kuasa { WORD($power) }.
story-turn = Giliran { $turn } dari { $turns }
story-last-turn = Giliran { $turn }, yang terakhir: Pengaruh, Modal dan undang-undang di tangan kini tersembunyi
story-allotment = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mendapat { $supporters } Pendukung dan { $influence } Pengaruh.
story-short = Kantong kosong: { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
} mendapat { $supporters } Pengaruh sebagai ganti { $supporters } Pendukung yang kurang.
story-ready = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} siap.
story-places = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menempatkan { $supporters } Pendukung di { WORD($faction) }.
story-promotes = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menggerakkan satu Pendukung dari { WORD($tail) } ke arah { WORD($head) }.
story-recalls = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memanggil kembali satu Pendukung ke { WORD($tail) }, dari jalan ke { WORD($head) }.
story-elects-own = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memakai Pemilu untuk menggerakkan satu lagi dari { WORD($tail) } ke arah { WORD($head) }.
story-elects = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} meminta { SEAT($owner) } mengizinkan Pemilu menggerakkan satu Pendukung dari { WORD($tail) } ke arah { WORD($head) }.
story-unelects = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menarik Pemilu atas { YOU($owner) ->
    [yes] Pendukungmu
   *[no] Pendukung { SEAT($owner) }
} dari { WORD($tail) } ke arah { WORD($head) }.
story-grants = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menyetujui Pemilu dari { WORD($tail) } ke arah { WORD($head) }.
story-refuses = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menolak Pemilu dari { WORD($tail) } ke arah { WORD($head) }.
story-asks = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menanyakan Ketua Birokrasi siapa lebih dulu.
story-rules = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menetapkan: { SEAT($order) }, menurut urutan itu.
story-no-ruling = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak menetapkan; urutan biasa berlaku.
story-firm = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mantap.
story-scandal = Skandal! { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengembalikan { $supporters } Pendukung di jalan ke { WORD($head) } ke { WORD($tail) }.
story-no-scandal = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak membuat skandal.
story-pushed = Palu diketuk: semua Pendukung di panah bergerak maju.
story-coalitions = Giliran { $turn }: koalisi
story-settled = Palu diketuk: koalisi berlaku.
story-proposes = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengusulkan koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
story-joins = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menyetujui koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
story-coalition = Koalisi di { WORD($faction) } berdiri: { SEAT($members) }, ketuanya { SEAT($head) }.
story-rejects = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak mau koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
story-leaves = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} keluar dari koalisi di { WORD($faction) }, dan koalisi itu bubar.
story-protest = Protes! { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memindahkan { YOU($owner) ->
    [yes] satu Pendukungmu
   *[no] satu Pendukung { SEAT($owner) }
} dari { WORD($tail) } ke { WORD($head) }.
story-decides-faction = Sebagai Ketua Kehakiman, { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
} memberikan { WORD($faction) } { YOU($other) ->
    [yes] kepadamu
   *[no] kepada { SEAT($other) }
}.
story-decides-chooser = Sebagai Ketua Kehakiman, { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
} menentukan siapa yang menunjuk Presiden: { SEAT($other) }.
story-decides-maverick = Sebagai Ketua Kehakiman, { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
} menjadikan { SEAT($other) } Si Pembangkang.
story-decides-card = Sebagai Ketua Kehakiman, { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
} memberikan undang-undang { YOU($other) ->
    [yes] kepadamu
   *[no] kepada { SEAT($other) }
}.
story-heads = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengetuai { WORD($faction) }, dengan { $strength }{ $tied ->
    [yes] : seri, diputus oleh Kehakiman
   *[no] {""}
}.
story-heads-with = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengetuai { WORD($faction) }, dengan { $strength } bersama { SEAT($members) }{ $tied ->
    [yes] : seri, diputus oleh Kehakiman
   *[no] {""}
}.
story-president = { YOU($by) ->
    [yes] Kamu
   *[no] { SEAT($by) }
} menunjuk { SEAT($seat) } sebagai Presiden.
story-maverick = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} kini Si Pembangkang.
story-drawn = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengambil { $laws } undang-undang sebagai Ketua Sidang.
story-shows = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memperlihatkan undang-undang yang diambil { YOU($other) ->
    [yes] kepadamu
   *[no] kepada { SEAT($other) }
}.
story-picks = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memilih dua undang-undang untuk agenda, tertutup.
story-mandate = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengajukan { $title_id }.
story-blind = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menyerahkan undang-undang pada nasib, yang membawa { $title_id }.
story-agenda = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} meletakkan agenda
story-agenda-law = Pemungutan suara { $number }: { $title_id }.
story-poll = Pemungutan suara { $number }: { $title_id }
story-yes = Ya: { SEAT($voters) }.
story-no = Tidak: { SEAT($voters) }.
story-filibuster = Filibuster! { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} membatasi { SEAT($other) } pada tiga Pengaruh.
story-no-filibuster = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} membiarkan semua menawar bebas.
story-doubles = { $you ->
    [yes] Kamu menggandakan: semua tawaranmu
   *[no] { SEAT($seat) } menggandakan: semua tawarannya
} di pemungutan suara ini dihitung dua kali.
story-bids = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menawar { $influence } Pengaruh.
story-bids-capital = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menawar { $influence } Pengaruh dan { $capital } Modal Politik.
story-bids-nothing = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak menambah apa pun.
story-passed = { $title_id } lolos, { $yes } lawan { $no }{ $tie ->
    [yes] : seri, diputus oleh suara Kehakiman
   *[no] { "" }
}.
story-failed = { $title_id } gagal, { $yes } lawan { $no }{ $tie ->
    [yes] : seri, diputus oleh suara Kehakiman
   *[no] { "" }
}.
story-takes-law = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengambil { $title_id }.
story-card-tie = Siapa mengambil undang-undang? Tawaran tertinggi sama: { SEAT($tied) }.
story-gains-integrity = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mendapat { $capital } Modal Politik untuk Integritas.
story-gains-agenda = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mendapat { $capital } Modal Politik karena menyerahkan undang-undang pada nasib.
story-gains-law = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mendapat { $capital } Modal Politik karena berada di pihak pemenang.
story-adds = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menambah { $supporters } Pendukung di { WORD($faction) }.
story-removes = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} kehilangan { $supporters } Pendukung di { WORD($faction) }.
story-instead = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengambil { $influence } Pengaruh sebagai ganti Pendukung.
story-moves = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memindahkan { $supporters } Pendukung dari { WORD($tail) } ke { WORD($head) }.
story-no-move = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} tidak memindahkan siapa pun.
story-offers = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} membuat tawaran { $offer } { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
story-counters = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menjawab { SEAT($to) } dengan tawaran { $offer }:
story-accepts = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menerima tawaran { $offer }.
story-deal = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} bersepakat dengan { SEAT($to) }: tawaran { $offer }.
story-declines = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menolak tawaran { $offer }.
story-withdraws = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menarik tawaran { $offer }.
story-kept = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menepati janji { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
story-broken = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengingkari janji { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
story-void = { $you ->
    [yes] Janjimu
   *[no] Janji { SEAT($seat) }
} { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
} gugur; tidak bisa lagi ditepati atau diingkari:
story-unrest = Kekacauan: { $unrest } undang-undang lawan { $order }. Semua kehilangan Modal Politik yang dikumpulkan
story-tie = Kekacauan dan Ketertiban seimbang pada { $order }. Masing-masing hanya menyimpan Modal Politik sebanyak Pendukungnya di Pembuat Hukum
story-order = Ketertiban: { $order } undang-undang lawan { $unrest }. Semua menyimpan Modal Politik yang dikumpulkan
story-keeps = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menyimpan { $kept } dari { $collected } yang dikumpulkan.
story-incumbent = Petahana: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-majority = Mayoritas: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-kingmaker = Penentu Raja: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-autocrat = Otokrat: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-realpolitik = Realpolitik: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-establishment = Kemapanan: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-revolutionary = Revolusioner: { $capital } { $you ->
    [yes] untukmu
   *[no] untuk { SEAT($seat) }
}.
story-total = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} punya { $total } seluruhnya.
story-winner = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menang dengan { $total }.
story-winner-shared = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} berbagi kemenangan dengan { $total }.

## Meja dibacakan

aloud-turn = Giliran { $turn } dari { $turns }.
aloud-empty = Tidak ada yang berdiri di { WORD($faction) }.
aloud-stands = Di { WORD($faction) }: { $you ->
    [yes] kamu
   *[no] { SEAT($seat) }
}, { $supporters }.
aloud-holds = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memegang { WORD($power) }.
aloud-used = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memegang { WORD($power) }, sudah dipakai.
aloud-tokens = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} punya { $influence } Pengaruh dan { $capital } Modal Politik.
aloud-concealed = { $you ->
    [yes] Milikmu
   *[no] Milik { SEAT($seat) }
} tersembunyi di giliran terakhir.

## Pilihan, dibacakan

action-take = Membela { WORD($politics) }.
action-swap = Katakan bahwa kamu ingin bertukar haluan dengan { SEAT($other) }.
action-stay = Pertahankan haluanmu.
action-place = Tempatkan { $supporters } di { WORD($faction) }.
action-promote = Gerakkan satu Pendukung dari { WORD($tail) } ke arah { WORD($head) }.
action-recall = Tarik Pendukungmu kembali ke { WORD($tail) }, dari jalan ke { WORD($head) }.
action-elect = Pemilu: gerakkan satu lagi { YOU($owner) ->
    [yes] Pendukungmu
   *[no] Pendukung { SEAT($owner) }
} dari { WORD($tail) } ke arah { WORD($head) }.
action-elect-own = Pemilu: gerakkan satu lagi Pendukungmu dari { WORD($tail) } ke arah { WORD($head) }.
action-unelect = Tarik Pemilu atas { YOU($owner) ->
    [yes] Pendukungmu
   *[no] Pendukung { SEAT($owner) }
} dari { WORD($tail) } ke arah { WORD($head) }.
action-grant = Setujui Pemilu atas Pendukungmu dari { WORD($tail) } ke arah { WORD($head) }.
action-refuse = Tolak Pemilu atas Pendukungmu dari { WORD($tail) } ke arah { WORD($head) }.
action-ask = Minta Ketua Birokrasi menetapkan urutan.
action-rule = Tetapkan urutan: { SEAT($order) }.
action-firm = Nyatakan mantap: kamu tidak ingin mengubah apa-apa lagi.
action-scandal = Skandal di jalan dari { WORD($tail) } ke { WORD($head) }: yang kembali
action-scandal-of = { $supporters } { $you ->
    [yes] milikmu
   *[no] milik { SEAT($seat) }
}.
action-pass-exposing = Tidak membuat skandal.
action-pass-ruling = Tidak menetapkan urutan.
action-pass-filibustering = Tidak melakukan filibuster.
action-pass-resolving = Biarkan undang-undang tidak berakibat apa-apa bagimu.
action-propose = Usulkan koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
action-join = Setujui koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
action-reject = Batalkan koalisi di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }.
action-leave = Keluar dari koalisimu di { WORD($faction) }.
action-protest = Protes: pindahkan satu { YOU($owner) ->
    [yes] Pendukungmu
   *[no] Pendukung { SEAT($owner) }
} dari { WORD($tail) } ke { WORD($head) }.
action-decide = Putuskan untuk { YOU($other) ->
    [yes] diri sendiri
   *[no] { SEAT($other) }
}.
action-appoint = Tunjuk { SEAT($other) } sebagai Presiden.
action-show = Perlihatkan undang-undang yang diambil kepada { SEAT($other) }.
action-pick = Masukkan ke agenda:
action-lay = Urutan pemungutan suara:
action-law = { $number }. { $title_id }.
action-mandate = Ajukan { $title_id } ke pemungutan suara.
action-blind = Serahkan pada nasib, dan dapatkan 1 Modal Politik.
action-ballot = Pilih { WORD($vote) } untuk { $title_id }.
action-filibuster = Filibuster { SEAT($other) }, yang lalu hanya boleh menawar paling banyak 3 Pengaruh.
action-bid = { $influence ->
    [0] { $capital ->
        [0] Tidak menambah tawaranmu
       *[other] Tambahkan { $capital } Modal Politik
    }
   *[other] { $capital ->
        [0] Tambahkan { $influence } Pengaruh
       *[other] Tambahkan { $influence } Pengaruh dan { $capital } Modal Politik
    }
}{ $double ->
    [yes] , dan gandakan: semua tawaranmu di sini dihitung dua kali.
   *[no] .
}
action-add = Tambahkan Pendukung di { WORD($faction) }.
action-remove = Ambil Pendukung dari { WORD($faction) }.
action-move = Pindahkan { $supporters } Pendukung dari { WORD($tail) } ke { WORD($head) }.
action-offer = Ajukan tawaran kepada { SEAT($to) }:
action-accept = Terima tawaran { $offer } dari { SEAT($by) }:
action-decline = Tolak tawaran { $offer } dari { SEAT($by) }.
action-withdraw = Tarik tawaran { $offer }.
aloud-ask-choosing = Haluan: pilih apa yang kamu bela. Undang-undang mengganjar dan menghukum menurut haluan.
aloud-ask-swapping = Haluan: pertahankan, atau minta kursi lain bertukar.
aloud-ask-placing = Penempatan: taruh semua Pendukung barumu di satu atau dua fraksi. Semua dibuka bersamaan.
aloud-ask-promoting = Kenaikan: gerakkan Pendukung di sepanjang panah, satu milikmu di tiap panah. Bila semua mantap, palu diketuk.
aloud-ask-exposing = Skandal: Ketua Media boleh mengembalikan Pendukung di satu panah.
aloud-ask-ruling = Ketetapan: Ketua Birokrasi boleh menetapkan urutan.
aloud-ask-coalescing = Koalisi: bersatu di satu fraksi di bawah satu ketua. Kelompok terkuat menang bila semua mantap.
aloud-ask-settling = Seri di satu fraksi: Ketua Kehakiman menentukan siapa mendapatnya.
aloud-ask-nominating = Seri: Ketua Kehakiman menentukan siapa yang menunjuk Presiden.
aloud-ask-appointing = Yang terkuat di Pemilih dan Media menunjuk Presiden.
aloud-ask-branding = Seri: Ketua Kehakiman menentukan siapa Si Pembangkang.
aloud-ask-picking = Agenda: Ketua Sidang memilih dua dari lima undang-undang.
aloud-ask-mandating = Agenda: Presiden mengajukan satu undang-undang.
aloud-ask-ordering = Agenda: Ketua Sidang menentukan urutan pemungutan suara.
aloud-ask-balloting = Pemungutan suara: letakkan surat suaramu. Semua dibuka bersamaan.
aloud-ask-filibustering = Si Pembangkang boleh membatasi satu tawaran.
aloud-ask-bidding = Tawaran: pihak dengan keping lebih banyak menang; masing-masing boleh menambah tawarannya.
aloud-ask-awarding = Seri: Ketua Kehakiman menentukan siapa yang mengambil undang-undang.
aloud-ask-resolving = Undang-undang lolos: laksanakan akibatnya bagimu.
aloud-bid = { $you ->
    [yes] Tawaranmu
   *[no] Tawaran { SEAT($seat) }
}: { $influence } Pengaruh dan { $capital } Modal Politik untuk { WORD($vote) }.
aloud-law = { $title_id }: mengganjar { $reward ->
    [none] tidak seorang pun
   *[other] { WORD($reward) }
}, menghukum { $penalty ->
    [none] tidak seorang pun
   *[other] { WORD($penalty) }
}. Dihitung untuk { WORD($symbol) }.

## Mengapa bot bermain begitu

bot-random = Apa pun boleh.
bot-search = Ini paling baik dalam permainan yang dibayangkan dari sini.
bot-only = Tidak ada pilihan lain.
bot-firm = Ia puas dengan keadaan ini.
bot-quiet = Tidak ada alasan untuk berbuat lebih.
bot-promote = Ini membawanya lebih dekat ke kepemimpinan sebuah fraksi.
bot-recall = Mereka lebih berguna di tempat semula.
bot-elect = Ini sepadan dengan kehilangan poin Integritas.
bot-grant = Ia untung dengan dinaikkan.
bot-refuse = Ia lebih suka Pendukungnya tetap di sana.
bot-scandal = Ini membuat lawan kehilangan keunggulan di sebuah fraksi.
bot-protest = Satu Pendukung menentukan siapa mengetuai fraksi.
bot-propose = Bersama mereka terkuat.
bot-join = Dengan ini ia mengetuai fraksi.
bot-support = Lebih baik kursi yang lemah mengetuainya daripada yang memimpin; atau ia sudah berjanji.
bot-reject = Ia lebih kuat tanpa mereka.
bot-leave = Kini ia lebih baik sendiri.
bot-place = Ini memenangkan atau mempertahankan fraksi paling berharga.
bot-favour = Ia menguntungkan diri sendiri, atau yang paling tertinggal.
bot-pick = Ia suka akibat undang-undang itu.
bot-blind = Satu poin pasti lebih berharga daripada undang-undang mana pun di sana.
bot-order = Yang paling disukai datang terakhir, saat yang lain sudah belanja.
bot-vote-yes = Undang-undang itu membantunya, atau ia ingin mengambil undang-undangnya.
bot-vote-no = Undang-undang itu merugikannya.
bot-filibuster = Lawan terkaya akan menentukan suara ini.
bot-bid-nothing = Tidak sepadan satu keping pun.
bot-bid-whip = Satu keping memastikan satu poin.
bot-bid-win = Ini membalikkan hasil.
bot-bid-card = Ia ingin mengambil undang-undangnya.
bot-double = Dengan semua dihitung dua kali, ia menang.
bot-capital = Hanya dengan Modal ia menang.
bot-effect = Pendukung paling berarti di sana.
bot-deal-good = Janji itu lebih berharga daripada biayanya.
bot-deal-bad = Janji itu lebih mahal daripada nilainya.
bot-deal-counter = Dengan sedikit lebih ringan ia setuju.
bot-deal-more = Dengan sedikit imbalan lagi ia akan setuju.
bot-deal-offer = Keduanya untung.
bot-deal-nash = Tidak ada yang lebih menguntungkan keduanya bersama.
bot-ascent = Peluang menangnya lebih besar dengan Pendukung di sana.
bot-tried = Dari semua yang dicobanya, ini paling mungkin membawanya menang.
bot-vote-foreseen = Apa pun suara yang lain, inilah yang terbaik baginya.
bot-bid-foreseen = Dipikirkan sampai tawaran terakhir, inilah yang terbaik baginya.
bot-deal-bold = Ia meminta sedikit terlalu banyak, dan mau menerima kurang.
bot-deal-several = Mereka semua akan untung.
bot-deal-later = Ia membalas di giliran berikutnya untuk bantuan sekarang.

## Di meja

table-turn = Giliran { $turn } dari { $turns }
table-phase-setup = Persiapan
table-phase-place = Menempatkan Pendukung
table-phase-promote = Kenaikan
table-phase-coalitions = Koalisi
table-phase-votes = Pemungutan suara
table-phase-end = Perhitungan akhir
table-ask-choosing = Pilih apa yang kamu bela
table-ask-swapping = Pertahankan haluan, atau minta bertukar
table-ask-placing = Taruh Pendukung baru di petak, secara rahasia
table-ask-promoting = Gerakkan Pendukung ke panah, dan katakan bila mantap
table-ask-exposing = Buat skandal di satu panah, atau biarkan
table-ask-ruling = Tetapkan siapa lebih dulu, atau tolak
table-ask-coalescing = Bentuk koalisi, dan katakan bila mantap
table-ask-firm-again = Ada yang berubah: apakah kamu masih mantap?
table-ask-settling = Putuskan seri di { WORD($faction) }
table-ask-nominating = Tentukan siapa memilih Presiden
table-ask-appointing = Tunjuk Presiden
table-ask-branding = Tentukan siapa Si Pembangkang
table-ask-picking = Pilih dua undang-undang
table-ask-mandating = Ajukan undang-undang, atau serahkan pada nasib
table-ask-ordering = Urutkan ketiga undang-undang
table-ask-balloting = Berikan suara untuk { $title_id }
table-ask-filibustering = Batasi satu kursi, atau biarkan semua menawar
table-ask-bidding = Tambah tawaran, atau tidak
table-ask-awarding = Tentukan siapa mengambil undang-undang
table-ask-resolving = Laksanakan undang-undang
table-waiting = Menunggu { SEAT($seats) }{ $stage ->
    [swapping] { " " }setuju
    [choosing] { " " }memilih
    [placing] { " " }menempatkan Pendukung
    [promoting] { " " }mantap soal promosi
    [exposing] { " " }membuat skandal, atau tidak
    [coalescing] { " " }mantap soal koalisi
    [settling] { " " }memutus seri
    [nominating] { " " }menentukan siapa yang menunjuk Presiden
    [appointing] { " " }menunjuk Presiden
    [branding] { " " }menentukan Si Pembangkang
    [picking] { " " }memilih dua undang-undang
    [mandating] { " " }membawa undang-undang
    [ordering] { " " }mengurutkan undang-undang
    [balloting] { " " }memberi suara
    [filibustering] { " " }memakai filibuster, atau tidak
    [bidding] { " " }menawar
    [awarding] { " " }menentukan siapa yang mengambil undang-undang
    [resolving] { " " }menjalankan akibat undang-undang
    [ruling] { " " }menentukan siapa dulu
   *[other] { "" }
}
table-influence = Pengaruh
table-capital = Modal Politik
table-supporters = Pendukung
table-reserve = Cadangan: { $supporters }
table-ready = Siap: { $supporters }
table-hidden = tersembunyi
table-hidden-now = kini tersembunyi
table-hidden-why = Di giliran terakhir, Pengaruh, Modal, dan undang-undang di tangan hanya terlihat oleh pemiliknya, sampai semua dihitung.
table-last-turn = Giliran terakhir
table-takers-hidden = pengambilnya tersembunyi
table-firm = Mantap
table-not-firm = terbuka
table-used = dipakai
table-unclaimed = belum dipegang
table-head = Ketua: { SEAT($seat) }
table-changes-left = Sisa { $changes } perubahan
table-left-hand = Tangan kiri
table-right-hand = Tangan kanan
table-confirm = Pastikan
table-cancel = Batal
table-consent-asked = Ketua Pemilih ingin menaikkan Pendukungmu dari { WORD($tail) } ke { WORD($head) }
table-consent-given = Kamu sudah setuju Ketua Pemilih menaikkan Pendukungmu dari { WORD($tail) } ke { WORD($head) }
table-grant = Setuju
table-refuse = Tolak
table-take-back = Tarik kembali
table-ask-order = Tanya Birokrasi siapa lebih dulu
table-coalition = Koalisi
table-propose = Usulkan
table-join = Ikut
table-reject = Batalkan
table-leave = Keluar dari koalisi ini
table-back = Kembali
table-alone = sendiri
table-strength = { $strength } bersama
table-strength-with = { $strength } bersama { SEAT($others) }
table-strength-alone = { $strength } sendiri
table-protest = Protes
table-scandal = Skandal
table-election = Pemilu
table-filibuster = Filibuster
table-let-be = Biarkan
table-agenda = Agenda
table-discard = Tumpukan buangan
table-deck = { $laws } undang-undang tersisa
table-show-to = Perlihatkan kepada { SEAT($seat) }
table-show-them = Perlihatkan kepada seseorang
table-blind = Serahkan pada nasib, dapat 1
table-rewards = Mengganjar
table-penalises = Menghukum
table-yes = Ya
table-no = Tidak
table-needs = Perlu { $tokens } untuk unggul
table-bid = Tawar { $tokens }
table-add-nothing = Tidak menambah
table-double-down = Gandakan
table-spend-capital = Tawar Modal juga
table-deals = Kesepakatan
table-offer = Buat tawaran
table-accept = Terima
table-decline = Tolak
table-counter = Jawab balik
table-withdraw = Tarik
table-i-promise = Aku berjanji
table-you-promise = Kamu berjanji
table-ledger = Janji yang ditepati dan diingkari
table-kept = ditepati
table-broken = diingkari
table-void = gugur
table-open = terbuka
table-decided = Diputuskan oleh:
table-tally = Kekacauan { $unrest }, Ketertiban { $order }
table-account = Perhitungan
table-collected = Dikumpulkan
table-kept-of = Disimpan
table-total = Jumlah
table-rule = Aturan: { $clause }
table-reconstructed = rekonstruksi kami
table-you = kamu

## Di meja dalam peramban

table-board = Ketujuh fraksi
table-tile = { $faction }: { $there }. { $held }.
table-tile-count = { $name } { $count }
table-tile-leaving = { $name } { $count }, dan { $away } di panah
table-nobody = tidak ada
table-held-unclaimed = Kuasanya belum dipegang
table-held-ready = { $you ->
    [yes] Kuasanya kamu pegang
   *[no] Kuasanya dipegang { $name }
}, belum dipakai
table-held-used = { $you ->
    [yes] Kuasanya kamu pegang
   *[no] Kuasanya dipegang { $name }
}, sudah dipakai
table-held-by = { $you ->
    [yes] Kamu pegang
   *[no] Dipegang { $name }
}{ $used ->
    [yes] , sudah dipakai
   *[no] {""}
}
table-unused = siap
table-way = Dari { $tail } ke { $head }: { $there }
table-ways = Panah keluar dari { $faction }
table-way-add = ketuk untuk menambah
table-way-lift = ketuk untuk menarik milikmu
table-way-none = tidak ada milikmu di sini
table-map-tile = { $faction }: { $names }, { $score }
table-map-legend = Kelompok terkuat : lawan terkuat. Garis menandai ketua; putus-putus berarti seri.
table-zoom = Papan lebih besar
table-powers = Kuasa
table-laws = Undang-undang
table-law = Undang-undang
table-faction = Fraksi
table-you-name = Kamu, { $name }
table-in-reserve = { $supporters } cadangan
table-in-hand = { $laws ->
        [0] tanpa UU
       *[other] { $laws } UU
    }
table-moving = bergerak
table-is-ready = Siap
table-thinking = menimbang
table-stays = Tetap
table-to-act = gilirannya
table-going-on = Permainan berjalan
table-waiting-too = Juga menunggu { SEAT($seats) }.
table-offers-wait = { $count } tawaran menunggu jawabanmu
table-offer-waits = { SEAT($seat) } menawarkan kesepakatan
table-choices = Yang dapat kamu lakukan
table-pick-first = Pilih dulu
table-pick-tile = Ketuk petak untuk melihat panahnya.
table-pick-tile-short = Ketuk petak
table-stay = Tetap seperti ini
table-swap-with = Bertukar dengan { $you ->
    [yes] diri sendiri
   *[no] { SEAT($seat) }
}
table-swap-asked = sudah memintanya kepadamu
table-stances = Siapa membela apa
table-fewer = Kurangi satu: { $what }
table-more = Tambah satu: { $what }
table-income = Giliran ini memberimu { $influence } Pengaruh dan { $supporters } Pendukung.{ $brief ->
    [yes] {""}
   *[no] {" "}Ketuk satu atau dua petak; semua { $ready } ditempatkan. Tangan kedua yang kosong adalah gertakan.
}
table-first-hand = Ketuk petak untuk satu tangan; semua Pendukungmu ke sana.
table-second-hand = Ketuk petak lain untuk tangan kedua, kosong pun boleh.
table-place = Tempatkan { $supporters } Pendukung
table-place-again = Ganti dengan ini
table-placed = Tanganmu tertutup; dibuka bila semua sudah menempatkan
table-promoting-how = Satu milikmu di tiap panah. Setelah tiap perubahan, semua menyatakan mantap lagi.
table-be-firm = Aku mantap
table-go-firm = Mantap
table-ask-short = Tanya siapa dulu
table-election-left = Sisa { $left } langkah tambahan
table-election-from = Pemilu dari { $faction }: Pendukung siapa yang bergerak?
table-election-how = Pemiliknya harus setuju. Di satu panah boleh beberapa.
table-elect = Gerakkan satu { YOU($seat) ->
    [yes] milikmu
   *[no] milik { SEAT($seat) }
} ke { $head }
table-unelect = Tarik kembali { YOU($seat) ->
    [yes] milikmu
   *[no] milik { SEAT($seat) }
} ke { $head }
table-ring-mine = milikmu, ketuk untuk menarik
table-ring-open = masih dapat berubah
table-ring-firm = mantap
table-ring-away = di panah, dan dihitung di sana
table-after-push = setelah semua bergerak maju
table-lead = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} unggul { $by }, bila semua berhenti sekarang.
table-lead-tied = Seri, bila semua berhenti sekarang: { SEAT($seats) }.
table-scandal-pick = Pilih panah
table-scandal-send = Skandal: kembalikan { $supporters }
table-ruling-how = Ketuk kursi menurut urutan jalannya.
table-order = Urutan
table-rule-so = Tetapkan begitu
table-decline-ruling = Tidak menetapkan
table-bonus-activists = Protes; +2 Pendukung tiap giliran
table-bonus-voters = Pemilu; +1 Pendukung, +1 Pengaruh
table-bonus-media = Skandal; +1 Pendukung, +1 Pengaruh
table-bonus-money = Gandakan; +1 Pengaruh
table-bonus-bureaucracy = Ketetapan; +2 Pengaruh
table-bonus-justice = Suara penentu; +1 Pengaruh
table-bonus-lawmakers = Agenda; +3 Pengaruh
table-bonus-president = Mandat; +1 Pendukung, +2 Pengaruh
table-bonus-maverick = Filibuster; +1 Pendukung, +1 Pengaruh
table-agreed = sepakat
table-leads-by = unggul { $by }
table-tied = seri
table-is-head = Ketua
table-stands-nobody = Tidak ada yang berdiri di sini.
table-draft = Diusulkan: { SEAT($members) }, ketuanya { SEAT($head) }
table-joined = sudah setuju: { SEAT($joined) }
table-compose = Usulkan koalisi
table-compose-on = Usulkan koalisi di { WORD($faction) }
table-partners = Dengan siapa
table-who-heads = Siapa ketuanya
table-worst-leads = unggul { $by }, sekalipun semua lawan bersatu
table-worst-ties = seri bila semua lawan bersatu
table-worst-loses = kalah { $by } bila semua lawan bersatu
table-no-partner = Kamu sendirian di sini; tidak ada yang dapat diajak.
table-not-there = Kamu tidak punya Pendukung di sini, jadi tidak dapat berkoalisi.
table-answer = Jawab { SEAT($seat) }: ikut berkoalisi di { WORD($faction) }?
table-motion = Diusulkan: { SEAT($members) }, ketuanya { SEAT($head) }. Bersama { $strength }.
table-see = Lihat { WORD($faction) }
table-coalitions-how = Tidak ada yang mengikat sebelum semua mantap. Bila berdiri sendiri, kamu tidak perlu koalisi.
table-who-presidents = Pemilih dan Media memilih Presiden
table-ties-on = Seri, diputuskan { $you ->
    [yes] olehmu
   *[no] Kehakiman
}
table-protest-out = { $name } masih dapat memprotes
table-previous = Fraksi sebelumnya
table-next = Fraksi berikutnya
table-below = Masih ada di bawah
table-of = { $number } dari { $all }
table-protest-from = Dari mana
table-protest-whose = Pendukung siapa
table-protest-to = Ke mana
table-protest-do = Protes: pindahkan
table-decide-for = { $you ->
    [yes] Diri sendiri
   *[no] { SEAT($seat) }
}
table-capital-and-cards = { $capital } Modal, { $cards } kartu
table-branding-why = Seri, dengan Modal Politik dan Kartu Kuasa bersama paling sedikit: { SEAT($seats) }.
table-in-both = { $supporters } di Pemilih dan Media
table-speaker = Ketua Sidang
table-law-number = No. { $number }
table-law-hidden = Undang-undang tertutup
table-law-rewards = Memberi { $amount } Pendukung kepada { $words }: { $names }.
table-law-penalises = Mengambil { $amount } Pendukung dari { $words }: { $names }.
table-law-untouched = tidak disebut
table-law-supporters = Pendukung, bila lolos
table-picking-how = Kedua pilihanmu akan dipungut suaranya, bersama milik Presiden.
table-mandating-how = Pilih satu untuk agenda giliran ini.
table-ordering-how = Ketuk ketiganya menurut urutan pemungutan suara.
table-do-picking = { $count ->
    [2] Pilih keduanya
   *[other] Pilih dua, baru { $count }
}
table-do-mandating = { $count ->
    [1] Ajukan undang-undang ini
   *[other] Pilih undang-undang
}
table-do-ordering = { $count ->
    [3] Letakkan agenda
   *[other] Ketuk ketiganya
}
table-shown-to = Sudah diperlihatkan kepada { SEAT($seat) }
table-vote-first = Ya atau tidak?
table-vote = { $vote ->
    [yes] Pilih ya
   *[no] Pilih tidak
}
table-breaking = { $does }, dan ingkari janji kepada { SEAT($to) }
table-voted = Kamu memilih { $vote ->
    [yes] ya
   *[no] tidak
}; dapat diubah sampai semua memilih
table-voted-short = Sudah memilih
table-vote-passed = lolos
table-vote-failed = gagal
table-vote-now = sekarang
table-vote-later = nanti
table-scale = Ya { $yes }, Tidak { $no }
table-needs-short = perlu { $tokens }
table-is-ahead = unggul
table-limit = Batasi { $you ->
    [yes] diri sendiri
   *[no] { SEAT($seat) }
} pada tiga
table-votes-with = memilih { $vote ->
    [yes] ya
   *[no] tidak
}, Pengaruh { $influence }
table-limited = { $name }: paling banyak tiga Pengaruh{ $known ->
    [yes] , karena filibuster ({ SEAT($by) })
   *[no] {""}
}
table-tie-goes = Seri jatuh ke { $vote ->
    [yes] Ya
   *[no] Tidak
}, sebab Kehakiman { $you ->
    [yes] kamu pegang
   *[no] dipegang { $name }
}.
table-card-open = Bila lolos, penawar Ya tertinggi mengambil undang-undangnya.
table-card-goes = { $count ->
    [1] Bila lolos, { SEAT($seats) } mengambil undang-undangnya.
   *[other] Bila lolos, { $you ->
        [yes] kamu
       *[no] Kehakiman
    } memilih siapa yang mengambilnya: { SEAT($seats) }.
}
table-bid-ask = Tawaranmu: { $vote ->
    [yes] Ya
   *[no] Tidak
} perlu { $tokens }
table-bid-stays = { $vote ->
    [yes] Ya
   *[no] Tidak
} unggul: tambah lagi, atau biarkan
table-bid-last = Tawaranmu: naikkan { $vote ->
    [yes] Ya
   *[no] Tidak
} ke { $tokens }, atau pihakmu mundur
table-bid-alone = Pihak Tidak mundur. Tambah tawaran untuk mengambil undang-undangnya, atau berhenti
table-bid-rule = { $vote ->
    [yes] Ya
   *[no] Tidak
} kini { $other }. Hanya pemenang yang membayar; yang kalah menyimpan tawarannya.
table-influence-note = Dari { $influence } milikmu. Yang kalah menyimpannya.
table-capital-note = Dari { $capital }; paling banyak lima, pada satu pemungutan suara tiap giliran.
table-left-of = dari { $left }
table-bid-double = Digandakan, { $vote ->
    [yes] Ya
   *[no] Tidak
} menjadi { $total }
table-double-to = Gandakan: { $vote ->
    [yes] Ya
   *[no] Tidak
} { $total }
table-add-nothing-instead = Tidak jadi menambah
table-doubled = { $you ->
    [yes] Kamu menggandakan: semua tawaranmu
   *[no] { SEAT($seat) } menggandakan: tawaran itu
} dihitung dua kali.
table-double-note = Semua tawaranmu dihitung dua kali
table-double-costs = Memakai kuasamu: tanpa poin Integritas.
table-drops = pihakmu mundur
table-bid-to = { $tokens ->
    [0] Tentukan tawaran
   *[other] Tawar { $tokens }: { $vote ->
        [yes] Ya
       *[no] Tidak
    } { $total }
}
table-resolve-reward = Undang-undang mengganjarmu: tambah { $amount } Pendukung di satu fraksi
table-resolve-penalty = Undang-undang menghukummu: ambil { $amount } Pendukung dari satu fraksi
table-resolve-reward-how = Ketuk petak tempat mereka akan berdiri.
table-resolve-penalty-how = Ketuk petak yang mereka tinggalkan.
table-resolve-both-how = Ketuk petak asal, lalu petak tujuan.
table-resolve-both = Keduanya sekaligus: pindahkan paling banyak { $amount } dari satu fraksi ke fraksi lain
table-move-way = Dari { $tail } ke { $head }
table-laws-passed = Undang-undang lolos
table-against = lawan
table-if-passes = { $title }, bila lolos
table-mood-rule = Bila akhirnya lebih banyak Kekacauan daripada Ketertiban, semua Modal terkumpul hilang. Bila imbang, kamu hanya menyimpan sebanyak Pendukungmu di Pembuat Hukum.
table-shown-hands = Semua tangan terbuka
table-shown-push = Palu diketuk: semua Pendukung di panah maju
table-shown-controls = Palu diketuk: siapa memegang kuasa apa
table-president-is = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menjadi Presiden.
table-power-unclaimed = { WORD($power) } belum dipegang.
table-shown-paid = Satu poin karena menawar di pihak pemenang: { SEAT($seats) }.
table-shown-failed = Kartunya masuk tumpukan buangan, dan pihak yang kalah tidak membayar.
table-promises-bind = Janji tidak mengikat siapa pun; meja mencatat siapa yang menepatinya.
table-record = { $judged ->
    [0] { $void ->
        [0] belum ada janji yang dinilai
       *[other] { $void } janji, semuanya gugur
    }
   *[other] menepati { $kept } dari { $judged } janji{ $void ->
        [0] {""}
       *[other] , { $void } gugur
    }
}
table-offers-left = Sisa { $left } tawaran di giliran ini
table-no-promises = Belum ada janji.
table-offers-to = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menawari { SEAT($to) }
table-offer-for = Sebagai gantinya:
table-offer-asks = Meminta:
table-offer-open = terbuka
table-offer-accepted = sepakat
table-offer-declined = ditolak
table-offer-countered = dijawab balik
table-offer-withdrawn = ditarik
table-offer-lapsed = terlambat
table-accepted-by = Yang menerima: { SEAT($seats) }
table-reason = “{ $text }”
table-declined-by = Ditolak { $you ->
    [yes] olehmu
   *[no] oleh { SEAT($seat) }
}.
table-declines-yours = { SEAT($seat) } menolak tawaranmu.
table-accepts-yours = { SEAT($seat) } menerima tawaranmu{ $deal ->
    [yes] : sepakat.
   *[no] ; belum semua menjawab.
}
table-counters-yours = { SEAT($seat) } membalas tawaranmu dengan tawaran lain.
table-broken-yours = { SEAT($seat) } mengingkari janji kepadamu.
table-see-offer = Lihat
table-put-away = Singkirkan
table-offer-whom = Kepada siapa
table-offer-pick = Pilih satu kursi atau lebih.
table-offer-send = Ajukan tawaran ini
table-they-promise = { $count ->
    [1] Sebagai gantinya, { SEAT($seats) } berjanji
   *[other] Sebagai gantinya, masing-masing berjanji: { SEAT($seats) }
}
table-add-promise = Tambah janji
table-promise-vote = suara atas undang-undang
table-promise-bid = tawaran atas undang-undang
table-promise-agenda = sebagai Ketua Sidang atau Presiden, undang-undang masuk atau keluar agenda
table-promise-head = mendukung seseorang sebagai ketua koalisi
table-promise-apart = tidak ikut koalisi
table-promise-send = kirim Pendukung
table-promise-president = menunjuk Presiden
table-promise-spare = tidak memakai kuasa
table-vote-word = Suara
table-other-seat = Siapa
table-at-least = Paling sedikit
table-turn-word = Giliran
table-agenda-hint = Janji ini ditepati atau diingkari hanya bila pemberinya saat itu Ketua Sidang atau Presiden; jika tidak, gugur.
table-strike = Coret janji ini
table-points = { $capital } Modal Politik
table-phase-place-short = Jatah
table-phase-promote-short = Pendukung
table-phase-coalitions-short = Koalisi
table-phase-votes-short = Suara
table-turn-short = giliran { $turn }
table-collected-line = Modal terkumpul saat permainan berakhir, sebelum hadiah
table-small-counts = Angka kecil menunjukkan yang dihitung: kuasa, Pendukung di papan, fraksi dengan tiga atau lebih, terbanyak di satu fraksi, undang-undang di tangan, yang Ketertiban, yang Kekacauan.
table-mood-unrest = maka tidak ada yang disimpan
table-mood-tie = maka masing-masing hanya menyimpan sebanyak Pendukungnya di Pembuat Hukum
table-mood-order = maka semuanya disimpan
table-in-lawmakers = { $supporters } di sana
table-line-incumbent = 3 untuk tiap kuasa yang dipegang, termasuk Presiden; Si Pembangkang tidak dihitung
table-line-majority = 5 untuk Pendukung terbanyak
table-shared-by = dibagi { $seats }, tiap bagian dibulatkan ke atas
table-line-kingmaker = 3 untuk fraksi terbanyak yang berisi tiga Pendukung atau lebih
table-line-autocrat = 3 untuk Pendukung terbanyak di satu fraksi
table-line-realpolitik = 5 untuk undang-undang terbanyak di tangan
table-line-establishment = 3 untuk undang-undang Ketertiban terbanyak
table-line-revolutionary = 3 untuk undang-undang Kekacauan terbanyak
table-tie-by-influence = Pengaruh tersisa memutus seri
table-tie-by-laws = Undang-undang di tangan memutus seri
table-unrest-order = Kekacauan lawan Ketertiban
table-your-word = Janjimu kepada { SEAT($to) }:
table-last-board = Pada akhirnya: kelompok terbaik lawan kedua
table-last-board-note = Inilah siapa yang sekarang memimpin petak. Petahana membayar pemegang Kartu Kuasa, yang bisa orang lain.
table-made-of = Modal yang disimpan, lalu poin tiap hadiah
table-words-given = Janji yang diberikan
table-you-called = Kamu

## Menulis dek dan papan

sheets-lead = Masukkan undang-undang dan panah dari permainan cetak, atau tulis sendiri. Yang disimpan server ini dapat dipilih saat menyiapkan meja, dan masuk utuh ke dalam catatan.
sheets-what = Apa
sheets-deck = Undang-undang
sheets-board = Papan
sheets-from = Mulai dari
sheets-own = tersimpan di sini
sheets-import = Buka berkas
sheets-export = Simpan sebagai berkas
sheets-print = Cetak
sheets-keep = Simpan di server ini
sheets-kept = Tersimpan, dan dapat dipilih untuk meja mana pun di sini.
sheets-play = Siapkan meja
sheets-name = Nama, huruf kecil
sheets-title-en = Judul bahasa Inggris
sheets-title-id = Judul bahasa Indonesia
sheets-sound = Dapat dimainkan
sheets-faulty = Belum dapat dimainkan
sheets-balance = Keseimbangan
sheets-even = seimbang
sheets-uneven = tidak seimbang, tetapi dapat dimainkan
sheets-count = { $laws } undang-undang
sheets-enough-none = Belum cukup untuk satu permainan: empat giliran perlu { $needed } undang-undang.
sheets-enough-four = Cukup untuk empat giliran; lima atau enam perlu { $needed } undang-undang.
sheets-enough-all = Cukup untuk empat, lima, atau enam giliran.
sheets-number = Nomor
sheets-symbol = Lambang
sheets-amount = Pendukung
sheets-amount-table = menurut kesepakatan meja
sheets-strike = Coret undang-undang ini
sheets-add-law = Tambah undang-undang
sheets-board-how = Ketuk tempat di antara dua petak untuk memutar panahnya: tanpa, satu arah, arah lain, keduanya. Ketuk dua petak untuk menukar tempatnya.
sheets-flow-none = Tanpa panah antara { $one } dan { $other }
sheets-flow-there = Dari { $one } ke { $other }
sheets-flow-back = Dari { $other } ke { $one }
sheets-flow-both = Dua arah antara { $one } dan { $other }
sheets-in-out = masuk { $reached }, keluar { $left }

table-look-closer = { $name }, lebih dekat
table-politics = Haluan
table-politics-about = Yang dibela gerakan ini. Undang-undang yang menyebutnya mengganjar atau menghukum gerakan ini; kuasa dihitung hanya bila tak satu pun haluannya disebut.
table-influence-about = Alat menawar dalam pemungutan suara. Yang tidak terpakai disimpan.
table-capital-about = Poinnya: yang terbanyak di akhir menang. Lima tiap giliran bisa ditawarkan sebagai Pengaruh.
table-powers-none = Tidak ada, maka enam Pengaruh lebih tiap giliran.
table-laws-none = Belum ada.
table-offers-closed = Tawaran sebelumnya
table-proposals-others = { $count } usul antara yang lain
table-ready-already = Sudah siap: { SEAT($seats) }

## Papan dan catatan janji, dibacakan

aloud-arrow = Dari { WORD($tail) } ke { WORD($head) }{ $on ->
    [none] { "." }
   *[other] : { SEAT($on) }.
}
aloud-wish = Ketua Pemilih meminta satu { YOU($seat) ->
    [yes] Pendukungmu
   *[no] Pendukung { SEAT($seat) }
} dari { WORD($tail) } menuju { WORD($head) }.
aloud-motion = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengusulkan di { WORD($faction) }: { SEAT($members) }, ketuanya { SEAT($head) }. Sudah setuju: { SEAT($joined) }.
aloud-pledge-open = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} berjanji { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
aloud-pledge-kept = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menepati janji { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
aloud-pledge-broken = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengingkari janji { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
}:
aloud-pledge-void = { $you ->
    [yes] Janjimu
   *[no] Janji { SEAT($seat) }
} { YOU($to) ->
    [yes] kepadamu
   *[no] kepada { SEAT($to) }
} gugur:
aloud-decided = Itu diputuskan pada giliran { $turn }, oleh kejadian { $event }, { $moment ->
    [ballots] ketika surat suara dibuka
    [bids] ketika tawaran dihitung
    [agenda] ketika agenda ditentukan
    [coalitions] ketika koalisi disusun
    [pushed] ketika Pendukung berpindah
    [president] ketika Presiden harus ditunjuk
    [used] ketika kuasa itu dipakai
   *[over] ketika kuasa itu tidak dapat dipakai lagi
}.

## Menyusun lewat pertanyaan

compose-what = Apa yang ingin kamu susun?
compose-offer = tawaran
compose-counter = jawaban atas tawaran { $offer } dari { SEAT($seat) }
compose-bid = tawaran suara
compose-influence = Berapa Pengaruh yang kamu tambahkan?
compose-capital = Berapa Modal Politik yang kamu tambahkan?
compose-double = Apakah kamu menggandakan?
compose-nothing = Sekarang tidak ada yang bisa disusun.
compose-drop = keluarkan lagi satu janji
compose-drop-which = Yang mana?
compose-coalition = koalisi
compose-to = Kepada siapa tawaran ini?
compose-mine = Apa janjimu?
compose-yours = Apa yang kamu minta dijanjikan untuk itu?
compose-members = Siapa yang berdiri bersamamu?
compose-enough = cukup
compose-law = Undang-undang yang mana?
compose-yes = Ya atau tidak?
compose-on = Masuk agenda, atau keluar?
compose-faction = Fraksi yang mana?
compose-head = Siapa ketuanya?
compose-other = Kursi yang mana?
compose-president = Siapa yang menjadi Presiden?
compose-power = Kuasa yang mana?
compose-supporters = Berapa Pendukung, sedikitnya?
compose-tokens = Berapa, sedikitnya?
compose-turn = Pada giliran berapa?
compose-seat = { SEAT($seat) }
compose-word = { WORD($word) }
compose-number = { $number }
compose-law-called = { $title_id }
table-protest-ask = Protes: Pendukung siapa, dari mana, ke mana?

## Yang dikatakan bot kepada meja saat menawarkan atau menjawab

say-bot-deal-good = Yang kudapat lebih besar daripada yang kubayar.
say-bot-deal-bad = Yang kubayar lebih besar daripada yang kudapat.
say-bot-deal-counter = Dengan sedikit lebih ringan aku setuju.
say-bot-deal-more = Dengan sedikit imbalan lagi aku setuju.
say-bot-deal-offer = Kita berdua untung.
say-bot-deal-nash = Tak ada yang memberi kita berdua lebih banyak.
say-bot-deal-bold = Menurutku kita berdua untung.
say-bot-deal-several = Kita semua untung.
say-bot-deal-later = Kubayar di giliran berikut untuk bantuan di giliran ini.
