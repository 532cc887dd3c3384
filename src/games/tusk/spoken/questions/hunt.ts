import { HUNT_HITS_FROM } from '../../content/numbers.ts';
import { MAMMOTH_FOOD } from '../../content/tribe.ts';
import { placeName } from '../../map.ts';
import type { MemberView, TribeView, TuskView } from '../../view.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { amountWords, tribeName } from '../names.ts';
import { type Asker, choosingWords, countWords, holdings, sentences, stageOf } from './asking.ts';

/** Asks what a tribe uses in a round of the hunt. */
export const askForAttack: Asker = ({ speech, view, tribe }) => ({
  title: speech.say('questions.attack.title', roundOf(view)),
  text: sentences(
    speech.say('questions.attack.text', {
      place: placeName(view.mammoth),
      food: foodLeft(speech, view),
      hunters: countWords(speech, huntersOf(tribe)),
      hits: HUNT_HITS_FROM,
    }),
    holdings(speech, tribe),
  ),
});

/** Asks the leader how it shares the meat. */
export const askForShares: Asker = ({ speech, view }) => {
  const { say } = speech;
  const all = view.tribes.map(({ seat, goods }) =>
    say('questions.share.has', { tribe: tribeName(speech, seat), food: goods.food }),
  );
  return {
    title: say('questions.share.title'),
    text: sentences(
      say('questions.share.text', { food: MAMMOTH_FOOD }),
      say('questions.share.food now', { all: all.join(', ') }),
    ),
  };
};

/** Asks the leader where all hunters go after a kill on the breeding ground. */
export const askForLanding: Asker = ({ speech: { say } }) => ({
  title: say('questions.land.title'),
  text: say('questions.land.text'),
});

/** Asks whether a tribe stays in the hunt. */
export const askToRegroup: Asker = ({ speech, view, tribe }) => {
  const { say } = speech;
  const hunters = huntersOf(tribe);
  const facts = { count: hunters.length, food: foodLeft(speech, view) };
  const mustLeave = hunters.every(({ wounded }) => wounded);
  const who = choosingWords(speech, view, tribe.seat);
  return {
    title: say(mustLeave ? 'questions.must leave.title' : 'questions.regroup.title', roundOf(view)),
    text: sentences(
      mustLeave
        ? say('questions.must leave.text', facts)
        : say('questions.regroup.text', { ...facts, hunters: countWords(speech, hunters) }),
      who === null ? null : say('questions.regroup.in secret', { who }),
    ),
  };
};

const roundOf = (view: TuskView): { round: number } => ({ round: stageOf(view, 'hunt').round });

const huntersOf = ({ members }: TribeView): readonly MemberView[] =>
  members.filter(({ at }) => at === 'hunting');

const foodLeft = (speech: TuskSpeech, { mammothFood }: TuskView): string =>
  amountWords(speech, mammothFood, 'food');
