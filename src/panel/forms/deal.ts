import type { AnyGame, Deal, Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { AppSpeech } from '../../words/index.ts';
import { goodsAmounts, goodsValues, type Side, sideField, SIDES } from './goods-fields.ts';
import { offeredIn, untilField, whomField } from './offer-fields.ts';
import { hasRoom, type PressAs } from '../ids.ts';
import type { Draft } from './shape.ts';
import { button, buttonRows, type Field, type Filled, type Form, type Row } from '../controls.ts';

/** The form of a deal that was sent and refused. */
export interface RefusedDeal {
  readonly do: 'deal';
  readonly to: Seat;
  readonly filled: Filled;
}

/**
 * A button for each seat to which something could be given or with which something could be traded now. A list would
 * not do: Discord sends nothing where what is chosen is chosen again, as after a form that was closed.
 */
export function dealRows(
  loaded: Loaded,
  seat: Seat,
  refused: RefusedDeal | null,
  speech: AppSpeech,
): Row[] {
  const { row, edition, match } = loaded;
  const { deals } = edition.game;
  if (deals === null || row.status !== 'running' || !deals.open(match.state, seat)) return [];
  const words = edition.in(speech.language);
  const isRich = (one: Seat): boolean =>
    goodsAmounts(edition.game, deals.goods(match.state, one)).length > 0;
  const others = row.seats
    .map((one) => one.seat)
    .filter((to) => to !== seat && deals.open(match.state, to) && (isRich(seat) || isRich(to)))
    .map((to) => {
      const empty: PressAs<'deal'> = { do: 'deal', match: row.id, to, draft: null };
      const full = refused?.to === to ? { ...empty, draft: draftOf(refused.filled) } : empty;
      return { name: words.seatName(to), press: hasRoom(full) ? full : empty };
    });
  return buttonRows(
    others.map(({ name, press }) =>
      button(press, speech.say('buttons.deal', { seat: name }), 'quiet', '🤝'),
    ),
  );
}

/** Why a seat can neither give nor take now, in a few words; nothing where it can, or its game has no deals. */
export function closedDeals(
  { row, edition, match }: Pick<Loaded, 'row' | 'edition' | 'match'>,
  seat: Seat,
  { say, language }: AppSpeech,
): string[] {
  const { game } = edition;
  if (game.deals === null || row.status !== 'running') return [];
  if (game.deals.open(match.state, seat)) return [];
  const closed = edition.in(language).dealsClosed?.(game.view(match.state, 'public'), seat);
  return closed === undefined ? [] : [`🤝 ${say('panel.no deals', { why: closed.short })}`];
}

/**
 * The form in which is said what is given to a seat, and what is asked for it. Null where nothing can change hands.
 *
 * @param asks whether something has to be asked: an offer that answers another one is no gift
 */
export function dealForm(
  loaded: Loaded,
  seat: Seat,
  { to, draft }: Pick<PressAs<'deal'>, 'to' | 'draft'>,
  speech: AppSpeech,
  asks = false,
): Form | null {
  const { row, edition, match } = loaded;
  const { deals } = edition.game;
  if (deals === null || row.seats[to] === undefined || to === seat) return null;
  if (!deals.open(match.state, seat) || !deals.open(match.state, to)) return null;
  const words = edition.in(speech.language);
  const before = draft?.split('-').map((side) => side.split('+')) ?? [];
  const title = speech.say('panel.deal', { seat: words.seatName(to) });
  const fields = SIDES.flatMap((side, at): Field[] => {
    const holder = side === 'gives' ? seat : to;
    const held = deals.goods(match.state, holder);
    const isNeeded = asks && side === 'takes';
    const facts = { seat: words.seatName(to), holds: goodsWords(words, held) };
    return sideField(words, {
      side,
      amounts: goodsAmounts(edition.game, held),
      chosen: before[at] ?? [],
      isNeeded,
      label: speech.say(`panel.deal ${side}`),
      description: speech.say(isNeeded ? 'panel.deal asks of' : `panel.deal ${side} of`, facts),
    });
  });
  const isRich = goodsAmounts(edition.game, deals.goods(match.state, to)).length > 0;
  if (fields.length === 0 || (asks && !isRich)) return null;
  const others = row.seats.filter((one) => one.seat !== seat && deals.open(match.state, one.seat));
  // A counter-offer goes to the seat that made the offer.
  const [hours, isToAll] = [Number(before[2]?.[0] ?? 0), before[3]?.[0] === '1'];
  const whom = asks || others.length < 2 ? [] : [whomField(words.seatName(to), isToAll, speech)];
  const more = isRich ? [...whom, untilField(hours, speech)] : [];
  const press = { do: 'deal', match: row.id, to, draft: null } as const;
  return { press, title, fields: [...fields, ...more] };
}

/** What was chosen: of each side, for how many hours, and whether for all, so that the form can be opened again with it. */
function draftOf(filled: Filled): Draft {
  const { hours, isToAll } = offeredIn(filled);
  const sides = SIDES.map((side) => (filled.get(side) ?? []).join('+'));
  return [...sides, hours ?? 0, isToAll ? 1 : 0].join('-');
}

/** What stands in the form of a deal with these goods. */
export const draftFor = (game: AnyGame, deal: Pick<Deal, Side>): Draft =>
  SIDES.map((side) => goodsValues(game, deal[side]).join('+')).join('-');
