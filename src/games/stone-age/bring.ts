import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { CardId, Top } from './content/cards.ts';
import { drawCard, gainField, gainGoods, gainOneUseTool, gainPoints, gainTool } from './gains.ts';
import type { StoneAgePlay } from './play.ts';
import { beginRolling } from './rolling.ts';

/** What the upper half of a card brings to who has bought it. */
export function bring(play: StoneAgePlay, seat: Seat, top: Top, card: CardId): void {
  switch (top.brings) {
    case 'dice for all':
      rollForAll(play, seat, card);
      return;
    case 'goods':
      gainGoods(play, seat, card, { [top.good]: top.count });
      return;
    case 'roll':
      beginRolling(play, seat, card, top.good, top.dice);
      return;
    case 'points':
      gainPoints(play, seat, card, top.points);
      return;
    case 'field':
      gainField(play, seat, card);
      return;
    case 'tool':
      gainTool(play, seat, card);
      return;
    case 'one-use tool':
      gainOneUseTool(play, seat, card, top.value);
      return;
    case 'card':
      drawCard(play, seat, card);
      return;
    case 'any':
      play.state.frames.push({ frame: 'choosing', seat, from: card, count: top.count });
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
