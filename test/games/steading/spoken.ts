import type { Decision, Goods, Seat } from '../../../src/engine/game.ts';
import { item } from '../../../src/parts/item.ts';
import type { Presentation, Question } from '../../../src/presentation/edition.ts';
import type { SpokenTable } from '../../../src/presentation/table.ts';
import { isCard, type Spot, type SteadingAction, type SteadingEvent } from './action.ts';
import { CARDS, CONTENT, GATES, KINDS } from './content.ts';
import { numbers } from './step.ts';
import { ranking, type SteadingView } from './view.ts';
import type { SteadingSpeech } from './words/index.ts';

const FARMS = ['hearth', 'heron', 'moss', 'flint', 'marsh', 'ember'] as const;

/** `🔥 Hearth` */
export const seatName = ({ say }: SteadingSpeech, seat: Seat): string =>
  say(`names.seats.${item(FARMS, seat)}`);

/** `Hearth` */
export const sideName = (speech: SteadingSpeech, seat: Seat): string =>
  seatName(speech, seat).replace(/^\S+ /u, '');

const seatNames = (speech: SteadingSpeech, seats: readonly Seat[]): string =>
  speech.list(seats.map((seat) => seatName(speech, seat)));

/** `2 food, 1 tent`; of nothing, that. */
export function goodsWords({ say }: SteadingSpeech, goods: Goods): string {
  const some = KINDS.flatMap((kind) => {
    const count = goods[kind] ?? 0;
    return count === 0 ? [] : [say(`names.goods.${kind}`, { count })];
  });
  return some.length === 0 ? say('names.nothing') : some.join(', ');
}

export const kindName = ({ say }: SteadingSpeech, kind: string): string => {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? '' : say(`names.kinds.${known}`);
};

export const pointsWords = ({ say }: SteadingSpeech, count: number): string =>
  say('names.points', { count });

/** `w3` is Worker 3. */
export const workerName = ({ say }: SteadingSpeech, worker: string): string =>
  say('names.worker', { number: worker.slice(1) });

/** `north` */
export const gateName = ({ say }: SteadingSpeech, about: Decision['about']): string =>
  say(`names.gates.${GATES.find((gate) => gate === about) ?? 'north'}`);

export function spotName({ say }: SteadingSpeech, at: Spot): string {
  if (typeof at === 'number') return say('names.field', { number: at });
  return isCard(at) ? say(`names.cards.${at}`) : say(`names.places.${at}`);
}

/** What an elder has of a place: `1 to 3 wood`. */
export function worthOf(speech: SteadingSpeech, at: Spot, rules: SteadingView['rules']): string {
  const { feast, field } = CONTENT[rules];
  if (typeof at === 'number') return goodsWords(speech, { straw: field });
  if (isCard(at)) return goodsWords(speech, { [CARDS[at].kind]: CARDS[at].count });
  if (at === 'feast') return pointsWords(speech, feast);
  const kind = kindName(speech, at === 'river' ? 'food' : 'wood');
  return speech.say('asked.place.range', { kind });
}

export function question(
  speech: SteadingSpeech,
  { kind, about }: Decision,
  { rules }: SteadingView,
): Question {
  const { say } = speech;
  const gate = gateName(speech, about);
  const prize = say('names.points', { count: CONTENT[rules].prize });
  switch (kind) {
    case 'guard':
      return { title: say('asked.guard.title', { gate }), text: say('asked.guard.text') };
    case 'bid':
      return { title: say('asked.bid.title'), text: say('asked.bid.text', { prize }) };
    case 'send':
    case 'place':
    case 'feed':
      return { title: say(`asked.${kind}.title`), text: say(`asked.${kind}.text`) };
    default:
      return { title: say('asked.order.title'), text: say('asked.order.text') };
  }
}

/** One short line for a button or a list. */
export function label(
  speech: SteadingSpeech,
  action: SteadingAction,
  { about }: Decision,
  { rules }: SteadingView,
): string {
  const { say } = speech;
  switch (action.do) {
    case 'guard': {
      const gate = gateName(speech, about);
      return say('asked.guard.label', { gate, by: say(`names.guards.${action.by}`) });
    }
    case 'send': {
      const workers = action.workers.map((worker) => workerName(speech, worker)).join(', ');
      return workers === '' ? say('asked.send.nobody') : say('asked.send.label', { workers });
    }
    case 'place': {
      const { at } = action;
      const worth = worthOf(speech, at, rules);
      return say('asked.place.label', { place: spotName(speech, at), worth });
    }
    case 'feed': {
      const { food, wood } = action;
      return say('asked.feed.label', { goods: goodsWords(speech, { food, wood }) });
    }
    case 'bid':
      return say('asked.bid.label', { goods: goodsWords(speech, action.goods) });
    case 'order': {
      const storm = pointsWords(speech, CONTENT[rules].storm);
      return action.storm ? say('asked.order.storm', { storm }) : say('asked.order.none');
    }
  }
}

/** What happened, a line for each event; both guards of a farm are one. */
export function lines(speech: SteadingSpeech, events: readonly SteadingEvent[]): string[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'guarded') return [line(speech, event)];
    const isSame = (other: SteadingEvent | undefined) =>
      other?.type === 'guarded' && other.seat === event.seat;
    if (isSame(events[at - 1])) return [];
    const gates = events.slice(at, isSame(events[at + 1]) ? at + 2 : at + 1).flatMap((one) => {
      if (one.type !== 'guarded') return [];
      const gate = speech.say(`names.gates.${one.gate}`);
      return [speech.say('told.guarded gate', { gate, by: speech.say(`names.guards.${one.by}`) })];
    });
    const seat = seatName(speech, event.seat);
    return [speech.say('told.guarded', { seat, gates: gates.join(', ') })];
  });
}

function line(
  speech: SteadingSpeech,
  event: Exclude<SteadingEvent, { readonly type: 'guarded' }>,
): string {
  const { say } = speech;
  switch (event.type) {
    case 'roundBegan': {
      const cards = speech.list(event.cards.map((card) => spotName(speech, card)));
      return say('told.round began', { round: event.round, cards });
    }
    case 'raided': {
      const raiders = say(`names.raiders.${event.by}`);
      const gate = say(`names.gates.${event.gate}`);
      if (event.robbed.length === 0) return say('told.came for nothing', { raiders, gate });
      return say('told.raided', { raiders, gate, seats: seatNames(speech, event.robbed) });
    }
    case 'sent': {
      const facts = { seat: seatName(speech, event.seat), count: event.workers };
      return event.workers === 0 ? say('told.sent nobody', facts) : say('told.sent', facts);
    }
    case 'placed': {
      const found =
        event.at === 'feast' ? pointsWords(speech, event.points) : goodsWords(speech, event.found);
      const place = spotName(speech, event.at);
      return say('told.placed', { seat: seatName(speech, event.seat), place, found });
    }
    case 'stormed': {
      const [by, seat] = [seatName(speech, event.by), seatName(speech, event.seat)];
      return say('told.stormed', { by, seat });
    }
    case 'fed': {
      const facts = { seat: seatName(speech, event.seat), goods: goodsWords(speech, event.paid) };
      if (event.hungry === 0) return say('told.fed', facts);
      return say('told.hungry', { ...facts, count: event.hungry });
    }
    case 'bid': {
      const goods = goodsWords(speech, event.goods);
      return say('told.bid', { seat: seatName(speech, event.seat), goods });
    }
    case 'favoured': {
      const seats = seatNames(speech, event.seats);
      return say('told.favoured', { count: event.seats.length, seats });
    }
    case 'ordered':
      return say(event.storm ? 'told.ordered storm' : 'told.ordered nothing');
  }
}

/** `Round 2 · supper` */
export const heading = ({ say }: SteadingSpeech, { round, phase }: SteadingView): string =>
  say('told.heading', { round, phase: say(`board.phases.${phase}`) });

/** What a seat holds in secret, and what it has ordered. */
export function hand({ say }: SteadingSpeech, { hands, order }: SteadingView, seat: Seat): string {
  switch (hands[seat]) {
    case 'storm': {
      const ordered = say(order === true ? 'told.ordered storm' : 'told.ordered nothing');
      return say('told.holds storm', { order: ordered });
    }
    case 'calm':
      return say('told.holds calm');
    default:
      return say('told.holds none');
  }
}

/** Who won, if anybody did, and the points of all, the most first. */
export function result(speech: SteadingSpeech, view: SteadingView, table: SpokenTable): string {
  const { say } = speech;
  const who = (seat: Seat): string => table.seats[seat]?.mention ?? say('names.nobody');
  const { winners, stocks } = ranking(view);
  const named = winners.map((seat) =>
    say('told.seat', { seat: seatName(speech, seat), who: who(seat) }),
  );
  const won =
    winners.length === 0
      ? say('told.nobody wins')
      : say('told.wins', { count: winners.length, winners: speech.list(named) });
  const ranked = [...view.points.entries()].sort(
    ([a, one], [b, other]) => other - one || item(stocks, b) - item(stocks, a) || a - b,
  );
  const points = ranked.map(([seat, count]) =>
    say('told.points', {
      seat: seatName(speech, seat),
      who: who(seat),
      points: pointsWords(speech, count),
      goods: goodsWords(speech, item(view.goods, seat)),
    }),
  );
  return [won, ...points].join('\n');
}

/** The rules of the newest version, by chapter. */
export function rulesOf(speech: SteadingSpeech): Presentation<never, never, never>['rules'] {
  const { say } = speech;
  const { rounds, raid, mouths, field, feast, prize, storm } = numbers({ rules: 2 });
  const points = { feast, prize, storm };
  const worth = (of: keyof typeof points): string => pointsWords(speech, points[of]);
  const straw = goodsWords(speech, { straw: field });
  return [
    { title: say('rules.in short.title'), text: say('rules.in short.text', { rounds }) },
    {
      title: say('rules.round.title'),
      text: [
        say('rules.round.guards', { raid }),
        say('rules.round.straw'),
        say('rules.round.elders', { field: straw, feast: worth('feast') }),
        say('rules.round.supper', { mouths }),
        say('rules.round.favour', { prize: worth('prize') }),
      ].join('\n\n'),
    },
    {
      title: say('rules.storm.title'),
      text: say('rules.storm.text', { storm: worth('storm') }),
    },
  ];
}
