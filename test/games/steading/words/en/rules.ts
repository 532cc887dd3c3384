/** The rules by chapter. */
export const rules = {
  'in short': {
    title: 'In short',
    text: 'Whoever has most points after {{rounds}} rounds wins; of those who are level, whoever has most goods in store. Where nobody has a point, nobody wins.',
  },
  round: {
    title: 'A round',
    guards:
      '**Guards.** All say who guards their two gates. Then a die falls for each gate: 1 or 2 brings wolves, who fear fire; 3 or 4 thieves, who fear dogs. They take {{raid}} food from everybody whose gate stands open to them. A gate that nobody guards gives 1 wood.',
    straw: '**Straw.** All send one to four of their workers; each brings 1 straw.',
    elders:
      '**Elders.** One after the other sends its elder: to the forest (1 to 3 wood), to the river (1 to 3 food), to a free field ({{field}}), to a card that lies open, or to the feast ({{feast}}).',
    supper:
      '**Supper.** Everybody feeds {{mouths}} mouths, and one more for every two workers sent, with food or wood. Each mouth that stays hungry costs a point.',
    favour:
      '**Favour.** All bid goods in secret, and pay them. The highest bid wins {{prize}}; who is level shares it in full.',
  },
  storm: {
    title: 'The storm',
    text: 'Each farm holds one card that only it knows: a storm or a calm. Who holds a storm may order it at any time. It comes at the next feast of another: that feast brings no points, and the storm brings {{storm}}. Then the card is spent.',
  },
} as const;
