import type { Seat } from '../../../../engine/game.ts';
import type { EventOf } from '../../event.ts';
import { only } from '../../../../parts/only.ts';
import { placeName } from '../../map.ts';
import type { Teller } from '../teller.ts';
import { diceWords, whoWords, withUses } from './fight.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { amountWords, counted, listed, memberNumbers, membersName, seatName } from '../names.ts';

export const huntRound: Teller = (speech, events) =>
  only(events, 'huntRoundBegan').map(({ round }) => speech.say('hunt.round', { round }));

/** A line for each tribe that hits, and one for all that hit nothing in a row. */
export const attacks: Teller = (speech, events) =>
  inRows(
    only(events, 'mammothAttacked'),
    ({ roll, food }) => roll.hits === 0 && food === 0,
  ).flatMap((row) => {
    if (row.length < 2) return row.map((one) => attackLine(speech, one));
    const rolls = row.map(({ roll, uses }) =>
      speech.say('hunt.roll', { who: withUses(speech, roll.seat, uses), dice: diceWords(roll) }),
    );
    const hits = counted(speech, 0, 'hit');
    return [speech.say('hunt.all miss', { rolls: listed(speech, rolls), hits })];
  });

/** Parts what happened in order, so that what is empty stands together where it comes in a row. */
function inRows<T>(all: readonly T[], isEmpty: (one: T) => boolean): T[][] {
  const rows: T[][] = [];
  for (const one of all) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && isEmpty(before) && isEmpty(one)) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

function attackLine(
  speech: TuskSpeech,
  { roll, uses, byStones, food: taken, left }: EventOf<'mammothAttacked'>,
): string {
  const who = withUses(speech, roll.seat, uses);
  const dice = diceWords(roll);
  if (taken === 0) {
    return speech.say('hunt.hits', { who, dice, hits: counted(speech, roll.hits, 'hit') });
  }
  const food = amountWords(speech, taken, 'food');
  if (byStones === 0) {
    return left === 0
      ? speech.say('hunt.takes the last', { who, dice, food })
      : speech.say('hunt.takes', { who, dice, food, left });
  }
  return left === 0
    ? speech.say('hunt.takes the last by stone', { who, dice, food, byStones })
    : speech.say('hunt.takes by stone', { who, dice, food, byStones, left });
}

export const kill: Teller = (speech, events) =>
  only(events, 'mammothKilled').map(({ leader, at }) =>
    speech.say('hunt.kill', { leader: seatName(speech, leader), place: placeName(at) }),
  );

export const sharing: Teller = (speech, events) =>
  only(events, 'foodShared').map(({ leader: by, food }) => {
    const leader = seatName(speech, by);
    const kept = food[by] ?? 0;
    const given = food.flatMap((part, seat) =>
      part === 0 || seat === by
        ? []
        : [speech.say('hunt.gift', { food: part, seat: seatName(speech, seat) })],
    );
    if (given.length === 0) return speech.say('hunt.keeps all', { leader, food: kept });
    const gifts = listed(speech, given);
    return kept === 0
      ? speech.say('hunt.shares all', { leader, gifts })
      : speech.say('hunt.shares', { leader, kept, gifts });
  });

/** The mammoth's dice against each tribe, and whom they wounded. */
export const counterattack: Teller = (speech, events) => {
  const wounded = only(events, 'memberWounded');
  const rolls = only(events, 'mammothFoughtBack').filter(({ roll }) => roll.dice.length > 0);
  const downOf = (by: Seat) =>
    wounded.filter(({ seat }) => seat === by).map(({ member }) => member);
  const line = ({ roll, grass }: EventOf<'mammothFoughtBack'>): string => {
    const down = downOf(roll.seat);
    const who = withUses(speech, roll.seat, { grass });
    const dice = diceWords(roll);
    if (down.length === 0) return speech.say('hunt.strikes in vain', { who, dice });
    const numbers = memberNumbers(speech, down);
    return speech.say('hunt.strikes', { count: down.length, who, dice, numbers });
  };
  const lines = inRows(rolls, ({ roll }) => downOf(roll.seat).length === 0).flatMap((row) => {
    if (row.length < 2) return row.map(line);
    const strikes = row.map(({ roll, grass }) =>
      speech.say('hunt.strike', {
        who: withUses(speech, roll.seat, { grass }),
        dice: diceWords(roll),
      }),
    );
    return [speech.say('hunt.all in vain', { strikes: listed(speech, strikes) })];
  });
  const untold = wounded.filter(({ seat }) => !rolls.some(({ roll }) => roll.seat === seat));
  if (untold.length > 0) {
    lines.push(speech.say('hunt.wounds', { members: whoWords(speech, untold) }));
  }
  return lines;
};

/** Who left the hunt, and where to; who stays. */
export const regrouping: Teller = (speech, events) => {
  const back = only(events, 'huntersReturned').map(({ seat, members, to }) =>
    speech.say('hunt.camp', {
      members: membersName(speech, seat, members),
      place: placeName(to),
    }),
  );
  const stayed = only(events, 'huntStayed').map(({ seat }) => seat);
  return [
    ...(back.length === 0 ? [] : [speech.say('hunt.back', { places: back.join(', ') })]),
    ...(stayed.length === 0 ? [] : [stayWords(speech, stayed)]),
  ];
};

/** Who hunts on, as a sentence. */
export function stayWords(speech: TuskSpeech, stayed: readonly Seat[]): string {
  const seats = stayed.map((seat) => seatName(speech, seat));
  return speech.say('hunt.stay', { count: seats.length, seats: listed(speech, seats) });
}

export const mammothHome: Teller = (speech) => [speech.say('hunt.mammoth home')];
