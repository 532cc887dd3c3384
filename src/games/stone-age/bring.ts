import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { CardId, Top } from './content/cards.ts';
import { gain, gainOneUseTool } from './gains.ts';
import type { StoneAgePlay } from './play.ts';
import { beginRolling } from './rolling.ts';

/** What the upper half of a card brings to who has bought it. */
export function bring(play: StoneAgePlay, seat: Seat, top: Top, card: CardId): void {
  switch (top.brings) {
    case 'dice for all':
      return rollForAll(play, seat, card);
    case 'roll':
      return beginRolling(play, seat, card, top.good, top.dice);
    case 'one-use tool':
      return gainOneUseTool(play, seat, card, top.value);
    case 'any':
      play.state.frames.push({ frame: 'choosing', seat, from: card, count: top.count });
      return;
    default:
      gain(play, seat, card, top);
  }
}

/** As many dice as tribes; from who has bought the card, each takes one (base game, dice for all). */
function rollForAll(play: StoneAgePlay, seat: Seat, card: CardId): void {
  const { state } = play;
  const seats = seatsFrom(seat, state.tribes.length);
  const dice = seats.map(() => play.random.die());
  state.shares += 1;
  state.frames.push({ frame: 'sharing', number: state.shares, seats, dice });
  tell(play, { type: 'diceForAllRolled', seat, card, dice });
}
