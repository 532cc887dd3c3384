/**
 * The commands: what each does and what its options are, at most 100 characters, amounts 45; and a short word for its
 * button. `values` are what is typed for an option.
 */
export const commands = {
  values: { first: 'first', all: 'second', 'of choice': '{{line}} {{good}}' },
  /** An amount of a kind of goods. */
  amount: 'How much {{good}}',
  place: {
    does: 'Sends people to a place, a card or a building',
    button: 'Send people',
    at: 'Where they go',
    people: 'How many, where more than one number is possible',
    /** Asked of a place that was chosen. */
    asks: 'How many go?',
  },
  act: {
    does: 'Gathers with dice, or uses a place of the village',
    button: 'Act',
    at: 'A place where you have people',
  },
  all: {
    does: 'Acts at all your places without a price, the village first',
    button: 'All the rest',
  },
  plan: {
    does: 'Says what all your people do, one after the other',
    button: 'In my own order',
    acts: 'Places in your order: Hunt, leave Card 2',
  },
  buy: {
    does: 'Pays for a card or a building with what you need least',
    button: 'Buy',
    at: 'A card or a building where you have somebody',
  },
  choose: {
    does: 'Pays for a card or a building with what you choose next',
    button: 'Choose what to pay',
    at: 'A card or a building where you have somebody',
  },
  leave: {
    does: 'Leaves a card or a building alone; your person goes home',
    button: 'Leave',
    at: 'A card or a building where you have somebody',
  },
  pay: { does: 'Says with which goods you pay', button: 'Pay' },
  tools: {
    does: 'Adds tools to your dice, or none',
    button: 'Tools',
    use: 'Which tools, by their values',
  },
  tame: {
    does: 'Moves people who gathered beside the herd onto its tile',
    button: 'Tame',
    people: 'How many, for 1 food each; 0 for nobody',
  },
  take: { does: 'Takes resources of your choice', button: 'Take' },
  pick: {
    does: 'Takes one of the dice for all',
    button: 'Take a die',
    die: 'Which die, by what it shows',
  },
  bonus: {
    does: 'Takes one line of the herd’s tile',
    button: 'Bonus',
    line: 'Which line, with the resource where you may choose it',
  },
  feed: {
    does: 'Feeds all who lack food with your cheapest resources',
    button: 'Feed',
  },
  mix: {
    does: 'Lets you choose with which goods you pay for food or tamers',
    button: 'Choose what to pay',
  },
  hunger: {
    does: 'Leaves your people hungry and costs you {{hunger}} points',
    button: 'Go hungry',
  },
} as const;
