/** What a first match came to: what a tribe had and lost, what the best of the others had, and what to try next. */
export const debrief = {
  had: '**At the end:** {{camps}}, {{people}}, {{food}}. You lost {{lost}}.',
  out: '**At the end:** your tribe died out in turn {{turn}}. You lost {{lost}}.',
  rival: '**Side by side:** {{rival}} had {{camps}}, {{people}}, {{food}}, and lost {{lost}}.',
  'rival out': '**Side by side:** {{rival}} died out in turn {{turn}}, and lost {{lost}}.',
  /** To what people were lost. */
  lost: {
    tribes: '{{people}} to other tribes',
    animals: '{{people}} to animals',
    hunger: '{{people}} to hunger',
    nature: '{{people}} to nature',
  },
  next: {
    won: '**Next:** in a whole match {{needed}} camps win: hold them for a turn, with warriors beside them.',
    tribes:
      '**Next:** leave warriors with your women: against strangers each after the first adds 1, and so does your camp.',
    animals:
      '**Next:** go to animals with a woman and many warriors: with her each of them adds 1 to the die.',
    hunger:
      '**Next:** count the meal before you send people out: each eats 1 food. A hex by water each brings it.',
    nature:
      '**Next:** part your people: a fire or lava kills all on its hexes, so never leave all in one forest.',
    food: '**Next:** feed your people first: a hex by water each, forests in summer, a crop at harvest.',
    camps:
      '**Next:** send a warrior and a woman to a hex without animals, and camp there a turn later.',
    people:
      '**Next:** two women in a camp have two children: keep them alive until the season ends.',
  },
} as const;
