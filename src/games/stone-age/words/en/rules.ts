/**
 * The rules by chapter, in our own words: at most 1,900 characters each. What is ours is said at the end of a chapter.
 */
export const rules = {
  'in short': {
    title: 'In short',
    text: `You lead a tribe in a valley. Each round has four parts: all people are sent out, then they act tribe by tribe, then the herd is tamed, then everybody eats.

Buildings give points at once, cards at the end. When a stack of buildings or the cards run out, the match is over. **Most points win.**

\`/next\` shows what is waiting for you, \`/hand\` what you have and what only you know.`,
  },
  'setting up': {
    title: 'Setting up',
    text: `- Each tribe begins with {{people}} people and {{food}} food, without a field and without tools. It never has more than {{mostPeople}} people.
- There is a stack of {{stack}} buildings for each tribe; the top one of each lies open. The other buildings stay out of the match.
- {{slots}} cards lie open. What one costs depends on its slot alone: 1 resource, and 1 more in each further slot.
- The {{tiles}} tiles of the herd lie in a pile, face down. The back of the next one can be seen.
- The first player is drawn by lot.
- Wood, brick, stone and gold are resources. Food is not one. There is always enough of everything.

-# A table may choose a head start for later tribes, our own addition. In the order of play they then begin with this much more: {{starts}}.`,
  },
  'sending out': {
    title: 'Sending people out',
    text: `In turns from the first player on, each tribe sends at least one person to one place, until nobody is left who has somewhere to go. Never twice to the same place in a round.

- **Hunt**: any number of people.
- **Forest, clay pit, quarry, river**: {{room}} people together.
- **Tool maker** and **field**: one person. **Hut**: two people of the same tribe.
- Each open **card** and **building**: one person.

With 3 tribes only two of them may be at the same forest, clay pit, quarry or river, with 2 tribes only one. With 2 or 3 tribes only two of the three places of the village are used in a round.

Whoever has people left and a place that takes them must send them. Where nothing fits, the tribe is passed over. A place may be taken though it brings nothing more.

*Rest of my placements* takes a list for this round, the first choice first: whenever you are next, people go to the first on it that is free. You are asked only when nothing on it is. Nobody else can read it, and until it has run you may change it.`,
  },
  acting: {
    title: 'Acting',
    text: `From the first player on each tribe acts at all its places, in an order of its own, before the next tribe does.

- Where goods are gathered, roll a die for each person. The sum is divided and rounded down: **{{divisors}}**.
- The **field** brings one more field, up to {{mostFields}}.
- The **hut** brings one more person, up to {{mostPeople}}. It eats in this round already.
- The **tool maker** brings a tool or makes one better.
- **Cards** and **buildings** are paid for, or left alone.

Where only one thing can be done it is done without a question. *All the rest* acts wherever nothing is to be paid, the village first. *In my own order* is there as soon as all your people are placed: you say what they do, one after the other, until something has to be decided. Nobody else can read it before your turn. It counts as an answer, though: nobody can take back alone what they did before it.`,
  },
  tools: {
    title: 'Tools',
    text: `- A tribe has room for {{toolSlots}} tools. A new one is worth 1 and goes into the next empty slot; when there are {{toolSlots}}, the lowest becomes better by 1, up to {{bestTool}} each. Of equal ones that is the first.
- After a roll for goods tools may be added to the sum. A tool is used whole, and once in a round. Rolls of cards may be helped by tools as well.
- A tool that was used stays used when it is made better. A new one may be used in the same round.
- Some cards bring a tool for one use. It is added like others, and then it is gone.
- You are asked only where tools would bring more.`,
  },
  buying: {
    title: 'Cards and buildings',
    text: `- A **card** costs as many resources as its slot says, of any kind: *Buy* takes those that are worth least, and leaves what your other buildings need. What its upper half shows comes at once, what its lower half shows counts at the end. It lies open before its tribe.
- A **building** takes exactly the resources it shows. Its points come at once: those that are printed, or the worth of what is paid, {{worth}}.
- When a building is built, the next one of its stack is turned up. It can be built in the next round.
- Whoever does not pay takes their person home, and the card or building stays.
- *A secret card* is drawn from the pile. Only its lower half counts, and only its owner sees it. When the pile is empty there is none.
- Resources of your choice are taken at once.`,
  },
  'dice for all': {
    title: 'Dice for all',
    text: `{{diceCards}} cards roll dice for everybody: as many as there are tribes. Whoever bought the card takes one first, then the others clockwise, each one die.

{{faces}}

Where all dice that are left show the same, they are handed out without a question.`,
  },
  meal: {
    title: 'The meal',
    text: `- When all have acted, each tribe gets 1 food for each of its fields.
- Then each person eats 1 food. All food is spent first; what is missing may be paid with resources, one for one.
- What is missing is paid whole, or not at all. Whoever does not pay loses {{hunger}} points, once, and their food is gone all the same. Points may fall below 0.
- All who have to choose are asked at the same time.`,
  },
  herd: {
    title: 'The mammoth herd',
    text: `- At the start of a round the herd goes to the place that the back of its next tile names, and the tile is turned over. With 2 or 3 tribes any number of tribes may be there; {{room}} people are still the most.
- Whoever has gathered there may at once leave some of those people with the herd, for 1 food each. A resource will do as well.
- When all have acted, each tribe rolls a die for each person it has there, without tools. The highest die wins; if they are equal the next ones are compared, and whoever has no die left is behind.
- The winner keeps the tile, and takes its first line or, instead, its second one. If several are equal to the last die, each of them takes the second line and nobody keeps the tile. Others get nothing.
- If nobody is there, the tile leaves the match. When there is no tile left, the herd is gone.
- At the end the most tiles are worth {{mostTiles}} points; with a tie each of those tribes gets them.

A table may choose to play without the herd.`,
  },
  'new round': {
    title: 'A new round',
    text: `After the meal all people come home and all tools may be used again. The cards that are left slide to the cheaper slots, and new ones are laid into the others. The next tribe clockwise is first.`,
  },
  'the end': {
    title: 'The end',
    text: `The match ends after the round in which a stack of buildings runs out, or at once if {{slots}} cards can no longer be laid out. Then all cards are turned over, and to the points so far come:

- {{mostTiles}} for the most tiles of the herd.
- Different green symbols make a set, and a set is worth its number squared. A second copy of a symbol starts a second set.
- Farmers × fields.
- Tool makers × the worth of all tools together, without those for one use.
- Builders × buildings.
- Shamans × people.
- 1 for each resource that is left.

In a tie fields, tools and people together decide; if those are equal as well, the win is shared.

-# A table may choose a short match to learn with, our own addition: it ends after round {{short}}.`,
  },
  cards: { title: 'List of cards, part 1' },
  'more cards': { title: 'List of cards, part 2' },
  buildings: {
    title: 'List of buildings',
    worth: 'For the last ones, what is paid counts: {{worth}}.',
  },
  tiles: {
    title: 'List of the herd’s tiles',
    key: 'By the back; of each tile the first line, then the second.',
    line: '**{{place}}**: {{tiles}}',
    lines: '{{first}} / {{all}}',
    ours: '-# What stands on the tiles is ours, as the printed ones are not public.',
  },
  /** What an even start is, by the number of tribes. */
  start: 'with {{seats}} tribes {{goods}}',
  /** By what the sum of dice is divided, and what a resource is worth. */
  divisor: '{{good}} by {{worth}}',
  worth: '{{good}} {{worth}}',
  /** How often something is there, where that is more than once. */
  copies: '{{what}} (twice)',
  'three copies': '{{what}} (three times)',
  /** What a die of the dice for all stands for. */
  face: '**{{face}}**: {{gives}}',
} as const;
