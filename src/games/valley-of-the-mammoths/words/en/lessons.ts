/** What is worth knowing the first time that something is asked: a line each, of at most 280 characters in any language. */
export const lessons = {
  place: 'Settle by water or in a forest, with plains close by: such hexes feed your people.',
  go: 'Spread out: each hex by water feeds one, each forest in summer another.',
  hold: 'Hunters stay with their prey: leave as many people as there are animals.',
  camp: 'A camp is a warrior and a woman who stayed. {{camps}} camps, held for a turn, win.',
  risk: 'A lost camp or a risk pays only if your people do more elsewhere.',
  plan: 'Warriors win fights, women have the children: lose the ones that you can spare.',
  hunger: 'Keep one woman in each camp alive: without her the camp is lost.',
  season:
    'Each camp has a birth, with two women two. After winter you may plant: a crop feeds many.',
} as const;
