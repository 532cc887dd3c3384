/**
 * The rules by chapter, in our own words: at most 1,900 characters each. What is ours is said at the end of a chapter.
 */
export const rules = {
  'in short': {
    title: 'In short',
    text: `It is the Ice Age, and it is getting colder. You lead a tribe of up to {{members}} members. Gather, make food, fight your neighbours, hunt the mammoth together, and keep out of its way.

Each turn has three phases: every tribe acts, then the hunters meet the mammoth, then a season passes. From turn {{snow}} on the snow comes, and when it covers all {{tiles}} tiles the game is over. **Most food wins.**

Every tile has a name such as D4, and every member a number from 1 to {{members}}; you use both in commands. \`/next\` shows what is waiting for you, \`/hand\` what only you know.`,
  },
  'setting up': {
    title: 'Setting up',
    text: `- The mammoth stands on the breeding ground, D4, and carries {{food}} food. Six tiles lie around it; each that shows a resource holds {{tokens}} tokens.
- The first player is drawn by lot.
- In turn, clockwise, each tribe puts its first member on any tile but the breeding ground. Tribes may share a tile.
- In the same order each tribe draws {{drawn}} victory cards, keeps 1 in secret, and shuffles the other {{back}} back.
- Your card stays secret to the end. Three of them show themselves earlier: Pack Leader, Spiteful Spirit and Warmonger are turned over by the first token that goes onto them.

-# A table may choose a head start for later tribes, our own addition. In the order of play they then begin with: {{starts}}.`,
  },
  'a turn': {
    title: 'A tribe’s turn',
    text: `The first player’s tribe begins, then clockwise. Each finishes all three steps before the next one starts.

**1. Grow**, once, if you like: pay food and put your next waiting member on a tile where you have one. The second member costs {{second}}, the third {{third}}, the fourth {{fourth}}. It may hunt or act at once. A tribe with nobody on the map comes back for free, anywhere but on the breeding ground and the mammoth’s tile.

**2. Send hunters**, if you like: any standing members, from anywhere. The first tribe to send one this turn is the Hunt Leader.

**3. Act.** Each member still on the map has {{actions}} actions, in any order, also the same one twice:

- **Move** up to 2 tiles. Difficult ground takes the whole Move: it can only be its first and last step. Nobody enters the mammoth’s tile.
- **Gather** 1 token from the tile.
- **Craft**: use the tile’s rule once, two tokens for 1 food.
- **Recover**: a wounded member stands up. Until then it can do nothing else.
- **Fight** the other tribes on a tile: see the next chapter.

Actions you do not use are lost.

-# Of the prices for growing, only the third member’s is printed; the others are ours.`,
  },
  fights: {
    title: 'Fights',
    text: `To fight, one standing member with an action left is enough; each such member of yours there pays one.

- **Sides.** With one opponent there is no way out. With more, each of the others in turn says whether it sits out (no dice, nothing used, but it may be hit), then each names in the open how many of its members attack whom. Whoever takes part may say so ahead: it stays secret until its turn.
- **Commit** in secret, all at once: sticks, grass, stones. Members that are all wounded may still hide behind grass.
- **Roll** a die for every standing member there: +1 for each of your sticks, −1 for each grass of your target. {{wounds}} or more is a wound. Wounds beyond the members that can take them still count for the result.
- **Win.** Whoever inflicted the most wounds wins, and takes as much food as it inflicted more than it suffered, never less than 0. A tie for the most wins nothing.
- **Stones.** If you wounded anybody, each stone you used wounds one more member of a tribe you hit. A stone must strike if it can: you choose only among tribes with somebody left to be wounded. That does not change the result.
- All that was used is gone.

Which member is wounded is settled for you, to save days: in your own turn first those with no action left, then by number.`,
  },
  'the hunt': {
    title: 'The hunt',
    text: `When all tribes are done, the hunters fight the mammoth in rounds, until it falls or all have left.

- **Attack.** The Hunt Leader begins, then clockwise. Say what you use, in the open, and roll a die for each standing hunter, +1 for each stick. Each {{hits}} or more takes 1 food from the mammoth; if you hit at all, each stone takes 1 more. A tribe without tokens attacks directly after the one before it.
- **The kill.** No matter who takes the last food, the Hunt Leader then divides {{food}} more among all tribes as it likes, even if it has left the hunt. All hunters go to the tile where the mammoth fell (from the breeding ground to one tile beside it, by the leader’s choice), and a fresh mammoth stands on the breeding ground.
- **It strikes back** if it lives: a die against each standing hunter, −1 for each grass its tribe used. {{strikes}} or more wounds.
- **Regroup.** All tribes choose in secret, at once: stay, or lead all your hunters to one tile beside the mammoth. With only wounded hunters you must leave.
- All that was used in the round is gone; the mammoth’s wounds stay, also into later turns. Nobody joins a hunt midway.`,
  },
  'season and herd': {
    title: 'The season and the mammoth',
    text: `**A card is drawn** and acts on every tile of the kinds it names, and on every member there. It adds or takes tokens, wounds members, removes them, or makes ground easy for the next turn. A removed member waits to be brought in again, first in line, and standing.

**The mammoth roams.** A die gives the way: 4 is north, then clockwise 5 north-east, 6 south-east, 1 south, 2 south-west, 3 north-west. The card’s arrows say how many tiles.

- Members on a tile it enters are wounded, and each steps aside to a tile next to it that the mammoth neither crossed nor ends on.
- A kind of ground that the card closes stops it.
- Off the edge of the land it turns up on the breeding ground, and tramples there too.
- Sent to the breeding ground by a kill or a card it tramples nobody.

-# The order of the six ways is ours; that 4 is north is printed, and so is *herd* for the mammoth as it roams.`,
  },
  'land and snow': {
    title: 'New land and snow',
    text: `- At the end of turn 1 a second ring of 12 tiles is laid, at the end of turn 2 a third of 18, with {{tokens}} tokens on each that shows a resource.
- At the end of turn {{snow}} a die chooses a corner of the map: it and the next three tiles clockwise along the edge turn to snow.
- From turn {{spreads}} on the season’s ice number counts: with 1 every tile beside snow turns, with 2 the tiles beside those as well.
- Snow has no resource, no rule and no difficulty. Tokens on it are gone; members and the mammoth are unharmed, and the hunt goes on.
- If any tile is still free, the first-player token goes left, and a new turn begins.`,
  },
  trade: {
    title: 'Giving and trading',
    text: `- From the first turn on you may give any tribe any of your tokens at any time, food too: by **More …** and **Trade** on your panel, or by \`/give\`.
- In the same way, or by \`/trade\`, you may offer a trade. It happens at once when the other tribe accepts, whole or not at all.
- You may promise anything. Promises bind nobody.
- A tribe in a fight neither gives nor takes between its start and the moment when all show what they use. Where nothing is asked there is no moment for that either.
- Tokens on a victory card can’t be given away and stay there.`,
  },
  'the end': {
    title: 'The end',
    text: `The game ends at once when all {{tiles}} tiles are snow, after some 6 to 9 turns. All cards are turned over and add their food to what you hold.

Most food wins; with a tie the win is shared.

Sticks, grass and stones count only where your card says so.

-# A table may choose a short match to learn with, our own addition: it ends after turn {{short}}.`,
  },
  tiles: {
    title: 'Tiles',
    home: 'The breeding ground is open ground when the mammoth is away.',
    line: '**{{terrain}}**: {{parts}}',
    count_one: '{{count}} tile',
    count_other: '{{count}} tiles',
    rule: '{{tokens}} = 1 food',
    difficult: 'difficult',
  },
  cards: {
    title: 'Victory cards',
    line: '**{{card}}**: {{worth}}',
    /** Where content has changed since some matches began. */
    older: '*A match that began before these were changed keeps what its cards and prices say.*',
  },
  seasons: {
    title: 'Season cards',
    key: 'In brackets for each copy: arrows/ice.',
    line: '**{{season}}** ({{copies}}): {{effects}}',
  },
  /** What an even start is, by the number of tribes. */
  start: 'with {{seats}} tribes {{goods}}',
  /** Stands below a list whose printed entries are not public. */
  ours: '-# This list is ours, as the printed one is not public. As printed are {{printed}}.',
  /** What of the lists is as printed. */
  printed: {
    thing: '{{what}} ({{fact}})',
    all: 'the whole card',
    yield: 'what it yields',
    difficulty: 'that it is difficult',
    rule: 'its rule',
    effects: 'what it does',
    ice: 'its ice',
  },
} as const;
