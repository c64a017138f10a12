## Daftar

list-and = { $rest } dan { $last }

## Decktet

# Lambang
decktet-suit-M = Bulan
decktet-suit-S = Matahari
decktet-suit-W = Ombak
decktet-suit-L = Daun
decktet-suit-Y = Naga
decktet-suit-K = Simpul

# Nama, seperti tertulis di kartu
decktet-name-AM = As Bulan
decktet-name-AS = As Matahari
decktet-name-AW = As Ombak
decktet-name-AL = As Daun
decktet-name-AY = As Naga
decktet-name-AK = As Simpul
decktet-name-2MK = Pengarang
decktet-name-2SY = Gurun
decktet-name-2WL = Asal Mula
decktet-name-3MW = Perjalanan
decktet-name-3SK = Pelukis
decktet-name-3LY = Orang Rimba
decktet-name-4MS = Gunung
decktet-name-4WL = Pelaut
decktet-name-4YK = Pertempuran
decktet-name-5ML = Hutan
decktet-name-5SW = Penemuan
decktet-name-5YK = Prajurit
decktet-name-6MW = Orang Gila
decktet-name-6SY = Petobat
decktet-name-6LK = Pasar
decktet-name-7ML = Perjumpaan
decktet-name-7SK = Puri
decktet-name-7WY = Gua
decktet-name-8MS = Diplomat
decktet-name-8WL = Kincir
decktet-name-8YK = Pengkhianatan
decktet-name-9MS = Perjanjian
decktet-name-9WY = Kegelapan
decktet-name-9LK = Saudagar
decktet-name-CM = Pemburu
decktet-name-CS = Pujangga
decktet-name-CW = Laut
decktet-name-CL = Akhir
decktet-name-CY = Malapetaka
decktet-name-CK = Durian Runtuh

# Nama di dalam kalimat
decktet-short-AM = As Bulan
decktet-short-AS = As Matahari
decktet-short-AW = As Ombak
decktet-short-AL = As Daun
decktet-short-AY = As Naga
decktet-short-AK = As Simpul
decktet-short-2MK = Pengarang
decktet-short-2SY = Gurun
decktet-short-2WL = Asal Mula
decktet-short-3MW = Perjalanan
decktet-short-3SK = Pelukis
decktet-short-3LY = Orang Rimba
decktet-short-4MS = Gunung
decktet-short-4WL = Pelaut
decktet-short-4YK = Pertempuran
decktet-short-5ML = Hutan
decktet-short-5SW = Penemuan
decktet-short-5YK = Prajurit
decktet-short-6MW = Orang Gila
decktet-short-6SY = Petobat
decktet-short-6LK = Pasar
decktet-short-7ML = Perjumpaan
decktet-short-7SK = Puri
decktet-short-7WY = Gua
decktet-short-8MS = Diplomat
decktet-short-8WL = Kincir
decktet-short-8YK = Pengkhianatan
decktet-short-9MS = Perjanjian
decktet-short-9WY = Kegelapan
decktet-short-9LK = Saudagar
decktet-short-CM = Pemburu
decktet-short-CS = Pujangga
decktet-short-CW = Laut
decktet-short-CL = Akhir
decktet-short-CY = Malapetaka
decktet-short-CK = Durian Runtuh

# Kartu di dalam kalimat, supaya tidak perlu dihafal
decktet-card-AM = As Bulan
decktet-card-AS = As Matahari
decktet-card-AW = As Ombak
decktet-card-AL = As Daun
decktet-card-AY = As Naga
decktet-card-AK = As Simpul
decktet-card-2MK = Pengarang (2 Bulan dan Simpul)
decktet-card-2SY = Gurun (2 Matahari dan Naga)
decktet-card-2WL = Asal Mula (2 Ombak dan Daun)
decktet-card-3MW = Perjalanan (3 Bulan dan Ombak)
decktet-card-3SK = Pelukis (3 Matahari dan Simpul)
decktet-card-3LY = Orang Rimba (3 Daun dan Naga)
decktet-card-4MS = Gunung (4 Bulan dan Matahari)
decktet-card-4WL = Pelaut (4 Ombak dan Daun)
decktet-card-4YK = Pertempuran (4 Naga dan Simpul)
decktet-card-5ML = Hutan (5 Bulan dan Daun)
decktet-card-5SW = Penemuan (5 Matahari dan Ombak)
decktet-card-5YK = Prajurit (5 Naga dan Simpul)
decktet-card-6MW = Orang Gila (6 Bulan dan Ombak)
decktet-card-6SY = Petobat (6 Matahari dan Naga)
decktet-card-6LK = Pasar (6 Daun dan Simpul)
decktet-card-7ML = Perjumpaan (7 Bulan dan Daun)
decktet-card-7SK = Puri (7 Matahari dan Simpul)
decktet-card-7WY = Gua (7 Ombak dan Naga)
decktet-card-8MS = Diplomat (8 Bulan dan Matahari)
decktet-card-8WL = Kincir (8 Ombak dan Daun)
decktet-card-8YK = Pengkhianatan (8 Naga dan Simpul)
decktet-card-9MS = Perjanjian (9 Bulan dan Matahari)
decktet-card-9WY = Kegelapan (9 Ombak dan Naga)
decktet-card-9LK = Saudagar (9 Daun dan Simpul)
decktet-card-CM = Pemburu (Mahkota Bulan)
decktet-card-CS = Pujangga (Mahkota Matahari)
decktet-card-CW = Laut (Mahkota Ombak)
decktet-card-CL = Akhir (Mahkota Daun)
decktet-card-CY = Malapetaka (Mahkota Naga)
decktet-card-CK = Durian Runtuh (Mahkota Simpul)
