import { type EventOf, only } from '../../event.ts';
import { placeName } from '../../map.ts';
import type { Teller } from '../teller.ts';
import { diceWords, usesAside, whoWords } from './fight.ts';
import type { TuskSpeech } from '../../words/index.ts';
import {
  amountWords,
  counted,
  goodsWords,
  listed,
  membersName,
  membersWords,
  seatName,
} from '../names.ts';

export const huntRound: Teller = (_speech, events) =>
  only(events, 'huntRoundBegan').map(({ round }) => `🦣 **The hunt, round ${round}.**`);

export const attacks: Teller = (speech, events) =>
  only(events, 'mammothAttacked').map((one) => attackLine(speech, one));

function attackLine(
  speech: TuskSpeech,
  { roll, uses, byStones, food, left }: EventOf<'mammothAttacked'>,
): string {
  const who = `${seatName(speech, roll.seat)}${usesAside(speech, uses)} ${diceWords(roll)}`;
  if (food === 0) return `${who}: ${counted(speech, roll.hits, 'hit')}`;
  const stones = byStones === 0 ? '' : `, ${byStones} of it by stone`;
  const rest = left === 0 ? 'the last of the mammoth' : `${left} left on the mammoth`;
  return `${who}: takes ${amountWords(speech, food, 'food')}${stones}; ${left === 0 ? 'that was ' : ''}${rest}`;
}

export const kill: Teller = (speech, events) =>
  only(events, 'mammothKilled').map(
    ({ leader, at }) =>
      `🍖 The mammoth falls on ${placeName(at)}! ${seatName(speech, leader)} led the hunt.`,
  );

export const sharing: Teller = (speech, events) =>
  only(events, 'foodShared').map(({ leader, food }) => {
    const total = food.reduce((sum, part) => sum + part, 0);
    const kept = food[leader] ?? 0;
    const given = food.flatMap((part, seat) =>
      part === 0 || seat === leader ? [] : [`${part} to ${seatName(speech, seat)}`],
    );
    if (given.length === 0) return `${seatName(speech, leader)} keeps all ${total} food.`;
    const keeps = kept === 0 ? 'keeps nothing' : `keeps ${kept}`;
    return `${seatName(speech, leader)} shares the meat: ${keeps}, gives ${listed(speech, given)}.`;
  });

/** The mammoth's dice against each tribe, and whom they wounded. */
export const counterattack: Teller = (speech, events) => {
  const wounded = only(events, 'memberWounded');
  const rolls = only(events, 'mammothFoughtBack').filter(({ roll }) => roll.dice.length > 0);
  const lines = rolls.map(({ roll, grass }) => {
    const down = wounded.filter(({ seat }) => seat === roll.seat).map(({ member }) => member);
    const cover = grass === 0 ? '' : ` (${goodsWords(speech, { grass })})`;
    const result =
      down.length === 0
        ? 'nobody is hurt'
        : `${membersWords(speech, down)} ${down.length === 1 ? 'is' : 'are'} wounded`;
    return `🦣 strikes back at ${seatName(speech, roll.seat)}${cover} and ${diceWords(roll)}: ${result}`;
  });
  const untold = wounded.filter(({ seat }) => !rolls.some(({ roll }) => roll.seat === seat));
  if (untold.length > 0) lines.push(`🩹 The mammoth wounds ${whoWords(speech, untold)}.`);
  return lines;
};

/** Who left the hunt, and where to; who stays. */
export const regrouping: Teller = (speech, events) => {
  const back = only(events, 'huntersReturned').map(
    ({ seat, members, to }) => `${membersName(speech, seat, members)} on ${placeName(to)}`,
  );
  const stayed = only(events, 'huntStayed').map(({ seat }) => seatName(speech, seat));
  return [
    ...(back.length === 0 ? [] : [`🏕️ Back from the hunt: ${back.join(', ')}.`]),
    ...(stayed.length === 0
      ? []
      : [`${listed(speech, stayed)} ${stayed.length === 1 ? 'stays' : 'stay'} in the hunt.`]),
  ];
};

export const mammothHome: Teller = () => ['🦣 The mammoth is back on its breeding ground.'];
