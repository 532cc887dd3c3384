import {
  ABOUT_ALL,
  ABOUT_NEXT,
  ABOUT_SOME,
  mayBeReplayed,
  ordersOf,
  type OrderName,
  playsIn,
  RESULTS,
  seenAs,
  stillPlays,
} from '../../league/directing.ts';
import { playersOf } from '../../league/entering.ts';
import { breakEnds, tableAt } from '../../league/playing.ts';
import { rosterOf } from '../../league/table-of.ts';
import { Refused } from '../../match/app/refused.ts';
import { tableName } from '../../match/league/names.ts';
import type { AppSpeech } from '../../words/index.ts';
import { type Button, button, buttonRow, buttonRows, type Row } from '../controls.ts';
import type { ShownLeague } from '../forms/directing.ts';
import type { Order } from '../order.ts';
import { whenWords } from '../wording/when.ts';
import { divisionOf, nameOf, type ShownSeason, titleOf, whoIs } from './names.ts';

/** A text for a director alone, and what is pressed below it. */
interface ForDirector {
  readonly content: string;
  readonly components: readonly Row[];
}

const LOSES: readonly string[] = ['off', 'last', 'drop', 'void', 'season', 'redraw'];

function orderButton(shown: ShownSeason, order: Order, { say }: AppSpeech): Button {
  const { season, row } = shown;
  const is: OrderName | (typeof RESULTS)[number] = order.is === 'moveTo' ? 'move' : order.is;
  return button(
    { do: 'rule', season: row.id, order, seen: seenAs(season) },
    say(`league.order ${is}`),
    LOSES.includes(is) ? 'loses' : 'quiet',
    null,
  );
}

const backButton = ({ row }: ShownSeason, { say }: AppSpeech): Button =>
  button({ do: 'direct', season: row.id }, say('buttons.back'), 'quiet', null);

/** Who directs a season, and the ones before and after it; null for none. */
export interface Around {
  readonly user: string;
  readonly last: Pick<ShownSeason, 'row' | 'season'> | null;
  readonly next: Pick<ShownSeason, 'season'> | null;
}

/** All that a director can do by hand now. Throws `Refused` for a season about which nothing can be done any more. */
export function directPanel(
  shown: ShownLeague,
  { user, last, next }: Around,
  now: number,
  speech: AppSpeech,
): ForDirector {
  const { say } = speech;
  const isLast = shown.league.endedAt !== null;
  const orders = ordersOf(shown.season, now, isLast, next?.season.phase);
  if (orders.length === 0) throw new Refused('next season is there');
  const isOwn = shown.season.divisions.length === 1 && playsIn(shown.season, user, [0]);
  const plays = stillPlays(shown.season, user);
  const buttons = orders
    .filter((is) => hasFields(shown, is, speech))
    .filter((is) => !(isOwn && ABOUT_SOME.includes(is)) && !(plays && ABOUT_ALL.includes(is)))
    .map((is) => orderButton(shown, { is }, speech));
  if (last?.season.phase === 'over' && shown.season.phase === 'sign-up') {
    const press = { do: 'direct', season: last.row.id } as const;
    buttons.push(button(press, say('buttons.last season …'), 'quiet', null));
  }
  const rests = breakEnds(shown.season, now);
  const content = [
    say('league.direct title', { title: titleOf(shown, speech) }),
    ...(rests === null ? [] : [say('league.rests', { when: whenWords(new Date(rests)) })]),
    ...(isLast ? [say('league.direct ended')] : []),
    say('league.direct intro'),
    say(isOwn ? 'league.direct own' : 'league.direct others'),
  ];
  return {
    content: content.join('\n'),
    components: buttonRows(buttons),
  };
}

/** Whether there is anything to choose: not among the options of a game that has none. */
const hasFields = ({ edition }: ShownLeague, is: OrderName, { language }: AppSpeech): boolean =>
  is !== 'game' || (edition?.in(language).options ?? []).length > 0;

/** A league that has just been founded, and what may still be changed of its first season. */
export const foundedPanel = (shown: ShownLeague, speech: AppSpeech): ForDirector => ({
  content: speech.say('league.founded', {
    league: nameOf(shown.league),
    channel: shown.league.channel,
  }),
  components: buttonRows(
    ABOUT_NEXT.filter((is) => hasFields(shown, is, speech)).map((is) =>
      orderButton(shown, { is }, speech),
    ),
  ),
});

/** What somebody's move would change, and a button that asks once more. */
export function movePanel(
  shown: ShownSeason,
  after: ShownSeason,
  { user, division }: Extract<Order, { is: 'moveTo' }>,
  speech: AppSpeech,
): ForDirector {
  const from = playersOf(shown.season).find((one) => one.user === user)?.division ?? 0;
  const people = (of: number): number => rosterOf(after.season, of).length;
  const tables = (of: number): number =>
    after.season.tables.filter((one) => one.division === of).length;
  const content = speech.say('league.move shown', {
    player: whoIs(user, speech),
    from: divisionOf(shown, from, speech),
    to: divisionOf(shown, division, speech),
    fromPeople: people(from),
    fromTables: tables(from),
    toPeople: people(division),
    toTables: tables(division),
  });
  const move = orderButton(shown, { is: 'moveTo', user, division }, speech);
  return { content, components: [buttonRow([move, backButton(shown, speech)])] };
}

/** A table, and what a director can do about it. */
export function resultPanel(
  shown: ShownSeason,
  number: number,
  now: number,
  speech: AppSpeech,
): ForDirector {
  const { result = null, seats = [], status } = tableAt(shown.season, number) ?? {};
  const seated = seats.map((user, seat) => {
    const place = result?.places[seat];
    return `${place === undefined ? '' : `${place}. `}${whoIs(user, speech)}`;
  });
  const people = seated.join(', ');
  const content = speech.say('league.table shown', {
    table: tableName(shown, number),
    people: status === 'void' ? speech.say('league.table void', { people }) : people,
  });
  const orders = RESULTS.filter((is) => is !== 'replay' || mayBeReplayed(shown.season, now)).map(
    (is) => orderButton(shown, { is, table: number }, speech),
  );
  return { content, components: [buttonRow([...orders, backButton(shown, speech)])] };
}

/** What was done, and the way back to the rest. */
export const donePanel = (shown: ShownSeason, content: string, speech: AppSpeech): ForDirector => ({
  content,
  components: [buttonRow([backButton(shown, speech)])],
});
