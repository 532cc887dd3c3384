import type { MemberNumber } from '../action.ts';
import { GOODS, type Good } from '../content/terrain.ts';
import { type EventOf, type TuskEvent, woundsAlone } from '../event.ts';
import { only } from '../../../parts/only.ts';
import { type Place, placeName } from '../map.ts';
import { type ChapterKind, tellingOf } from '../telling.ts';
import { grouped } from '../../../parts/grouped.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  amountWords,
  cardName,
  counted,
  goodsWords,
  isNothing,
  listed,
  memberNumbers,
  membersOf,
  seasonName,
  tribeName,
} from './names.ts';

/** What happened in a few words each, apart from what dice and goods did on the way. */
type Briefly = (speech: TuskSpeech, events: readonly TuskEvent[]) => string[];

/**
 * What belongs together in so few words that they are read below a map on a phone: "Heron → C6, C3; +1
 * stone". Names tribes, never people. What was used and thrown stands in the lines, and so does what has no
 * place and changes nothing that is seen: who goes first, that a card was kept in secret, that a hunt begins.
 * Empty where that is all.
 */
export function caption(speech: TuskSpeech, events: readonly TuskEvent[]): string {
  const parts = TELLERS.flatMap((tell) => tell(speech, events));
  return parts.length === 0 ? '' : speech.say('captions.all', { parts: parts.join('; ') });
}

const start: Briefly = (speech, events) => {
  const camps = only(events, 'memberPlaced').map(({ seat, at }) =>
    speech.say('captions.camp', { seat: tribeName(speech, seat), place: placeName(at) }),
  );
  return [
    ...(camps.length === 0 ? [] : [speech.say('captions.camps', { camps: camps.join(', ') })]),
    ...only(events, 'cardKept').map(({ seat, card }) =>
      speech.say('captions.keeps', { seat: tribeName(speech, seat), card: cardName(speech, card) }),
    ),
  ];
};

const deals: Briefly = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [seat, other] = [tribeName(speech, from), tribeName(speech, to)];
    const [given, taken] = [goodsWords(speech, gives), goodsWords(speech, takes)];
    if (isNothing(takes)) return speech.say('captions.gives', { seat, other, goods: given });
    if (isNothing(gives)) {
      return speech.say('captions.gives', { seat: other, other: seat, goods: taken });
    }
    return speech.say('captions.trades', { seat, other, gives: given, takes: taken });
  });

const end: Briefly = (speech, events) =>
  only(events, 'gameEnded').map(({ winners }) => {
    const names = winners.map((one) => tribeName(speech, one));
    return speech.say('captions.win', { count: winners.length, seats: listed(speech, names) });
  });

const tribe: Briefly = (speech, events) => {
  const began = events.find(({ type }) => type === 'tribeBegan' || type === 'tribeDone');
  const grown = only(events, 'memberGrew');
  const sent = only(events, 'huntersSent');
  const up = only(events, 'recovered').map(({ member }) => member);
  const moved = only(events, 'memberMoved');
  const found = only(events, 'gathered');
  const made = only(events, 'crafted');
  const [first] = [...grown, ...sent, ...only(events, 'recovered'), ...moved, ...found, ...made];
  if (first === undefined) {
    return began?.type === 'tribeBegan'
      ? [speech.say('captions.does nothing', { seat: tribeName(speech, began.seat) })]
      : [];
  }
  const ends = grouped(moved, ({ member }) => member).flatMap(([, steps]) => {
    const to = steps.at(-1)?.to;
    return to === undefined || to === steps[0]?.from ? [] : [to];
  });
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    const all = count + (good === 'food' ? made.length : 0);
    return all === 0 ? [] : [moreWords(speech, all, good)];
  });
  const deeds = [
    ...grown.map(({ member, at }) =>
      speech.say('captions.joins', { member, place: placeName(at) }),
    ),
    ...sent.map(({ members }) => speech.say('captions.hunts', numbered(speech, members))),
    ...(up.length === 0 ? [] : [speech.say('captions.stands up', numbered(speech, up))]),
    ...(goods.length === 0 ? [] : [goods.join(', ')]),
    ...(moved.length > 0 && ends.length === 0 ? [speech.say('captions.there and back')] : []),
  ].join('; ');
  const seat = tribeName(speech, first.seat);
  if (ends.length === 0) return [speech.say('captions.does', { seat, deeds })];
  const places = placesWords(ends);
  if (deeds === '') return [speech.say('captions.goes', { seat, places })];
  return [speech.say('captions.goes and does', { seat, places, deeds })];
};

/** Each place once: `C6, C3`. */
const placesWords = (places: readonly Place[]): string =>
  [...new Set(places.map(placeName))].join(', ');

const moreWords = (speech: TuskSpeech, count: number, good: Good): string =>
  speech.say('captions.more', { goods: amountWords(speech, count, good) });

/** Members for a text that counts them. */
const numbered = (speech: TuskSpeech, members: readonly MemberNumber[]) => ({
  count: members.length,
  numbers: memberNumbers(speech, members),
});

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
  const sides = grouped(all, ({ seat }) => seat);
  return sides.map(([seat, some]) => {
    const count = counted(speech, some.length, 'wound');
    if (areNamed && sides.length === 1) return count;
    return speech.say('captions.wounded', { seat: tribeName(speech, seat), wounds: count });
  });
}

const fight: Briefly = (speech, events) => {
  const [began] = only(events, 'fightBegan');
  // Who was in it from the beginning is told of its end alone.
  const head =
    began === undefined
      ? only(events, 'fightRolled').map(({ at }) =>
          speech.say('captions.fight', { place: placeName(at) }),
        )
      : [fightWords(speech, began)];
  const results = [
    ...wounds(speech, events, 'fight', began !== undefined),
    ...only(events, 'stonesThrown').map((one) => stonesWords(speech, one)),
    ...only(events, 'fightTied').map(() => speech.say('captions.nobody wins')),
    ...only(events, 'fightWon').map((won) => {
      const seat = tribeName(speech, won.seat);
      if (won.food === 0) return speech.say('captions.wins', { seat });
      return speech.say('captions.wins food', {
        seat,
        food: amountWords(speech, won.food, 'food'),
      });
    }),
  ];
  return joined(speech, head, results);
};

function fightWords(speech: TuskSpeech, { at, initiator, seats }: EventOf<'fightBegan'>): string {
  const others = seats.filter((seat) => seat !== initiator).map((one) => tribeName(speech, one));
  return speech.say('captions.fights', {
    seat: tribeName(speech, initiator),
    others: listed(speech, others),
    place: placeName(at),
  });
}

/** "Flint’s stone wounds Heron’s member 2". */
function stonesWords(speech: TuskSpeech, { target, by, members }: EventOf<'stonesThrown'>): string {
  const owners = by.map(({ seat }) =>
    speech.say('captions.whose', { seat: tribeName(speech, seat) }),
  );
  return speech.say('captions.stones wound', {
    count: by.reduce((sum, { stones }) => sum + stones, 0),
    owners: listed(speech, owners),
    members: membersOf(speech, tribeName(speech, target), members),
  });
}

/** What came of something: "Heron fights Flint on E6: two wounds, Heron wins". */
function joined(speech: TuskSpeech, head: readonly string[], came: readonly string[]): string[] {
  const results = came.join(', ');
  if (head.length === 0 || came.length === 0) return came.length === 0 ? [...head] : [results];
  return [speech.say('captions.what came of it', { what: head.join(': '), results })];
}

const hunt: Briefly = (speech, events) => {
  const attacks = only(events, 'mammothAttacked');
  const shares = only(events, 'foodShared').flatMap(({ food }) =>
    food.map((part, seat) => ({ seat, food: part })),
  );
  const taken = [...attacks.map(({ roll, food }) => ({ seat: roll.seat, food })), ...shares];
  const gained = grouped(taken, ({ seat }) => seat).flatMap(([seat, parts]) => {
    const food = parts.reduce((sum, part) => sum + part.food, 0);
    if (food === 0) return [];
    return [
      speech.say('captions.gains', {
        seat: tribeName(speech, seat),
        food: amountWords(speech, food, 'food'),
      }),
    ];
  });
  const back = grouped(only(events, 'huntersReturned'), ({ seat }) => seat).map(([seat, all]) =>
    speech.say('captions.goes', {
      seat: tribeName(speech, seat),
      places: listed(
        speech,
        all.map(({ to }) => placeName(to)),
      ),
    }),
  );
  const results = [
    ...only(events, 'mammothKilled').map(({ at }) =>
      speech.say('captions.kill', { place: placeName(at) }),
    ),
    ...gained,
    ...wounds(speech, events, 'hunt'),
  ];
  // One that only begins has no result yet.
  const came =
    results.length === 0 && attacks.length > 0 ? [speech.say('captions.nobody hits')] : results;
  return [...(came.length > 0 ? joined(speech, [speech.say('captions.hunt')], came) : []), ...back];
};

const season: Briefly = (speech, events) => {
  const names = only(events, 'seasonDrawn').map(({ season: id }) => seasonName(speech, id));
  const results = [
    ...only(events, 'tokensAdded').map(({ at, good, each }) =>
      speech.say('captions.more on tiles', {
        goods: amountWords(speech, each, good),
        count: at.length,
      }),
    ),
    ...only(events, 'tokensLost').map(({ tokens, good }) =>
      speech.say('captions.less', { goods: amountWords(speech, tokens, good) }),
    ),
    ...wounds(speech, events, 'season'),
    ...grouped(only(events, 'memberRemoved'), ({ seat }) => seat).map(([seat, all]) =>
      speech.say('captions.loses', {
        seat: tribeName(speech, seat),
        ...numbered(
          speech,
          all.map(({ member }) => member),
        ),
      }),
    ),
  ];
  return joined(speech, names, results);
};

const herd: Briefly = (speech, events) => {
  const aside = grouped(only(events, 'steppedAside'), ({ seat }) => seat).map(([seat, all]) =>
    speech.say('captions.goes', {
      seat: tribeName(speech, seat),
      places: placesWords(all.map(({ to }) => to)),
    }),
  );
  return [...herdWay(speech, events), ...wounds(speech, events, 'herd'), ...aside];
};

/** Where the herd went, or that it stays. */
function herdWay(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const [moved] = only(events, 'mammothMoved');
  const [blocked] = only(events, 'herdBlocked');
  const end = moved?.path.at(-1);
  if (end !== undefined) {
    const place = placeName(end);
    return moved?.strayed === true
      ? [speech.say('captions.herd strays', { place })]
      : [speech.say('captions.herd goes', { place })];
  }
  if (blocked !== undefined) {
    return [speech.say('captions.herd stays on', { place: placeName(blocked.at) })];
  }
  if (only(events, 'mammothWentHome').length > 0) return [speech.say('captions.herd goes home')];
  return only(events, 'herdRolled').length > 0 ? [speech.say('captions.herd stays')] : [];
}

const lands: Briefly = (speech, events) =>
  only(events, 'landsFound').map(({ ring }) => speech.say('captions.lands', { tiles: ring * 6 }));

/** The picture shows which tiles. */
const snow: Briefly = (speech, events) =>
  only(events, 'snowFell').map(({ at, left }) =>
    speech.say('captions.snow', { count: at.length, left }),
  );

/** Cards that are turned. */
const cards: Briefly = (speech, events) =>
  only(events, 'cardRevealed').map(({ seat, card }) =>
    speech.say('captions.shows', { seat: tribeName(speech, seat), card: cardName(speech, card) }),
  );

const TELLERS: readonly Briefly[] = [
  start,
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
