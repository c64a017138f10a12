## Permainan di lobi

game-name = Tightwad
game-pitch = Hindari trick terakhir: pemenangnya harus membayar semua tagihan.

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
clause-play-own = Kartu Anda sendiri
clause-play-follow = Kartu yang boleh dimainkan
clause-control-higher = Cara mengambil kendali
clause-control-ace = Kekuatan As
clause-trick-winner = Pemenang trick
clause-round-penalty = Siapa yang kalah dalam ronde
clause-game-end = Akhir permainan

## Mengapa tidak boleh

objection-setup-decks = Tidak ada lagi { CARD($card) } di dek untuk dibagikan.
objection-deal-dealer = Ronde ini dibagikan oleh pemain lain.
objection-deal-hands = Setiap pemain harus mendapat { $size } kartu, tertulis lengkap dan berurutan.
objection-deal-table = Kartu dibagikan oleh meja.
objection-play-turn = Sekarang bukan giliran Anda.
objection-play-own = Anda tidak memegang { CARD($card) }.
objection-play-follow = Terlalu rendah: kartu yang harus ditandingi adalah { CARD($control) }. Mainkan kartu yang sama tinggi atau lebih tinggi, atau kartu terendah Anda: { CARD($lowest) }.
objection-round-penalty = Kartu penalti tidak ikut dibagikan, dan { CARD($card) } adalah kartu penalti.

## Cerita

story-round = { $you ->
    [yes] Ronde { $round }, Anda yang membagi
   *[no] Ronde { $round }, { SEAT($seat) } yang membagi
}
story-short-hands = Karena kartu penalti tidak ikut dibagikan, setiap pemain hanya mendapat { $cards } kartu.
story-trick = Trick { $trick } dari { $tricks }.
story-last-trick = Trick terakhir! Pemenangnya kalah dalam ronde ini.
story-lead = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} membuka dengan { CARD($card) }.
story-control-higher = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} mengambil kendali dengan { CARD($card) }: lebih tinggi daripada { CARD($control) }, dan keduanya berlambang { SUIT($suits) }.
story-control-ace = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} mengambil kendali dengan { CARD($card) }: As selalu mengalahkan kartu yang selambang, dan { CARD($control) } berlambang { SUIT($suits) }.
story-no-suit = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} memainkan { CARD($card) }. Lambangnya tidak ada yang sama dengan { CARD($control) }, jadi kendali tidak berpindah.
story-equal = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} memainkan { CARD($card) }. Kartu itu hanya setinggi { CARD($control) }, jadi kendali tidak berpindah.
story-shed = { $you ->
    [yes] Anda membuang kartu terendah Anda,
   *[no] { SEAT($seat) } membuang kartu terendahnya,
} { CARD($card) }.
story-trick-won = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} memenangkan trick { $trick } dengan { CARD($card) }.
story-round-lost = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} kalah dalam ronde ini dan menyimpan { CARD($card) }: { $penalty } poin penalti, jumlahnya kini { $total }.
story-over = { $you ->
    [yes] Anda
   *[no] { SEAT($seat) }
} mengumpulkan { $total } poin penalti dan kalah dalam permainan ini. Semua pemain lain menang.

## Alasan bot

bot-random = Kartu mana pun boleh.
bot-search = Paling baik dalam permainan yang dibayangkan dari sini.
bot-only = Tidak ada pilihan lain.
bot-shed = Membuang kartu tinggi selagi kendali di tangan orang lain.
bot-low = Menyimpan kartu rendah untuk trick terakhir.
bot-lead = Membuka dengan kartu yang mudah dikalahkan pemain lain.
bot-last = Kartunya tinggal satu.

## Di meja

table-round = Ronde { $round }
table-trick = Trick { $trick } dari { $tricks }
table-last-round = Trick terakhir!
table-deals = membagi
table-you = Anda
table-your-turn = Giliran Anda
table-last-to-play = bermain terakhir
table-you-are-last = Giliran Anda. Anda bermain terakhir.
table-cards = { $cards ->
    [0] Tanpa kartu
   *[other] { $cards } kartu
}
table-aside = { $cards ->
    [0] Tidak ada kartu yang disisihkan
   *[other] { $cards } kartu disisihkan tertutup
}
table-points = { $points } dari 10
table-points-spoken = { $points } dari 10 poin penalti
table-no-penalties = Belum ada kartu penalti
table-penalties = Kartu penalti: { CARD($cards) }
table-reminder = Jangan menangkan trick { $tricks }: pemenangnya menyimpan kartu kemenangan itu sebagai penalti. Yang pertama mencapai 10 poin kalah dalam permainan.
table-led = { $you ->
    [yes] Anda membuka
   *[no] { SEAT($seat) } membuka
}
table-controls = { $you ->
    [yes] Anda memegang kendali
   *[no] { SEAT($seat) } memegang kendali
}
table-no-shared-suit = Beda lambang
table-not-higher = Tidak lebih tinggi
table-took-control = Mengambil kendali
table-lowest-shed = Kartu terendah
table-prompt = Pilih kartu untuk trick { $trick }
table-prompt-lead = Buka trick { $trick }
table-prompt-last = Mainkan kartu terakhir Anda
table-waiting = Menunggu { SEAT($seat) }
table-may-any = Mainkan kartu apa saja.
table-may-follow = { $rank ->
    [10] Mainkan Mahkota, atau kartu terendah Anda.
   *[other] Mainkan { $rank } atau lebih tinggi, atau kartu terendah Anda.
}
table-above-one = Untuk mengambil kendali, lampaui { $rank } dengan { SUIT($first) }, atau mainkan As lambang itu
table-above-two = Untuk mengambil kendali, lampaui { $rank } dengan { SUIT($first) } atau { SUIT($second) }, atau mainkan As salah satunya
table-above-ace = Untuk mengambil kendali, mainkan kartu { SUIT($first) } apa saja
table-above-crown = Untuk mengambil kendali, mainkan As { SUIT($first) }
table-too-low = Terlalu rendah
table-your-lowest = Terendah Anda
table-takes-control = Mengambil kendali
table-leads = Membuka
table-confirm = Mainkan { $card }
table-confirm-lead = sebagai pembuka
table-confirm-control = dan ambil kendali lewat { SUIT($suits) }
table-confirm-ace = dan ambil kendali sebagai As { SUIT($suits) }
table-confirm-no-suit = tanpa mengambil kendali: beda lambang
table-confirm-not-higher = tanpa mengambil kendali: tidak lebih tinggi
table-confirm-lowest = kartu terendah Anda
table-rule = Aturan: { $clause }
table-trick-winner = { $you ->
    [yes] Anda memenangkan trick ini
   *[no] { SEAT($seat) } memenangkan trick ini
}
table-lost = { $you ->
    [yes] Anda yang membayar tagihan
   *[no] { SEAT($seat) } yang membayar tagihan
}
table-won = Semua pemain lain menang
table-fewest = Poin penalti tersedikit di atas, sebagai catatan
