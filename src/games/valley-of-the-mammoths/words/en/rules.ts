/** The rules in our own words, by chapter: at most 1,900 characters each. */
export const rules = {
  'in short': {
    title: 'In short',
    text: 'Lead your tribe through summers and winters: spread out to feed it, hunt, found camps, and outlast the others.\n\nWhoever has {{win}} camps at the end of a turn is announced; whoever still has {{win}} at the end of the next one wins. So does the last tribe alive. If everybody dies, nobody wins. After the last turn that the table chose, the first in order wins.',
  },
  'setting up': {
    title: 'Setting up',
    text: 'In turn, each tribe settles on a free hex that is not beside a camp of another tribe, unless a river lies between: a camp, {{females}} women, {{warriors}} warriors. It has {{food}} food; on plains it may plant at once for 1.\n\nIt has {{hand}} cards of Fate in hand, {{crowded}} with {{crowd}} tribes or more. At most it may have {{men}} warriors, {{women}} women and {{camps}} camps. Nothing is traded.\n\nA camp on a mountain or volcano is a cave, any other a village; one to a hex.',
  },
  turn: {
    title: 'A turn',
    text: 'A season has {{spaces}} turns; the marker begins on the second one of summer.\n\n1. **Event** of the season, not on turns 1 and 2.\n2. **Animals arrive**, more of them in summer, and with {{many}} tribes or more.\n3. **Animals move**.\n4. **Order**: whoever has most camps goes first, then food, then people, then a die; the others clockwise. Tribes move in that order.\n5. **Fights**.\n6. **Food**: income, and everybody eats.\n7. **Births** at the end of a season, **planting** at the end of winter, and then each tribe draws a card up to its hand.\n8. The end: camps are counted.\n\nA season ends when the marker leaves its last space: in a turn in which it stays, nothing of step 7 happens, nor the harvest.',
  },
  animals: {
    title: 'Animals',
    text: 'All animals of a kind on a hex are a pack: they move and fight as one. Each arrives where its letter stands. A die says which way all go: 1 north-east, then clockwise to 6 north-west. The pack farthest back on each line goes first.\n\nA pack goes up to its range and stops before an obstacle: the edge, the lake, a volcano, a closed hex, and mountains or rivers that it does not cross. If the very first hex is one it goes the opposite way instead. It stops where people are and where its kind is, and whoever was joined goes no further. With people on its hex it stays.\n\n{{animals}}\n\nTramplers drop each crop that they enter by a step, also in passing.',
  },
  moving: {
    title: 'Moving',
    text: 'Your people go in any groups, each up to {{range}} hexes. A mountain or volcano that they enter ends the way; the lake and rivers bar it. Closed hexes are neither entered nor left. Whoever has moved does not go on.\n\n**Animals hold**: on every hex with animals that you left or passed, there must be at least as many of your people at the end of your order as there are animals. Newcomers count. To enter is free, and strangers hold nobody.\n\nAll your groups go at once, when you say that you are done. Until then you may begin anew. While others move you may order ahead: that counts if nothing has changed where it goes; else you are asked.',
  },
  camps: {
    title: 'Camps',
    text: 'A camp needs a woman of yours: once the last one is gone, so is the camp. Its crop stays.\n\nA new camp needs a warrior and a woman who did not move, on a hex without animals, strangers or a camp. You may set up several in a turn, {{camps}} in all; one that you give up in the same order makes room.\n\nA camp adds 1 to your throws on its hex, a cave {{cave}} if the table says so.',
  },
  fights: {
    title: 'Fights',
    text: 'Two tribes on a hex fight, then whoever is left fights the animals, kind by kind. The first player’s battles come first; all plans are made at once and sealed. Once you have moved you may plan ahead: that counts if nothing changes in your battles.\n\nIn a round each side throws a die and adds. The highest wins, those tied for highest throw again, and everybody else loses one, until one side is left.\n\n**Against people**: +1 for each warrior after the first; women add nothing. A tribe without warriors does not fight one that has some: it falls to the victor. If all have none they fight with a die each, and nothing for their number.\n**Against animals**: with a woman along +1 for each warrior; without, after the first. Women alone add nothing. Animals add 1 for each after the first. A killed animal is food at once.\n\nA tribe whose last warrior dies throws no more. **Captives**: the victor keeps as many of the beaten women as it has spare women of its own; the rest die. A beaten camp pays a quarter of its owner’s food, half if it was the last one; then the victor takes it, with a camp and a woman of its own there, or burns it.\n\nUnless you say otherwise you lose women down to one first, then warriors, keep captives and take camps.',
  },
  food: {
    title: 'Food',
    text: 'Each hex where you have people feeds you: by the lake or a river 1 fish, a forest in summer 1 berry. At the end of summer’s last turn a crop pays {{full}}, or {{half}} if it was damaged, to whoever stands there; then all crops are gone.\n\nThen each of your people eats 1. If you are short, some die: you say who. If you say nothing, warriors go before women, those outside camps first.',
  },
  births: {
    title: 'Births and planting',
    text: 'At the end of a season each camp has a birth, with two women or more two. A die: 1–{{female}} a woman, up to {{warrior}} a warrior, 6 twins by two more dice, of whom a 6 is a warrior. Without a spare token nobody is born.\n\nAfter winter’s last turn you may plant on own camps on plains, for 1 food each.',
  },
  cards: {
    title: 'Cards of Fate',
    text: 'Open once played. A tribe plays no card twice in a turn but {{often}}.\n\n{{cards}}\n\nTracker, Omen and Counter-magic work by what you said beforehand. What the cards do is ours.',
  },
  'summer events': {
    title: 'Events of summer',
    text: 'They last for the turn. A closed hex is neither entered nor left. A victim is one person, of its owner’s choice.\n\n{{summer}}\n\nMost of them are ours.',
  },
  'winter events': {
    title: 'Events of winter',
    text: 'They last for the turn, as those of summer do.\n\n{{winter}}\n\nMost of them are ours.',
  },
  options: {
    title: 'What a table may choose',
    text: '**Turns**: after {{limits}} turns the match ends at the latest, or never.\n**Caves** add 1 or 2.\n**Short**: {{short}} turns, to learn with.\n\nPlaces: the winner, then who lives, by order; then who died out, the last first.',
  },
  /** Lines of the lists. */
  animal: '- **{{kind}}**: range {{range}}, food {{food}}{{more}}',
  climbs: ', climbs mountains',
  swims: ', swims rivers',
  tramples: ', tramples crops',
  line: '- **{{name}}**: {{does}}',
} as const;
