/** What comes of a choice, below it in a list: at most 100 characters. */
export const results = {
  /** After growing; what it may do then. */
  grow: 'it may act at once; then you have {{food}}',
  lead: 'you lead the hunt: if the mammoth falls, you divide the meat',
  follow: '{{seat}} leads the hunt',
  'last action': 'its last action this turn',
  'actions left_one': 'then {{count}} action is left',
  'actions left_other': 'then {{count}} actions are left',
  crafted: 'then you have {{goods}}',
  gathered: 'then you have {{goods}}; {{left}} left there',
  /** In a fight, before anything is used. */
  dice: 'dice: you {{own}}, {{others}}',
  'dice of': '{{tribe}} {{dice}}',
  sticks: '+{{count}} on each of your dice',
  grass: '−{{count}} on each die against you',
  stones: {
    fight_one: '{{count}} more wound if you hit',
    fight_other: '{{count}} more wounds if you hit',
    hunt_one: '{{count}} more food if you hit',
    hunt_other: '{{count}} more food if you hit',
  },
  'nothing used': 'your dice as they fall',
  stay: 'another round: you attack, then the mammoth strikes back',
} as const;
