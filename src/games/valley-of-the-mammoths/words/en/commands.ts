/**
 * The commands: what each does and what its options are, at most 100 characters, amounts 45; and a short word for its
 * button. `values` are what is typed for an option.
 */
export const commands = {
  values: {
    plant: 'plant',
    all: 'all',
    one: 'one',
    losses: { spare: 'women to one', warriors: 'warriors', females: 'women' },
    captives: { keep: 'keep', kill: 'kill' },
    camps: { take: 'take', burn: 'burn' },
    supper: { fed: 'if hungry', ask: 'always' },
    none: 'none',
  },
  /** Options that several commands have. */
  hex: 'Which hex',
  to: 'To which hex',
  via: 'Over which hexes, where there are several ways',
  women: 'How many women stay: one, all, or none though animals hold some',
  /** Hungry people of one hex. */
  group: 'Your hungry group {{nth}}',
  place: {
    does: 'Sets up your first camp',
    button: 'Settle',
    plant: 'Whether you plant a crop at once',
  },
  play: {
    does: 'Plays a card of Fate in your turn',
    button: 'Card',
    card: 'Which card',
    to: 'Which way the animals go',
    tribe: 'Whom you raid',
  },
  go: { does: 'Moves as many as may go from a hex, or leaves one woman', button: 'Go' },
  part: { does: 'Moves some from a hex: its warriors, or you say how many', button: 'Some' },
  count: {
    does: 'Says how many go',
    button: 'How many',
    warriors: 'Warriors',
    women: 'Women',
  },
  camp: { does: 'Sets up a camp where a warrior and a woman stay', button: 'Camp' },
  anew: { does: 'Forgets what you have ordered in this turn', button: 'Start over' },
  done: { does: 'Carries your order out', button: 'Done' },
  plan: { does: 'Makes your battle plan', button: 'Battle plan', picks: 'What you plan, in order' },
  starve: { does: 'Says who is not fed', button: 'Hunger', meat: 'Smoked meat that you play' },
  season: { does: 'Says what you do at the season’s end', button: 'Season', picks: 'What you do' },
  counter: {
    does: 'Says which cards of others you cancel',
    button: 'Counter-magic',
    cards: 'The cards',
  },
  omens: { does: 'Says which events you turn away', button: 'Omen', events: 'The events' },
  track: {
    does: 'Says which way a kind of animals goes',
    button: 'Tracker',
    kind: 'Which kind',
    to: 'Which way',
  },
  habits: {
    does: 'Says what your people do unasked',
    button: 'Habits',
    losses: 'Whom you lose first',
    captives: 'What becomes of beaten women',
    camps: 'What becomes of beaten camps',
    supper: 'When you are asked who is not fed',
  },
} as const;
