/** What stands on the picture of the board: its title, panes and rows. */
export const board = {
  /** Before the first turn. */
  'no turn yet': 'Tusk!',
  turn: 'Turn {{turn}}',
  phases: {
    setup: 'Setting up',
    tribes: 'Tribe Phase',
    hunt: 'Hunt Phase',
    season: 'Season Phase',
    over: 'Over',
  },
  victory_one: '{{winners}} wins with {{food}} food',
  victory_other: '{{winners}} share the win with {{food}} food',
  mammoth: 'Mammoth',
  members: 'members',

  'final score': 'Final score',
  score: '{{food}} food + {{card}} {{added}}',

  'last turn': '{{season}} still holds',
  /** What stands in a row after the name of a ground. */
  effects: {
    emptied: 'emptied',
    easy: 'easy',
    wounds: 'wounds',
    removes: 'removes',
    blocks: 'no mammoth',
  },
  /** The same rows as they are said. */
  'effects in words': {
    emptied: '{{ground}} loses every {{good}}',
    change: '{{ground}} {{change}} {{good}}',
    easy: '{{ground}} is easy',
    'easy this turn': '{{ground}} is easy this turn',
    wounds: '{{ground}} wounds',
    removes: '{{ground}} removes members',
    blocks: '{{ground}} keeps the mammoth out',
  },
  /** A row that begins with what it is about: the herd and what it does, the ice and how far it comes. */
  sign: '{{what}} {{value}}',
  herd: 'Mammoth',
  /** What a ring of the faces of a die on the map is, in a few letters. */
  compass: 'Mammoth’s die',
  'herd goes home': 'goes home',
  'herd roams_one': 'roams {{count}} tile',
  'herd roams_other': 'roams {{count}} tiles',
  'herd stays': 'stays',
  'herd stays there': 'stays there',
  ice: 'Ice',

  hunt: 'Hunt',
  'hunt round': 'Hunt, round {{round}}',
  hunting: 'hunting',
  /** Before the tokens that somebody used. */
  uses: 'uses',
  'uses nothing': 'no tokens',

  land: 'The land',
  'tiles left': 'Tiles left',
  'left of': '{{left}} of {{laid}}',
  'left of in words': '{{left}} of {{laid}} tiles not under snow',

  fight: 'Fight at {{place}}',
  'sits out': 'sits out',
  attacks: 'attacks',
  fights: 'fights',
  aims: '{{members}} on {{seat}}',
} as const;
