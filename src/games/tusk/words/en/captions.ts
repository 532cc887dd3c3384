import type { Seat } from '../../../../engine/game.ts';
import { GOODS } from '../../content/terrain.ts';
import { tribeOf } from '../../tribes.ts';
import { type EventOf, only, type TuskEvent, woundsAlone } from '../../event.ts';
import { placeName } from '../../map.ts';
import { type ChapterKind, tellingOf } from '../../telling.ts';
import { amount, counted, listed, membersWords, SEASON_NAMES, VICTORY_NAMES } from './names.ts';
import { gathered } from '../../../../parts/gathered.ts';

/** What happened in a few words each, apart from what dice and goods did on the way. */
type Briefly = (events: readonly TuskEvent[]) => string[];

/**
 * What belongs together in so few words that they are read beside a map on a phone: "Heron → C6, C3; +1
 * stone". Names tribes, never people. What was used and thrown stands in the lines.
 */
export function caption(events: readonly TuskEvent[]): string {
  const parts = TELLERS.flatMap((tell) => tell(events));
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

const start: Briefly = (events) => {
  const camps = only(events, 'memberPlaced').map(
    ({ seat, at }) => `${nameOf(seat)} ${placeName(at)}`,
  );
  const hidden = only(events, 'cardKeptSecretly').map(({ seat }) => nameOf(seat));
  return [
    ...only(events, 'matchBegan').map(({ first }) => `${nameOf(first)} goes first`),
    ...(camps.length === 0 ? [] : [`Camps: ${camps.join(', ')}`]),
    ...only(events, 'cardKept').map(
      ({ seat, card }) => `${nameOf(seat)} keeps ${VICTORY_NAMES[card]}`,
    ),
    ...(hidden.length === 0 ? [] : [`Secret cards: ${hidden.join(', ')}`]),
  ];
};

const turn: Briefly = (events) =>
  only(events, 'turnBegan').map(
    ({ turn: number, first }) => `Turn ${number}: ${nameOf(first)} first`,
  );

const deals: Briefly = (events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [given, taken] = [gives, takes].map((goods) =>
      GOODS.flatMap((good) => {
        const count = goods[good] ?? 0;
        return count === 0 ? [] : [amount(count, good)];
      }).join(', '),
    );
    if (taken === '') return `${nameOf(from)} gives ${nameOf(to)} ${given}`;
    if (given === '') return `${nameOf(to)} gives ${nameOf(from)} ${taken}`;
    return `${nameOf(from)}: ${given} for ${taken} of ${nameOf(to)}`;
  });

const end: Briefly = (events) =>
  only(events, 'gameEnded').map(
    ({ winners }) => `${listed(winners.map(nameOf))} ${winners.length === 1 ? 'wins' : 'win'}`,
  );

const nameOf = (seat: Seat): string => tribeOf(seat).name;

const tribe: Briefly = (events) => {
  const began = events.find(({ type }) => type === 'tribeBegan' || type === 'tribeDone');
  const grown = only(events, 'memberGrew');
  const sent = only(events, 'huntersSent');
  const up = only(events, 'recovered');
  const moved = only(events, 'memberMoved');
  const found = only(events, 'gathered');
  const made = only(events, 'crafted');
  const [first] = [...grown, ...sent, ...up, ...moved, ...found, ...made];
  if (first === undefined) {
    return began?.type === 'tribeBegan' ? [`${nameOf(began.seat)} does nothing`] : [];
  }
  const ends = gathered(moved, ({ member }) => member).flatMap(([, steps]) => {
    const to = steps.at(-1)?.to;
    return to === undefined || to === steps[0]?.from ? [] : [placeName(to)];
  });
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    const all = count + (good === 'food' ? made.length : 0);
    return all === 0 ? [] : [`+${amount(all, good)}`];
  });
  const ways = ends.length === 0 ? '' : ` → ${[...new Set(ends)].join(', ')}`;
  const deeds = [
    ...grown.map(({ member, at }) => `${membersWords([member])} joins on ${placeName(at)}`),
    ...sent.map(
      ({ members }) => `${membersWords(members)} ${members.length === 1 ? 'hunts' : 'hunt'}`,
    ),
    ...(up.length === 0
      ? []
      : [
          `${membersWords(up.map(({ member }) => member))} ${up.length === 1 ? 'stands' : 'stand'} up`,
        ]),
    ...(goods.length === 0 ? [] : [goods.join(', ')]),
    ...(moved.length > 0 && ends.length === 0 ? ['there and back'] : []),
  ];
  const rest = deeds.length === 0 ? '' : `${ways === '' ? ':' : ';'} ${deeds.join('; ')}`;
  return [`${nameOf(first.seat)}${ways}${rest}`];
};

/**
 * "Flint two wounds"; of one side alone in a fight whose sides are named only how many. Without those that
 * are told with the stones that struck.
 */
function wounds(events: readonly TuskEvent[], within: ChapterKind, areNamed = false): string[] {
  const all = woundsAlone(events).filter((one) => tellingOf(one).chapter === within);
  const sides = gathered(all, ({ seat }) => seat);
  return sides.map(([seat, some]) => {
    const count = counted(some.length, 'wound');
    return areNamed && sides.length === 1 ? count : `${nameOf(seat)} ${count}`;
  });
}

const fight: Briefly = (events) => {
  const [began] = only(events, 'fightBegan');
  const [won] = only(events, 'fightWon');
  const others = began?.seats.filter((seat) => seat !== began.initiator).map(nameOf) ?? [];
  // Who was in it from the beginning is told of its end alone.
  const head =
    began === undefined
      ? only(events, 'fightRolled').map(({ at }) => `Fight on ${placeName(at)}`)
      : [`${nameOf(began.initiator)} fights ${listed(others)} on ${placeName(began.at)}`];
  const results = [
    ...wounds(events, 'fight', began !== undefined),
    ...only(events, 'stonesThrown').map(stonesWords),
    ...only(events, 'fightTied').map(() => 'nobody wins'),
    ...(won === undefined
      ? []
      : [`${nameOf(won.seat)} wins${won.food === 0 ? '' : ` ${amount(won.food, 'food')}`}`]),
  ];
  return joined(head, results);
};

/** "Flint’s stone wounds Heron’s member 2". */
function stonesWords({ target, by, members }: EventOf<'stonesThrown'>): string {
  const owners = listed(by.map(({ seat }) => `${nameOf(seat)}’s`));
  const isOne = by.length === 1 && by[0]?.stones === 1;
  return `${owners} ${isOne ? 'stone wounds' : 'stones wound'} ${nameOf(target)}’s ${membersWords(members)}`;
}

/** What came of something: "Heron fights Flint on E6: two wounds, Heron wins". */
function joined(head: readonly string[], results: readonly string[]): string[] {
  return results.length === 0 ? [...head] : [[...head, results.join(', ')].join(': ')];
}

const hunt: Briefly = (events) => {
  const attacks = only(events, 'mammothAttacked');
  const shares = only(events, 'foodShared').flatMap(({ food }) =>
    food.map((part, seat) => ({ seat, food: part })),
  );
  const taken = [...attacks.map(({ roll, food }) => ({ seat: roll.seat, food })), ...shares];
  const gained = gathered(taken, ({ seat }) => seat).flatMap(([seat, parts]) => {
    const food = parts.reduce((sum, part) => sum + part.food, 0);
    return food === 0 ? [] : [`${nameOf(seat)} +${amount(food, 'food')}`];
  });
  const back = gathered(only(events, 'huntersReturned'), ({ seat }) => seat).map(
    ([seat, all]) => `${nameOf(seat)} → ${listed(all.map(({ to }) => placeName(to)))}`,
  );
  const results = [
    ...only(events, 'mammothKilled').map(({ at }) => `mammoth falls on ${placeName(at)}`),
    ...gained,
    ...wounds(events, 'hunt'),
  ];
  // A hunt is one also where nobody hits.
  const began = events.some((one) => tellingOf(one).beat === 'hunt') || results.length > 0;
  return [...(began ? joined(['Hunt'], results) : []), ...back];
};

const season: Briefly = (events) => {
  const names = only(events, 'seasonDrawn').map(({ season: id }) => SEASON_NAMES[id]);
  const results = [
    ...only(events, 'tokensAdded').map(
      ({ at, good, each }) =>
        `+${amount(each, good)} on ${at.length} ${at.length === 1 ? 'tile' : 'tiles'}`,
    ),
    ...only(events, 'tokensLost').map(({ tokens, good }) => `−${amount(tokens, good)}`),
    ...wounds(events, 'season'),
    ...gathered(only(events, 'memberRemoved'), ({ seat }) => seat).map(
      ([seat, all]) => `${nameOf(seat)} loses ${membersWords(all.map(({ member }) => member))}`,
    ),
  ];
  return joined(names, results);
};

const herd: Briefly = (events) => {
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
      `${nameOf(seat)} → ${[...new Set(all.map(({ to }) => placeName(to)))].join(', ')}`,
  );
  return [...way, ...wounds(events, 'herd'), ...aside];
};

const lands: Briefly = (events) =>
  only(events, 'landsFound').map(({ ring }) => `${ring * 6} new tiles`);

/** The picture shows which tiles. */
const snow: Briefly = (events) =>
  only(events, 'snowFell').map(
    ({ at, left }) => `Snow on ${at.length} ${at.length === 1 ? 'tile' : 'tiles'}, ${left} left`,
  );

/** Cards that are turned. */
const cards: Briefly = (events) =>
  only(events, 'cardRevealed').map(
    ({ seat, card }) => `${nameOf(seat)} shows ${VICTORY_NAMES[card]}`,
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
