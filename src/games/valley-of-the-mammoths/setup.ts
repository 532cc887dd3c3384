import { beginPlay, tell, tellOnly } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import { draw } from '../../parts/deck.ts';
import { seatsFrom } from '../../parts/seats.ts';
import { USUAL } from './action.ts';
import { BOX_WOLVES } from './content/animals.ts';
import { CARD, CARDS } from './content/cards.ts';
import { DECKS } from './content/events.ts';
import { FIRST_SPACE, HAND, LIMITS, START } from './content/numbers.ts';
import { NO_DRAFT } from './draft.ts';
import { PLACES } from './map.ts';
import { LETTERED } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import type { WorkingState } from './state.ts';

/** Cards of Fate that a tribe holds at most, by the number of seats, whoever lives. */
export const handOf = (seats: number): number => (seats < HAND.from ? HAND.most : HAND.crowded);

const NOBODY = PLACES.map(() => 0);

/** Valley of the Mammoths, setup. Chance is drawn in this order: who places first, the cards, the events by season. */
export function setUp(
  seats: number,
  random: Random,
  rules: WorkingState['rules'],
  options: WorkingState['options'],
): ValleyPlay {
  const first = random.below(seats);
  let pile: WorkingState['pile'] = random.shuffle(
    CARDS.flatMap((card) => Array.from({ length: CARD[card].count }, () => card)),
  );
  const tribes = Array.from({ length: seats }, () => {
    const { drawn: hand, left } = draw(pile, handOf(seats));
    pile = left;
    return {
      warriors: NOBODY,
      females: NOBODY,
      limits: { warriors: LIMITS.warriors, females: LIMITS.females },
      camps: [],
      food: START.food,
      hand,
      played: [],
      lasting: [],
      counters: [],
      omens: [],
      track: null,
      habits: USUAL,
      said: 0,
      draft: NO_DRAFT,
      outSince: null,
    };
  });
  const play: ValleyPlay = beginPlay(
    {
      rules,
      options,
      first,
      tribes,
      animals: [],
      sack: LETTERED,
      box: BOX_WOLVES,
      crops: NOBODY,
      turn: {
        number: 0,
        season: 'summer',
        space: FIRST_SPACE,
        event: null,
        closed: [],
        sick: null,
      },
      rain: false,
      order: seatsFrom(first, seats),
      announced: [],
      events: {
        summer: random.shuffle(DECKS.summer),
        winter: random.shuffle(DECKS.winter),
      },
      pastEvents: { summer: [], winter: [] },
      pile,
      discards: [],
      end: null,
      frames: [{ frame: 'placing', seat: first }],
    },
    random,
  );
  tell(play, { type: 'matchBegan', first, seats });
  for (const [seat, { hand: cards }] of tribes.entries())
    tellOnly(
      play,
      seat,
      { type: 'cardsDrawn', seat, cards },
      { type: 'cardsDrawnSecretly', seat, count: cards.length },
    );
  return play;
}
