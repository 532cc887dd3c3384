/**
 * The commands: what each does and what its options are, at most 100 characters; and a short word for its
 * button. `values` are what is typed for an option.
 */
export const commands = {
  values: { all: 'all', in: 'in', out: 'out', stay: 'stay' },
  member: 'Which of your members, by the number on its token',
  place: {
    does: 'Bring your first member onto the map',
    button: 'Place',
    at: 'The tile where it enters',
  },
  keep: {
    does: 'Keep one of your {{drawn}} victory cards, in secret',
    button: 'Keep',
    card: 'The card to keep',
  },
  grow: {
    does: 'Pay food and bring your next member onto the map',
    button: 'Grow',
    to: 'A tile that holds a member of yours',
    asks: 'Where?',
  },
  hunt: {
    does: 'Send members to hunt the mammoth',
    button: 'Hunt',
    members: 'Who goes: {{all}}, or their numbers',
    /** Over the list of who may go. */
    together: 'Who hunts? They leave together',
  },
  move: {
    does: 'Move a member up to two tiles (1 action)',
    button: 'Move',
    to: 'The tile where it ends',
  },
  gather: {
    does: 'Take one token from the tile a member stands on (1 action)',
    button: 'Gather',
  },
  craft: {
    does: 'Use the rule of a member’s tile: two tokens become 1 food (1 action)',
    button: 'Craft',
  },
  recover: {
    does: 'Let a wounded member stand up again (1 action)',
    button: 'Recover',
  },
  fight: {
    does: 'Fight the other tribes on a tile (1 action of every member there)',
    button: 'Fight',
    at: 'The tile to fight on',
  },
  done: {
    does: 'End your turn; actions you have left are lost',
    button: 'Done',
  },
  commit: {
    does: 'Choose what you use in this fight or this round of the hunt',
    button: 'Commit',
    sticks: 'Sticks: +1 each to your dice',
    grass: 'Grass: −1 each to dice at you',
    stones: 'Stones: each adds 1 to a hit',
  },
  stand: {
    does: 'Say whether you take part in a fight of several tribes',
    button: 'Take part?',
    choice: '{{in}}, or {{out}}',
  },
  aim: {
    does: 'Say how many of your members attack which tribe',
    button: 'Aim',
    tribe: 'Members that attack {{tribe}}',
  },
  stones: {
    does: 'Say which tribes your stones strike after a fight',
    button: 'Stones',
    tribe: 'Stones that strike {{tribe}}',
  },
  share: {
    does: 'Divide the {{food}} food of the mammoth you killed',
    button: 'Share',
    tribe: 'Food for {{tribe}}',
  },
  land: {
    does: 'Choose where all hunters go after a kill on the breeding ground',
    button: 'Land',
    to: 'A tile beside the breeding ground',
  },
  regroup: {
    does: 'After a round of the hunt: stay, or call your hunters off',
    button: 'Regroup',
    to: '{{stay}}, or a tile beside the mammoth',
  },
  'step-aside': {
    does: 'Move a trampled member out of the mammoth’s way',
    button: 'Step aside',
    to: 'The tile where it goes',
  },
} as const;
