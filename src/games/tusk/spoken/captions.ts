import type { Seat } from '../../../engine/game.ts';
import { GOODS } from '../content/terrain.ts';
import { type EventOf, only, type TuskEvent, woundsAlone } from '../event.ts';
import { placeName } from '../map.ts';
import { type ChapterKind, tellingOf } from '../telling.ts';
import { gathered } from '../../../parts/gathered.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  amountWords,
  cardName,
  counted,
  listed,
  membersWords,
  seasonName,
  tribeName,
} from './names.ts';

/** What happened in a few words each, apart from what dice and goods did on the way. */
type Briefly = (speech: TuskSpeech, events: readonly TuskEvent[]) => string[];

/**
 * What belongs together in so few words that they are read beside a map on a phone: "Heron → C6, C3; +1
 * stone". Names tribes, never people. What was used and thrown stands in the lines.
 */
export function caption(speech: TuskSpeech, events: readonly TuskEvent[]): string {
  const parts = TELLERS.flatMap((tell) => tell(speech, events));
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

const start: Briefly = (speech, events) => {
  const camps = only(events, 'memberPlaced').map(
    ({ seat, at }) => `${nameOf(speech, seat)} ${placeName(at)}`,
  );
  const hidden = only(events, 'cardKeptSecretly').map(({ seat }) => nameOf(speech, seat));
  return [
    ...only(events, 'matchBegan').map(({ first }) => `${nameOf(speech, first)} goes first`),
    ...(camps.length === 0 ? [] : [`Camps: ${camps.join(', ')}`]),
    ...only(events, 'cardKept').map(
      ({ seat, card }) => `${nameOf(speech, seat)} keeps ${cardName(speech, card)}`,
    ),
    ...(hidden.length === 0 ? [] : [`Secret cards: ${hidden.join(', ')}`]),
  ];
};

const turn: Briefly = (speech, events) =>
  only(events, 'turnBegan').map(
    ({ turn: number, first }) => `Turn ${number}: ${nameOf(speech, first)} first`,
  );

const deals: Briefly = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [given, taken] = [gives, takes].map((goods) =>
      GOODS.flatMap((good) => {
        const count = goods[good] ?? 0;
        return count === 0 ? [] : [amountWords(speech, count, good)];
      }).join(', '),
    );
    if (taken === '') return `${nameOf(speech, from)} gives ${nameOf(speech, to)} ${given}`;
    if (given === '') return `${nameOf(speech, to)} gives ${nameOf(speech, from)} ${taken}`;
    return `${nameOf(speech, from)}: ${given} for ${taken} of ${nameOf(speech, to)}`;
  });

const end: Briefly = (speech, events) =>
  only(events, 'gameEnded').map(
    ({ winners }) =>
      `${listed(
        speech,
        winners.map((one) => nameOf(speech, one)),
      )} ${winners.length === 1 ? 'wins' : 'win'}`,
  );

const nameOf = (speech: TuskSpeech, seat: Seat): string => tribeName(speech, seat);

const tribe: Briefly = (speech, events) => {
  const began = events.find(({ type }) => type === 'tribeBegan' || type === 'tribeDone');
  const grown = only(events, 'memberGrew');
  const sent = only(events, 'huntersSent');
  const up = only(events, 'recovered');
  const moved = only(events, 'memberMoved');
  const found = only(events, 'gathered');
  const made = only(events, 'crafted');
  const [first] = [...grown, ...sent, ...up, ...moved, ...found, ...made];
  if (first === undefined) {
    return began?.type === 'tribeBegan' ? [`${nameOf(speech, began.seat)} does nothing`] : [];
  }
  const ends = gathered(moved, ({ member }) => member).flatMap(([, steps]) => {
    const to = steps.at(-1)?.to;
    return to === undefined || to === steps[0]?.from ? [] : [placeName(to)];
  });
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    const all = count + (good === 'food' ? made.length : 0);
    return all === 0 ? [] : [`+${amountWords(speech, all, good)}`];
  });
  const ways = ends.length === 0 ? '' : ` → ${[...new Set(ends)].join(', ')}`;
  const deeds = [
    ...grown.map(({ member, at }) => `${membersWords(speech, [member])} joins on ${placeName(at)}`),
    ...sent.map(
      ({ members }) =>
        `${membersWords(speech, members)} ${members.length === 1 ? 'hunts' : 'hunt'}`,
    ),
    ...(up.length === 0
      ? []
      : [
          `${membersWords(
            speech,
            up.map(({ member }) => member),
          )} ${up.length === 1 ? 'stands' : 'stand'} up`,
        ]),
    ...(goods.length === 0 ? [] : [goods.join(', ')]),
    ...(moved.length > 0 && ends.length === 0 ? ['there and back'] : []),
  ];
  const rest = deeds.length === 0 ? '' : `${ways === '' ? ':' : ';'} ${deeds.join('; ')}`;
  return [`${nameOf(speech, first.seat)}${ways}${rest}`];
};

/**
 * "Flint two wounds"; of one side alone in a fight whose sides are named only how many. Without those that
 * are told with the stones that struck.
 */
function wounds(
  speech: TuskSpeech,
  events: readonly TuskEvent[],
  within: ChapterKind,
  areNamed = false,
): string[] {
  const all = woundsAlone(events).filter((one) => tellingOf(one).chapter === within);
  const sides = gathered(all, ({ seat }) => seat);
  return sides.map(([seat, some]) => {
    const count = counted(speech, some.length, 'wound');
    return areNamed && sides.length === 1 ? count : `${nameOf(speech, seat)} ${count}`;
  });
}

const fight: Briefly = (speech, events) => {
  const [began] = only(events, 'fightBegan');
  const [won] = only(events, 'fightWon');
  const others =
    began?.seats.filter((seat) => seat !== began.initiator).map((one) => nameOf(speech, one)) ?? [];
  // Who was in it from the beginning is told of its end alone.
  const head =
    began === undefined
      ? only(events, 'fightRolled').map(({ at }) => `Fight on ${placeName(at)}`)
      : [
          `${nameOf(speech, began.initiator)} fights ${listed(speech, others)} on ${placeName(began.at)}`,
        ];
  const results = [
    ...wounds(speech, events, 'fight', began !== undefined),
    ...only(events, 'stonesThrown').map((one) => stonesWords(speech, one)),
    ...only(events, 'fightTied').map(() => 'nobody wins'),
    ...(won === undefined
      ? []
      : [
          `${nameOf(speech, won.seat)} wins${won.food === 0 ? '' : ` ${amountWords(speech, won.food, 'food')}`}`,
        ]),
  ];
  return joined(head, results);
};

/** "Flint’s stone wounds Heron’s member 2". */
function stonesWords(speech: TuskSpeech, { target, by, members }: EventOf<'stonesThrown'>): string {
  const owners = listed(
    speech,
    by.map(({ seat }) => `${nameOf(speech, seat)}’s`),
  );
  const isOne = by.length === 1 && by[0]?.stones === 1;
  return `${owners} ${isOne ? 'stone wounds' : 'stones wound'} ${nameOf(speech, target)}’s ${membersWords(speech, members)}`;
}

/** What came of something: "Heron fights Flint on E6: two wounds, Heron wins". */
function joined(head: readonly string[], results: readonly string[]): string[] {
  return results.length === 0 ? [...head] : [[...head, results.join(', ')].join(': ')];
}

const hunt: Briefly = (speech, events) => {
  const attacks = only(events, 'mammothAttacked');
  const shares = only(events, 'foodShared').flatMap(({ food }) =>
    food.map((part, seat) => ({ seat, food: part })),
  );
  const taken = [...attacks.map(({ roll, food }) => ({ seat: roll.seat, food })), ...shares];
  const gained = gathered(taken, ({ seat }) => seat).flatMap(([seat, parts]) => {
    const food = parts.reduce((sum, part) => sum + part.food, 0);
    return food === 0 ? [] : [`${nameOf(speech, seat)} +${amountWords(speech, food, 'food')}`];
  });
  const back = gathered(only(events, 'huntersReturned'), ({ seat }) => seat).map(
    ([seat, all]) =>
      `${nameOf(speech, seat)} → ${listed(
        speech,
        all.map(({ to }) => placeName(to)),
      )}`,
  );
  const results = [
    ...only(events, 'mammothKilled').map(({ at }) => `mammoth falls on ${placeName(at)}`),
    ...gained,
    ...wounds(speech, events, 'hunt'),
  ];
  // A hunt is one also where nobody hits.
  const began = events.some((one) => tellingOf(one).beat === 'hunt') || results.length > 0;
  return [...(began ? joined(['Hunt'], results) : []), ...back];
};

const season: Briefly = (speech, events) => {
  const names = only(events, 'seasonDrawn').map(({ season: id }) => seasonName(speech, id));
  const results = [
    ...only(events, 'tokensAdded').map(
      ({ at, good, each }) =>
        `+${amountWords(speech, each, good)} on ${at.length} ${at.length === 1 ? 'tile' : 'tiles'}`,
    ),
    ...only(events, 'tokensLost').map(
      ({ tokens, good }) => `−${amountWords(speech, tokens, good)}`,
    ),
    ...wounds(speech, events, 'season'),
    ...gathered(only(events, 'memberRemoved'), ({ seat }) => seat).map(
      ([seat, all]) =>
        `${nameOf(speech, seat)} loses ${membersWords(
          speech,
          all.map(({ member }) => member),
        )}`,
    ),
  ];
  return joined(names, results);
};

const herd: Briefly = (speech, events) => {
  const home = only(events, 'mammothWentHome').length > 0;
  const [moved] = only(events, 'mammothMoved');
  const [blocked] = only(events, 'herdBlocked');
  const end = moved?.path.at(-1);
  const rolled = only(events, 'herdRolled').length > 0;
  const way =
    end !== undefined
      ? [`Herd ${moved?.strayed === true ? 'strays, back ' : ''}→ ${placeName(end)}`]
      : blocked !== undefined
        ? [`Herd stays on ${placeName(blocked.at)}`]
        : home
          ? ['Herd goes home']
          : rolled
            ? ['Herd stays']
            : [];
  const aside = gathered(only(events, 'steppedAside'), ({ seat }) => seat).map(
    ([seat, all]) =>
      `${nameOf(speech, seat)} → ${[...new Set(all.map(({ to }) => placeName(to)))].join(', ')}`,
  );
  return [...way, ...wounds(speech, events, 'herd'), ...aside];
};

const lands: Briefly = (_speech, events) =>
  only(events, 'landsFound').map(({ ring }) => `${ring * 6} new tiles`);

/** The picture shows which tiles. */
const snow: Briefly = (_speech, events) =>
  only(events, 'snowFell').map(
    ({ at, left }) => `Snow on ${at.length} ${at.length === 1 ? 'tile' : 'tiles'}, ${left} left`,
  );

/** Cards that are turned. */
const cards: Briefly = (speech, events) =>
  only(events, 'cardRevealed').map(
    ({ seat, card }) => `${nameOf(speech, seat)} shows ${cardName(speech, card)}`,
  );

const TELLERS: readonly Briefly[] = [
  start,
  turn,
  tribe,
  fight,
  hunt,
  season,
  herd,
  lands,
  snow,
  deals,
  cards,
  end,
];
