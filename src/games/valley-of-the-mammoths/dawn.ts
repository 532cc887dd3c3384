import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { bringAnimals } from './arrivals.ts';
import { type EventId, QUIET_TURNS } from './content/events.ts';
import { endIfNobody } from './ending.ts';
import { setOrder } from './first-player.ts';
import { buryTribes } from './out.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { mayPlay, playCard } from './playing-cards.ts';
import { moveAnimals } from './roaming.ts';
import { tribeOf } from './state.ts';
import { befall } from './weather.ts';

/** A turn begins; the last one left nothing that counts for a turn alone. */
export function beginTurn(play: ValleyPlay): void {
  const { turn, frames } = play.state;
  turn.number += 1;
  const { number, season, space } = turn;
  tell(play, { type: 'turnBegan', turn: number, season, space });
  frames.push({ frame: 'dawn' });
}

/** The next event of the season; an empty deck takes its discards. */
function drawEvent(play: ValleyPlay): EventId {
  const { events, pastEvents, turn } = play.state;
  const { season } = turn;
  if (events[season].length === 0) {
    events[season] = play.random.shuffle(pastEvents[season]);
    pastEvents[season] = [];
  }
  const event = item(events[season], 0);
  events[season] = events[season].slice(1);
  pastEvents[season] = [...pastEvents[season], event];
  play.reveals = true;
  tell(play, { type: 'eventDrawn', event });
  return event;
}

/** Whether an Omen discards an event, the first player’s before the others’. */
const isAverted = (play: ValleyPlay, event: EventId): boolean =>
  play.state.order.some((seat) => {
    const tribe = tribeOf(play.state, seat);
    const has = tribe.omens.includes(event) && mayPlay(tribe, 'omen');
    return has && playCard(play, seat, 'omen', { event });
  });

/** Step 1: an event that no Omen discards, and what it does. */
function meetEvent(play: ValleyPlay): void {
  let event = drawEvent(play);
  while (isAverted(play, event)) event = drawEvent(play);
  play.state.turn.event = event;
  befall(play, event);
  buryTribes(play);
}

/** Steps 1 to 4 of a turn up to the first order: nobody is asked. */
const dawnOfTurn: ValleyStep<'dawn', never> = {
  does: [],
  asks: () => [],
  choices: () => [],
  answer: () => 'over',

  goOn(play) {
    if (play.state.turn.number > QUIET_TURNS) meetEvent(play);
    if (endIfNobody(play)) return 'goes on';
    bringAnimals(play);
    moveAnimals(play);
    setOrder(play);
    return 'over';
  },
};

export const dawn: ValleyFrame<'dawn'> = { step: () => dawnOfTurn };
