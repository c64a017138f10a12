## Lists

list-and = { $rest } and { $last }

## The Decktet

# Suits
decktet-suit-M = Moons
decktet-suit-S = Suns
decktet-suit-W = Waves
decktet-suit-L = Leaves
decktet-suit-Y = Wyrms
decktet-suit-K = Knots

# Names, as they stand on the cards
decktet-name-AM = Ace of Moons
decktet-name-AS = Ace of Suns
decktet-name-AW = Ace of Waves
decktet-name-AL = Ace of Leaves
decktet-name-AY = Ace of Wyrms
decktet-name-AK = Ace of Knots
decktet-name-2MK = Author
decktet-name-2SY = Desert
decktet-name-2WL = Origin
decktet-name-3MW = Journey
decktet-name-3SK = Painter
decktet-name-3LY = Savage
decktet-name-4MS = Mountain
decktet-name-4WL = Sailor
decktet-name-4YK = Battle
decktet-name-5ML = Forest
decktet-name-5SW = Discovery
decktet-name-5YK = Soldier
decktet-name-6MW = Lunatic
decktet-name-6SY = Penitent
decktet-name-6LK = Market
decktet-name-7ML = Chance Meeting
decktet-name-7SK = Castle
decktet-name-7WY = Cave
decktet-name-8MS = Diplomat
decktet-name-8WL = Mill
decktet-name-8YK = Betrayal
decktet-name-9MS = Pact
decktet-name-9WY = Darkness
decktet-name-9LK = Merchant
decktet-name-CM = Huntress
decktet-name-CS = Bard
decktet-name-CW = Sea
decktet-name-CL = End
decktet-name-CY = Calamity
decktet-name-CK = Windfall

# Names within a sentence
decktet-short-AM = the ace of Moons
decktet-short-AS = the ace of Suns
decktet-short-AW = the ace of Waves
decktet-short-AL = the ace of Leaves
decktet-short-AY = the ace of Wyrms
decktet-short-AK = the ace of Knots
decktet-short-2MK = the Author
decktet-short-2SY = the Desert
decktet-short-2WL = the Origin
decktet-short-3MW = the Journey
decktet-short-3SK = the Painter
decktet-short-3LY = the Savage
decktet-short-4MS = the Mountain
decktet-short-4WL = the Sailor
decktet-short-4YK = the Battle
decktet-short-5ML = the Forest
decktet-short-5SW = the Discovery
decktet-short-5YK = the Soldier
decktet-short-6MW = the Lunatic
decktet-short-6SY = the Penitent
decktet-short-6LK = the Market
decktet-short-7ML = the Chance Meeting
decktet-short-7SK = the Castle
decktet-short-7WY = the Cave
decktet-short-8MS = the Diplomat
decktet-short-8WL = the Mill
decktet-short-8YK = the Betrayal
decktet-short-9MS = the Pact
decktet-short-9WY = the Darkness
decktet-short-9LK = the Merchant
decktet-short-CM = the Huntress
decktet-short-CS = the Bard
decktet-short-CW = the Sea
decktet-short-CL = the End
decktet-short-CY = the Calamity
decktet-short-CK = the Windfall

# Cards within a sentence, so that one need not know them by heart
decktet-card-AM = the ace of Moons
decktet-card-AS = the ace of Suns
decktet-card-AW = the ace of Waves
decktet-card-AL = the ace of Leaves
decktet-card-AY = the ace of Wyrms
decktet-card-AK = the ace of Knots
decktet-card-2MK = the Author (2 of Moons and Knots)
decktet-card-2SY = the Desert (2 of Suns and Wyrms)
decktet-card-2WL = the Origin (2 of Waves and Leaves)
decktet-card-3MW = the Journey (3 of Moons and Waves)
decktet-card-3SK = the Painter (3 of Suns and Knots)
decktet-card-3LY = the Savage (3 of Leaves and Wyrms)
decktet-card-4MS = the Mountain (4 of Moons and Suns)
decktet-card-4WL = the Sailor (4 of Waves and Leaves)
decktet-card-4YK = the Battle (4 of Wyrms and Knots)
decktet-card-5ML = the Forest (5 of Moons and Leaves)
decktet-card-5SW = the Discovery (5 of Suns and Waves)
decktet-card-5YK = the Soldier (5 of Wyrms and Knots)
decktet-card-6MW = the Lunatic (6 of Moons and Waves)
decktet-card-6SY = the Penitent (6 of Suns and Wyrms)
decktet-card-6LK = the Market (6 of Leaves and Knots)
decktet-card-7ML = the Chance Meeting (7 of Moons and Leaves)
decktet-card-7SK = the Castle (7 of Suns and Knots)
decktet-card-7WY = the Cave (7 of Waves and Wyrms)
decktet-card-8MS = the Diplomat (8 of Moons and Suns)
decktet-card-8WL = the Mill (8 of Waves and Leaves)
decktet-card-8YK = the Betrayal (8 of Wyrms and Knots)
decktet-card-9MS = the Pact (9 of Moons and Suns)
decktet-card-9WY = the Darkness (9 of Waves and Wyrms)
decktet-card-9LK = the Merchant (9 of Leaves and Knots)
decktet-card-CM = the Huntress (crown of Moons)
decktet-card-CS = the Bard (crown of Suns)
decktet-card-CW = the Sea (crown of Waves)
decktet-card-CL = the End (crown of Leaves)
decktet-card-CY = the Calamity (crown of Wyrms)
decktet-card-CK = the Windfall (crown of Knots)
