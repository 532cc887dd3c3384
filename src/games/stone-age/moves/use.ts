import { isShop, isSource, type Location } from '../locations.ts';
import { villageWords } from '../spoken/gives.ts';
import { placeName } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { pick } from './options.ts';
import { besideHerd, diceFacts, rolledWords } from './sources.ts';
import type { Asked, StoneAgeMove } from './stone-age-move.ts';

/** Ways to say what is to be had at a place where people are. */
export function useLabel(at: Location, asked: Asked): string | readonly string[] {
  const { speech, tribe } = asked;
  if (isSource(at)) {
    const people = peopleAt(at, asked);
    return besideHerd(asked, at, speech.say('labels.use source', diceFacts(speech, at, people)));
  }
  if (isShop(at)) throw new RangeError(`${at} has a price.`);
  return speech.say('labels.place', {
    place: placeName(speech, at),
    gives: villageWords(speech, tribe, at),
  });
}

const peopleAt = (at: Location, { tribe }: Asked): number =>
  tribe.placed.find((one) => one.at === at)?.people ?? 0;

export const use: StoneAgeMove<'use'> = {
  kind: 'act',
  question: QUESTIONS.act,
  command: { name: 'act', emoji: '🧺', options: ({ say }) => [pick('at', say('commands.act.at'))] },
  options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
  label: ({ at }, asked) => useLabel(at, asked),
  result: ({ at }, asked) =>
    isSource(at) ? rolledWords(asked.speech, at, peopleAt(at, asked)) : null,
  spot: ({ at }) => at,
};
