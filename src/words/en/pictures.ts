/** What the app itself writes on pictures. */
export const pictures = {
  'to move': 'To move',
  // standings of a league
  points: 'Points',
  played: 'Played',
  wins: 'Wins',
  'can reach': 'Still possible',
  'surely up': 'surely up',
  'surely stays': 'surely stays',
  'surely down': 'surely down',
  up: 'goes up',
  stays: 'stays',
  down: 'goes down',
  warned: 'warned',
} as const;
