/** What may be said once for whenever one is asked. */
export const orders = {
  /** Why one of them could not act. */
  reasons: {
    none: 'you have none of that',
    'wounded in a fight': 'all of yours there are wounded, and may use grass only',
    unhurt: 'its members took no wound from yours',
    few: 'it has fewer members left to wound than you have stones',
    'wounded in a hunt': 'all your hunters are wounded and must leave',
  },
  defend: {
    title: 'When I am attacked, I use',
    nothing: 'nothing',
    grass: 'all my grass',
    stone: 'all my stones',
    half: 'half of what I have',
    all: 'all that I have',
  },
  side: { title: 'In fights of others', out: 'I sit out', in: 'I stay in' },
  back: { title: 'When I am attacked, I strike', back: 'at whoever began it' },
  hunt: {
    title: 'In each round of a hunt I use',
    nothing: 'nothing',
    stick: 'all my sticks',
    half: 'half of what I have',
    all: 'all that I have',
  },
  stay: {
    title: 'I hunt',
    '1': 'for one round',
    '2': 'for two rounds',
    '3': 'for three rounds',
    ever: 'to the end',
  },
  aside: {
    title: 'My members step aside',
    richest: 'to where most lies',
    first: 'to the first free tile',
  },
  act: { title: 'In my own turns' },
  share: { title: 'When I lead a kill' },
} as const;
