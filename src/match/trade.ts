import type { Deal, Goods, Seat } from '../engine/game.ts';
import { checkDeal } from '../engine/match.ts';
import type { Language } from '../language/languages.ts';
import type { MatchId } from '../store/store.ts';
import { makeDeal, refusedDeal } from './deal.ts';
import { type House, type Press, Refused } from './house.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { load, type Loaded } from './load.ts';
import { isPerson } from './seats.ts';
import { propose } from './proposal.ts';
import { playingSeat } from './playing.ts';
import type { Sitting } from './sitting.ts';

/** What became of a trade that was proposed: a person is asked, or a computer player has agreed and it is done. */
export type Traded = 'proposed' | 'agreed';

/**
 * Proposes a trade. A person is asked in the thread; a computer player answers at once. It thinks before the press's
 * transaction, and what it says counts where the match still stands as it was; else it thinks again, once.
 */
export async function proposeTrade(
  house: House,
  press: Press,
  id: MatchId,
  to: Seat,
  gives: Goods,
  takes: Goods,
): Promise<Sat<Traded>> {
  const attempt = async (): Promise<Sat<Traded>> => {
    const judged = await judgedBefore(house, press, id, { to, gives, takes });
    return inSitting(house, press, id, (sitting, from) =>
      trade(house, sitting, { from, to, gives, takes }, judged),
    );
  };
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof MovedOn) return attempt();
    throw error;
  }
}

/** What a computer player said of a deal, and where the match stood when it was asked. */
interface Judged {
  readonly sequence: number;
  readonly from: Seat;
  readonly accepts: boolean;
}

/** The match is no longer as it was when a computer player judged the deal. */
class MovedOn extends Refused {
  override readonly name = 'MovedOn';
}

/** What the computer player says that is offered this; null where a person is to be asked. */
async function judgedBefore(
  house: House,
  { user }: Press,
  id: MatchId,
  wish: Omit<Deal, 'from'>,
): Promise<Judged | null> {
  const loaded = await load(house, id);
  const from = playingSeat(loaded.row, user.id);
  if (isPerson(loaded.row, wish.to)) return null;
  const deal = { from, ...wish };
  expectPossible(loaded, deal);
  const accepts = await house.judgeDeal(loaded, deal);
  return { sequence: loaded.match.sequence, from, accepts };
}

/** Throws `Refused` where a deal could not be made as the match stands. */
function expectPossible(loaded: Loaded, deal: Deal): void {
  const { edition, row, match } = loaded;
  const checked = checkDeal(edition.game, match.state, deal, row.seats.length);
  if (!checked.ok) throw refusedDeal(loaded, match.state, deal, checked.refusal);
}

async function trade(
  house: House,
  sitting: Sitting,
  deal: Deal,
  judged: Judged | null,
): Promise<Traded> {
  const { loaded, transaction, match } = sitting;
  const { edition, row } = loaded;
  const { from, to, gives, takes } = deal;
  expectPossible(loaded, deal);
  if (!isPerson(row, to)) {
    const facts = {
      seat: (language: Language) => edition.in(language).seatName(to),
    };
    if (judged?.sequence !== match.sequence || judged.from !== from)
      throw new MovedOn('moved on while thinking', facts);
    if (!judged.accepts) throw new Refused('declines at once', facts);
    await makeDeal(house, sitting, deal);
    return 'agreed';
  }
  const body = { gives, takes };
  await propose(house, transaction, { match: row.id, kind: 'trade', from, to: [to], body });
  return 'proposed';
}
