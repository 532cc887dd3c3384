/** What happened: parts of lines, and the lines that are made of them. */
export const told = {
  /** What a tribe did in its turn, and what nobody did alone: what doubles brought is more than what dice showed. */
  line: {
    does: '{{seat}}: {{doings}}.',
    fights: '⚔️ {{seat}}: {{doings}}.',
    start: '🏕️ {{doings}}.',
    turn: '⚔️ {{doings}}.',
    doubles: '🎴 {{doings}}.',
    end: '🏁 {{doings}}.',
  },
  /** The same below a picture. */
  caption: '{{seat}}: {{doings}}',
  /** Members on a hex; something with what brought it; what another tribe does. */
  on: '{{members}} on {{at}}',
  by: '{{what}} ({{by}})',
  does: '{{seat}} {{doing}}',

  begins: 'the tribes come into the land, {{first}} first',
  comes: 'comes onto the map, {{on}}',
  gets: '+{{what}}',
  points: {
    villages: '{{points}} from villages',
    elder: '+{{points}} for the elder',
    lost: '−{{points}}',
  },

  acts: '{{action}} ({{strength}})',
  moves: '{{members}} from {{from}} to {{to}}',
  /** The next ones from the same hex. */
  'moves too': '{{members}} to {{to}}',
  'moves with mammoth': '{{members}} and the mammoth from {{from}} to {{to}}',
  returns: 'puts {{goals}} under its deck',
  draws: 'draws {{goals}}',
  'hunt-mammoth': 'hunts the mammoth on {{at}}',
  'tame-mammoth': 'tames the mammoth on {{at}}',
  'hunt-tiger': 'kills the tiger on {{at}} and loses 1 member',
  pushes: 'pushes 1 {{of}} from {{from}} to {{to}}',
  turns: 'turns a die from {{die}} to {{to}}',
  borrows: 'borrows {{goal}} from {{from}} for {{goods}}',

  fights: 'conflict on {{at}}: {{before}} → {{after}}',
  crowding: '{{over}} too many on {{at}}',
  party: '{{members}} {{seat}}',
  bow: 'the Bow on {{who}}',
  falls: '{{seat}} loses its village on {{at}}',
  'falls with elder': '{{seat}} loses its village on {{at}} and the elder in it',
  strays: '{{seat}} loses its mammoth',

  builds: 'builds on {{at}}',
  hides: 'hides a village on {{at}}',
  'with elder': '{{built}}, and its elder comes',
  completes: 'completes {{goal}}',
  buys: 'buys {{tile}}',
  sacrifices: 'gives a member on {{at}} to the Altar',
  learns: 'learns for {{goods}}',
  trades: 'trades {{gave}} for {{took}}',

  rolls: '{{seat}} rolls doubles ({{face}})',
  new: 'new event: {{tile}}',
  'new at': 'new event: {{tile}} on {{at}}',
  roams: '{{tile}} goes from {{from}} to {{at}}',
  cheaper: '{{tile}} now for {{goods}}',
  more: 'now there are {{invaders}}',
  'no more': '{{tile}} discarded',
  loses: '{{seat}} loses {{on}}',
  /** What each tribe bids for the Chieftain. */
  bid: '{{seat}} {{bid}}',
  bids: 'bids: {{bids}}; {{winner}} wins',
  'nobody bids': 'nobody bids',
  gives: '{{from}} gives {{to}} {{goods}}',

  ends: '{{seat}} has {{points}}: the match is over',
} as const;
