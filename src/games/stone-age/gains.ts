import type { Seat } from '../../engine/game.ts';
import { tell, tellOnly } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { gain as add } from '../../parts/goods.ts';
import { item } from '../../parts/item.ts';
import type { Payment } from './action.ts';
import type { CardId } from './content/cards.ts';
import { GOODS } from './content/goods.ts';
import type { Brought, TileId } from './content/herd.ts';
import { MOST_PEOPLE, MOST_TRACK } from './content/numbers.ts';
import type { Origin } from './event.ts';
import type { StoneAgePlay } from './play.ts';
import { tribeOf } from './state.ts';
import { nextSlot, withTool } from './tools.ts';

/** What tribes get: each is told with where it comes from. */

export function gainGoods(play: StoneAgePlay, seat: Seat, from: Origin, goods: Payment): void {
  add(tribeOf(play.state, seat).goods, GOODS, goods);
  tell(play, { type: 'goodsGained', seat, from, goods });
}

export function gainPoints(play: StoneAgePlay, seat: Seat, from: Origin, points: number): void {
  tribeOf(play.state, seat).points += points;
  tell(play, { type: 'pointsGained', seat, from, points });
}

/** One step on the food track; at its end there is nothing to gain. */
export function gainField(play: StoneAgePlay, seat: Seat, from: Origin): void {
  const tribe = tribeOf(play.state, seat);
  const gained = tribe.track < MOST_TRACK;
  if (gained) tribe.track += 1;
  tell(play, { type: 'fieldMade', seat, from, track: tribe.track, gained });
}

/** One more person, up to ten. */
export function gainPerson(play: StoneAgePlay, seat: Seat, from: Origin): void {
  const tribe = tribeOf(play.state, seat);
  const gained = tribe.people < MOST_PEOPLE;
  if (gained) tribe.people += 1;
  tell(play, { type: 'personBorn', seat, from, people: tribe.people, gained });
}

/** A new tool, or a better one. */
export function gainTool(play: StoneAgePlay, seat: Seat, from: Origin): void {
  const tribe = tribeOf(play.state, seat);
  const slot = nextSlot(tribe.tools);
  if (slot !== null) tribe.tools = withTool(tribe.tools, slot);
  const value = slot === null ? 0 : item(tribe.tools, slot).value;
  tell(play, { type: 'toolMade', seat, from, slot, value });
}

export function gainOneUseTool(play: StoneAgePlay, seat: Seat, from: Origin, value: number): void {
  const tribe = tribeOf(play.state, seat);
  tribe.once = [...tribe.once, value].sort((a, b) => a - b);
  tell(play, { type: 'oneUseToolGained', seat, from, value });
}

/** The top card, of which only the lower half counts; nobody else sees it. Nothing where none is left. */
export function drawCard(play: StoneAgePlay, seat: Seat, from: Origin): void {
  const { state } = play;
  const { drawn, left } = draw(state.deck, 1);
  const [card] = drawn;
  if (card === undefined) {
    tell(play, { type: 'noCardDrawn', seat, from });
    return;
  }
  state.deck = left;
  const tribe = tribeOf(state, seat);
  tribe.drawn = [...tribe.drawn, card];
  play.reveals = true;
  tellOnly(
    play,
    seat,
    { type: 'cardDrawn', seat, from, card },
    { type: 'cardDrawnSecretly', seat, from },
  );
}

/** How many of choice; a line of a tile brings one. */
export const ofChoice = (brought: Extract<Brought, { brings: 'any' }>): number =>
  'count' in brought ? brought.count : 1;

/** What a card and a line of a tile bring alike. */
export function gain(
  play: StoneAgePlay,
  seat: Seat,
  from: CardId | TileId,
  what: Exclude<Brought, { brings: 'any' | 'dice for all' | 'roll' | 'one-use tool' }>,
): void {
  switch (what.brings) {
    case 'goods':
      return gainGoods(play, seat, from, { [what.good]: what.count });
    case 'points':
      return gainPoints(play, seat, from, what.points);
    case 'field':
      return gainField(play, seat, from);
    case 'person':
      return gainPerson(play, seat, from);
    case 'tool':
      return gainTool(play, seat, from);
    case 'card':
      return drawCard(play, seat, from);
  }
}
