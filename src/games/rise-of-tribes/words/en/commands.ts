/**
 * The commands: what each does and what its options are, at most 100 characters, amounts 45; and a short word for its
 * button. `values` are what is typed for an option.
 */
export const commands = {
  values: {
    mammoth: 'mammoth',
    hidden: 'hidden',
    elder: 'elder',
    each: 'one of each',
    'hunt-mammoth': 'hunt Mammoth',
    'tame-mammoth': 'tame Mammoth',
    'hunt-tiger': 'hunt Tiger',
  },
  /** An amount of a kind of goods, and of members on a hex. */
  amount: 'How much {{good}}',
  members: 'Members on {{place}}',
  /** Options that several commands have. */
  die: 'Which die',
  hex: 'Which hex',
  pays: 'What you pay with',
  place: {
    does: 'Puts members or an event onto the map',
    button: 'Place',
    beside: 'A neighbouring hex for your third member',
  },
  take: { does: 'Takes resources of your choice', button: 'Take' },
  grow: { does: 'Spends a die on Grow: new members', button: 'Grow' },
  move: { does: 'Spends a die on Move: members walk', button: 'Move' },
  gather: { does: 'Spends a die on Gather: resources', button: 'Gather' },
  lead: { does: 'Spends a die on Lead: new goals', button: 'Lead' },
  beast: { does: 'Spends a die on the Mammoth or the Tiger', button: 'Beast', what: 'What you do' },
  push: {
    does: 'Pushes a stranger off a hex where you have the majority',
    button: 'Intimidate',
    whom: 'Whose member',
    to: 'To which hex',
  },
  turn: { does: 'Turns an unused die to another face', button: 'Turn a die', to: 'To which face' },
  borrow: {
    does: 'Borrows a development until the end of your turn',
    button: 'Borrow',
    goal: 'Which development',
    from: 'From whom',
  },
  spread: { does: 'Says on which hexes members come or go', button: 'Choose hexes' },
  go: {
    does: 'Moves members from one hex to another',
    button: 'Move',
    members: 'How many',
    with: 'Whether the tame Mammoth goes along',
  },
  harvest: {
    does: 'Says from which hexes you gather',
    button: 'Gather',
    hexes: 'The hexes: A1, B2',
  },
  exchange: {
    does: 'Puts goals under your deck to draw others',
    button: 'Put back',
    goals: 'The goals, in this order',
  },
  aim: { does: 'Says who loses a member to your Bow', button: 'Bow' },
  build: {
    does: 'Builds a village',
    button: 'Build',
    how: 'Hidden or not',
    spare: 'Which resource Crafty Builders save',
    elder: 'Whether an elder comes to it',
  },
  complete: { does: 'Completes a goal', button: 'Complete', goal: 'Which goal' },
  buy: { does: 'Buys what an event offers', button: 'Buy', event: 'Which event' },
  altar: { does: 'Gives a member and resources at your Altar', button: 'Altar' },
  trade: {
    does: 'Trades a resource for one of another kind',
    button: 'Trade',
    gives: 'What you give',
    takes: 'What you take',
  },
  bid: { does: 'Bids resources for the Chieftain', button: 'Bid', goods: 'How many resources' },
  give: { does: 'Hands out what you bid', button: 'Hand out' },
  done: { does: 'Ends what you are doing', button: 'Done' },
} as const;
