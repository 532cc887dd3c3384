import type { Outcome, Seat } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/places.ts';
import { tell } from '../../engine/play.ts';
import { TOKENS } from './content/terrain.ts';
import type { Version } from './content/versions.ts';
import { type Deed, VICTORY } from './content/victory.ts';
import type { TuskPlay } from './play.ts';
import { type Tribe, tribeOf, type TuskState } from './state.ts';

type FixedTribe = TuskState['tribes'][number];
/** What the worth of a card depends on. */
type Holding = Readonly<Pick<FixedTribe | Tribe, 'card' | 'cardTokens' | 'goods'>>;

/** What a tribe's victory card is worth now, in food; 0 before it has one. */
export function cardWorth(rules: Version, { card, cardTokens, goods }: Holding): number {
  if (card === null) return 0;
  const printed = VICTORY[rules][card];
  if (printed.scores === 'deeds') return cardTokens * printed.food;
  let sets = Number.POSITIVE_INFINITY;
  for (const token of TOKENS) {
    const need = printed.set[token];
    if (need !== undefined) sets = Math.min(sets, Math.floor(goods[token] / need));
  }
  return sets * printed.food;
}

/**
 * A deed that one of the victory cards counts. The tribe that holds the card must put a food token on it,
 * and the first one reveals it (Tusk, setup 5); of any other tribe everybody learns that it does not.
 */
export function countDeed(play: TuskPlay, seat: Seat, deed: Deed): void {
  const { rules, turn } = play.state;
  const tribe = tribeOf(play.state, seat);
  const { card } = tribe;
  if (card === null) return;
  if (!tribe.revealed && !tribe.deeds.includes(deed)) play.reveals = true;
  const printed = VICTORY[rules][card];
  if (printed.scores !== 'deeds' || printed.deed !== deed) {
    if (!tribe.revealed && !tribe.deeds.includes(deed)) {
      tribe.deeds = [...tribe.deeds, deed];
    }
    return;
  }
  if (printed.oncePerTurn === true && tribe.tokenTurn === turn) return;
  if (!tribe.revealed) {
    tribe.revealed = true;
    tell(play, { type: 'cardRevealed', seat, card });
  }
  tribe.cardTokens += 1;
  tribe.tokenTurn = turn;
  tell(play, { type: 'cardToken', seat, card, tokens: tribe.cardTokens, deed });
}

/** The result, once all is over: most Tasty Food wins, a tie is shared (Tusk, end). */
export function outcome(state: TuskState): Outcome | null {
  if (state.frames.length > 0) return null;
  return outcomeOf(state.tribes.map((tribe) => tribe.goods.food + cardWorth(state.rules, tribe)));
}

/** The world has frozen over, or a short match is over: every card is revealed and counted. Nothing may be in progress. */
export function endMatch(play: TuskPlay): void {
  const { tribes } = play.state;
  play.reveals = true;
  for (const tribe of tribes) tribe.revealed = true;
  const result = outcome(play.state);
  if (result === null) throw new Error('A match cannot end while something is in progress.');
  tell(play, {
    type: 'gameEnded',
    food: tribes.map(({ goods }) => goods.food),
    cards: tribes.flatMap((tribe, seat) =>
      tribe.card === null
        ? []
        : [{ seat, card: tribe.card, food: cardWorth(play.state.rules, tribe) }],
    ),
    totals: result.scores,
    winners: result.winners,
  });
}
