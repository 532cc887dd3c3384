/** What a first match came to: what a tribe had, what the best of the others had, and what to try next. */
export const debrief = {
  had: '**At the end:** {{camps}}, {{people}}, {{food}}.',
  out: '**At the end:** your tribe died out in turn {{turn}}.',
  rival: '**Side by side:** {{rival}} had {{camps}}, {{people}}, {{food}}.',
  next: {
    won: '**Next:** in a whole match {{needed}} camps win: hold them for a turn, with warriors beside them.',
    lives:
      '**Next:** stay alive: leave warriors with your women, and have food for all at the end of each turn.',
    food: '**Next:** feed your people first: a hex by water each, forests in summer, a crop at harvest.',
    camps:
      '**Next:** send a warrior and a woman to a hex without animals, and camp there a turn later.',
    people:
      '**Next:** two women in a camp have two children: keep them alive until the season ends.',
  },
} as const;
