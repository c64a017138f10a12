## Permainan di lobi

game-name = Tightwad
game-pitch = Menangkan trik apa saja, kecuali yang terakhir: pemenangnya membayar tagihan.
# Menit: trik dalam permainan antarbot hati-hati dengan 3, 4, dan 6 kursi (30), enam detik setiap pilihan.
game-aim = Jangan menangkan trik terakhir: pemenangnya membayar tagihan.
game-size = 3 sampai 10 kursi, 10 sampai 20 menit
game-clock = Setiap kartu dimainkan dalam waktu itu.

dialect-official = Resmi
dialect-official-about = Sesuai aturan terbitan, untuk tiga sampai sepuluh pemain.
dialect-for-two = Berdua
dialect-for-two-about = Aturannya sama, tetapi boleh dimainkan berdua. Tidak ada aturan terbitan yang menyebutkan hal ini.

option-allow_two = Dua pemain
option-allow_two-true = Boleh berdua (tidak resmi)
option-allow_two-false = Tiga pemain atau lebih

## Pasal buku aturan, sebagai judul singkat

clause-setup-players = Jumlah pemain
clause-setup-decks = Kartu yang dipakai
clause-deal-dealer = Siapa yang membagi
clause-deal-hands = Jumlah kartu tiap pemain
clause-deal-table = Pembagian kartu
clause-play-turn = Giliran
clause-play-own = Kartumu sendiri
clause-play-follow = Kartu yang boleh dimainkan
clause-control-higher = Cara merebut kuasa
clause-control-ace = Kekuatan as
clause-trick-winner = Pemenang trik
clause-round-penalty = Siapa yang kalah dalam ronde
clause-game-end = Akhir permainan

## Mengapa tidak boleh

objection-setup-decks = Tidak ada lagi { CARD($card) } di dek untuk dibagikan.
objection-deal-dealer = Ronde ini dibagikan oleh pemain lain.
objection-deal-hands = Setiap pemain harus mendapat { $size } kartu, tertulis lengkap dan berurutan.
objection-deal-table = Kartu dibagikan oleh meja.
objection-play-turn = Sekarang bukan giliranmu.
objection-play-own = Kamu tidak memegang { CARD($card) }.
objection-play-follow = Terlalu rendah: kartu yang harus ditandingi adalah { CARD($control) }. Mainkan kartu yang sama tinggi atau lebih tinggi, atau kartu terendahmu: { CARD($lowest) }.
objection-round-penalty = Kartu hukuman tidak ikut dibagikan, dan { CARD($card) } adalah kartu hukuman.

## Cerita

story-round = { $you ->
    [yes] Ronde { $round }, kamu yang membagi
   *[no] Ronde { $round }, { SEAT($seat) } yang membagi
}
story-short-hands = Karena kartu hukuman tidak ikut dibagikan, setiap pemain hanya mendapat { $cards } kartu.
story-trick = Trik { $trick } dari { $tricks }
story-last-trick = Trik terakhir! Pemenangnya kalah dalam ronde ini.
story-lead = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} membuka dengan { CARD($card) }.
story-control-higher = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} merebut kuasa dengan { CARD($card) }: lebih tinggi daripada { CARD($control) }, dan keduanya berlambang { SUIT($suits) }.
story-control-ace = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} merebut kuasa dengan { CARD($card) }: as selalu mengalahkan kartu yang selambang, dan { CARD($control) } berlambang { SUIT($suits) }.
story-no-suit = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memainkan { CARD($card) }. Lambangnya tidak ada yang sama dengan { CARD($control) }, jadi kuasa tidak berpindah.
story-equal = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memainkan { CARD($card) }. Kartu itu hanya setinggi { CARD($control) }, jadi kuasa tidak berpindah.
story-shed = { $you ->
    [yes] Kamu membuang kartu terendahmu,
   *[no] { SEAT($seat) } membuang kartu terendahnya,
} { CARD($card) }.
story-trick-won = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memenangkan trik { $trick } dengan { CARD($card) }.
story-round-lost = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} kalah dalam ronde ini dan menyimpan { CARD($card) }: { $penalty } poin hukuman, jumlahnya kini { $total }.
story-over = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} mengumpulkan { $total } poin hukuman dan kalah dalam permainan ini. Semua pemain lain menang.

## Alasan bot

bot-random = Kartu mana pun boleh.
bot-search = Paling baik dalam permainan yang dibayangkan dari sini.
bot-only = Tidak ada pilihan lain.
bot-shed = Membuang kartu tinggi, sebelum kartu itu berbahaya.
bot-waste = Kartu yang lebih tinggi sebaiknya dibuang dulu; kartu ini lebih murah di akhir.
bot-ending = Menghitung peluang memenangkan trik terakhir.
bot-highest = Selalu membuang kartu tertinggi.
bot-safe = Setelah ini ia hampir tidak pernah membayar dalam permainan yang dibayangkan dari sini.
bot-poor = Ronde ini tampaknya kalah; kartu ini menjaga tagihannya tetap kecil.
bot-now = Dalam permainan yang dibayangkan dari sini, kartu tertinggi sebaiknya dibuang sekarang.
bot-later = Dalam permainan yang dibayangkan dari sini, kartu yang lebih tinggi boleh menunggu.

## Di meja

table-round = Ronde { $round }
table-trick = Trik { $trick } dari { $tricks }
table-last-round = Trik terakhir!
table-deals = membagi
table-you = kamu
table-your-turn = Giliranmu
table-last-to-play = terakhir
table-you-are-last = Giliranmu. Kamu bermain terakhir.
table-cards = { $cards ->
    [0] Tanpa kartu
   *[other] { $cards } kartu
}
table-aside = { $cards ->
    [0] Tidak ada kartu yang disisihkan
   *[other] { $cards } kartu disisihkan tertutup
}
table-points = { $points } dari 10
table-points-spoken = { $points } dari 10 poin hukuman
table-no-penalties = Belum ada kartu hukuman
table-penalties = Kartu hukuman: { CARD($cards) }
table-reminder = Jangan menangkan trik { $tricks }: pemenangnya menyimpan kartu kemenangan itu sebagai hukuman. Yang pertama mencapai 10 poin kalah dalam permainan.
table-led = { $you ->
    [yes] Kamu membuka
   *[no] { SEAT($seat) } membuka
}
table-controls = { $you ->
    [yes] Kamu berkuasa
   *[no] { SEAT($seat) } berkuasa
}
table-no-shared-suit = Beda lambang
table-not-higher = Tidak lebih tinggi
table-took-control = Merebut kuasa
table-lowest-shed = Kartu terendah
table-prompt = Pilih kartu untuk trik { $trick }
table-prompt-lead = Buka trik { $trick }
table-prompt-last = Mainkan kartu terakhirmu
table-waiting = Menunggu { SEAT($seat) }
table-dealing = Kartu sedang dibagikan.
table-may-any = Mainkan kartu apa saja.
table-may-follow = { $rank ->
    [10] Mainkan mahkota, atau kartu terendahmu.
   *[other] Mainkan { $rank } atau lebih tinggi, atau kartu terendahmu.
}
table-above-one = Untuk merebut kuasa, lampaui { $rank } dengan { SUIT($first) }, atau mainkan as lambang itu
table-above-two = Untuk merebut kuasa, lampaui { $rank } dengan { SUIT($first) } atau { SUIT($second) }, atau mainkan as salah satunya
table-above-ace = Untuk merebut kuasa, mainkan kartu { SUIT($first) } apa saja
table-above-crown = Untuk merebut kuasa, mainkan as { SUIT($first) }
table-short-one = Kuasa: di atas { $rank } dengan { SUIT($first) }, atau asnya
table-short-two = Kuasa: di atas { $rank }, { SUIT($first) } atau { SUIT($second) }, atau asnya
table-short-ace = Kuasa: kartu apa saja dengan { SUIT($first) }
table-short-crown = Kuasa: as { SUIT($first) }
table-too-low = Terlalu rendah
table-your-lowest = Terendahmu
table-takes-control = Merebut kuasa
table-leads = Membuka
table-confirm = Mainkan { $card }
table-confirm-lead = sebagai pembuka
table-confirm-control = dan rebut kuasa lewat { SUIT($suits) }
table-confirm-ace = dan rebut kuasa sebagai as { SUIT($suits) }
table-confirm-no-suit = tanpa merebut kuasa: beda lambang
table-confirm-not-higher = tanpa merebut kuasa: tidak lebih tinggi
table-confirm-lowest = kartu terendahmu
table-rule = Aturan: { $clause }
table-trick-winner = { $you ->
    [yes] Kamu memenangkan trik ini
   *[no] { SEAT($seat) } memenangkan trik ini
}
table-lost = { $you ->
    [yes] Kamu yang membayar tagihan
   *[no] { SEAT($seat) } yang membayar tagihan
}
table-won = Semua pemain lain menang
table-fewest = Poin hukuman tersedikit di atas, sebagai catatan

## Meja yang dibacakan

action-play = Mainkan { CARD($card) }
aloud-leads = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memulai trik ini: belum ada kartu yang dimainkan.
aloud-played = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} memainkan { CARD($card) }.
aloud-controls = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} menguasai trik ini. Kartu yang harus ditandingi adalah { CARD($card) }.
aloud-points = { $you ->
    [yes] Kamu
   *[no] { SEAT($seat) }
} { $points ->
    [0] belum punya poin hukuman
   *[other] punya { $points } dari 10 poin hukuman
}.
