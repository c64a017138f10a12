### Yang dikatakan terminal tentang permainan apa pun.

cli-welcome = { $game } untuk { $seats } pemain, { $dialect }. Ketik “bantuan” kapan saja.
cli-you = Kamu
cli-bot-name = Bot { $seat }
cli-table = Di meja: { $names }.
cli-seat-person = { $name }
cli-seat-bot = { $name } ({ $bot })
cli-kind-careful = hati-hati
cli-kind-highest = kartu tertinggi
cli-kind-random = acak
cli-kind-sly = licik
cli-kind-upright = lurus
cli-kind-search = perenung
cli-kind-strong = tangguh
cli-kind-honest = jujur
cli-kind-opportunist = oportunis
cli-kind-grudger = pendendam
cli-list-and = { $rest } dan { $last }

## Pilihanmu

cli-your-turn = { $you ->
        [yes] Pilihanmu:
       *[no] { SEAT($seat) }, pilihanmu:
    }
cli-option = { $number }. { $action }
cli-more = Masih ada { $more } lagi, sampai nomor { $last }. Ketik satu kata, misalnya nama fraksi atau pemain, untuk yang memuatnya; atau nomor pilihan.
cli-not-allowed = Tidak boleh: { $actions }. { $reason }
cli-prompt = Nomor atau perintah:
cli-refused = Tidak bisa. { $reason }
cli-see-rule = Aturannya: ketik “aturan { $clause }”.
cli-no-such-number = Tidak ada pilihan { $number }. Pilih nomor 1 sampai { $last }.
cli-not-understood = “{ $words }” bukan nomor dan bukan perintah. Ketik “bantuan” untuk melihat yang ada.

## Perintah, seperti yang diketik

cli-command-help = bantuan
cli-command-hand = kartu
cli-command-table = meja
cli-command-compose = susun
cli-command-scores = nilai
cli-command-rules = aturan
cli-command-why = kenapa
cli-command-quit = keluar

cli-help = Ketik nomor pilihanmu lalu tekan Enter; atau kartu seperti penulisannya, misalnya { $example }. Perintah:
cli-help-words = Ketik nomor pilihanmu lalu tekan Enter; atau kata, misalnya “media” atau “tawaran”, untuk pilihan yang memuatnya. Perintah:
cli-help-hand = kartu: yang boleh kamu lakukan, yang tidak boleh, dan alasannya
cli-help-table = meja: yang ada di atas meja
cli-help-compose = susun: tawaran, koalisi atau tawaran suara sesukamu, lewat pertanyaan
cli-help-scores = nilai: kedudukan semua pemain
cli-help-rules = aturan: bab-bab buku aturan; “aturan { $clause }” membacakan salah satunya
cli-help-why = kenapa: yang akan dilakukan pemain hati-hati di tempatmu, dan alasannya
cli-help-help = bantuan: daftar ini
cli-help-quit = keluar: meninggalkan permainan

cli-rules = Bab-bab buku aturan:
cli-rules-chapter = { $clause }: { $title }
cli-no-such-clause = Buku aturan tidak punya bab “{ $clause }”. Ketik “aturan” untuk melihat semuanya.
cli-why = Pemain hati-hati, yang melihat tidak lebih dari kamu, akan memilih dengan urutan ini. 100 paling baik, 0 paling buruk:
cli-why-choice = { $number }. { $action }: { $value }. { $reason }

## Bergantian di satu papan ketik

cli-hand-over = { SEAT($seat) }, giliranmu. Tekan Enter kalau tidak ada orang lain yang melihat.
cli-hand-over-end = Permainan selesai. Tekan Enter, semua boleh melihat.

## Akhir permainan

cli-end = Selesai
cli-place = { $you ->
        [yes] Kamu
       *[no] { SEAT($seat) }
    }: peringkat { $place }, nilai { $score }
cli-duplicate = Pembagian yang sama sekali lagi, dengan bot di tempatmu:
cli-duplicate-place = Bot ({ $bot }): peringkat { $place }, nilai { $score }
cli-again = Mainkan pembagian yang sama lagi dengan --seed { $seed }
cli-kept = Permainan ini ditulis ke { $file }.
cli-left = Kamu meninggalkan permainan.

## Menceritakan rekaman

cli-said = { $name } berkata: “{ $text }”
cli-replay = Permainan { $number }: { $game } untuk { $seats } pemain, { $dialect }
cli-seat = Kursi { $seat }
cli-own-options = dengan pilihan sendiri
cli-unfinished = Rekaman berakhir di sini; permainannya masih berjalan.

## Menelaah catatan

cli-review = Ditimbang oleh bot ({ $bot }). Setiap nilai ialah bagian meja yang dapat diharapkan pemain untuk diungguli, dalam persen: 100 yang terbaik.
cli-review-mistake = Kejadian { $event }, { SEAT($seat) }: { $action } ({ $value }). Kesalahan seharga { $cost }.
cli-review-choice = Kejadian { $event }, { SEAT($seat) }: { $action } ({ $value }).
cli-review-better = Lebih baik: { $action } ({ $value }). { $reason }
cli-review-reckoning = { SEAT($seat) }: mengungguli { $result } persen dari meja, yaitu 50, keberuntungan { $luck }, dikurangi { $cost } akibat pilihan. { $decisions } keputusan, { $mistakes ->
        [0] tanpa kesalahan
       *[other] { $mistakes } kesalahan
    }.

## Dialek dan pilihan

cli-dialect = { $dialect }, --dialect { $name }. { $about }
cli-dialect-differs = Berbeda dari { $other }: { $option } “{ $here }”, bukan “{ $there }”.
cli-dialect-options = Pilihan, masing-masing mengubah sebuah dialek:
cli-dialect-option = --option { $typed }: { $option } “{ $value }”
cli-compose-left = Dibiarkan seperti semula.
cli-compose-prompt = Nomor, atau Enter saja untuk membatalkan:
