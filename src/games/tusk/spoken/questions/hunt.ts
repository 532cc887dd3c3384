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
    }),
    holdings(speech, tribe),
  ),
  help: speech.say('questions.attack.help', { hits: HUNT_HITS_FROM }),
});

/** Asks the leader how it shares the meat. */
export const askForShares: Asker = ({ speech, view }) => {
  const { say } = speech;
  const all = view.tribes.map(({ seat, goods }) =>
    say('questions.share.has', { tribe: tribeName(speech, seat), food: goods.food }),
  );
  return {
    title: say('questions.share.title'),
    text: say('questions.share.food now', { all: all.join(', ') }),
    help: say('questions.share.help', { food: MAMMOTH_FOOD }),
  };
};

/** Asks the leader where all hunters go after a kill on the breeding ground. */
export const askForLanding: Asker = ({ speech: { say } }) => ({
  title: say('questions.land.title'),
  text: '',
  help: say('questions.land.help'),
});

/** Asks whether a tribe stays in the hunt. */
export const askToRegroup: Asker = ({ speech, view, tribe }) => {
  const { say } = speech;
  const hunters = huntersOf(tribe);
  const mustLeave = hunters.every(({ wounded }) => wounded);
  const who = choosingWords(speech, view, tribe.seat);
  return {
    title: say(mustLeave ? 'questions.must leave.title' : 'questions.regroup.title', roundOf(view)),
    text: say('questions.regroup.text', {
      food: foodLeft(speech, view),
      hunters: countWords(speech, hunters),
    }),
    help: sentences(
      say(mustLeave ? 'questions.must leave.help' : 'questions.regroup.help', {
        count: hunters.length,
      }),
      who === null ? null : say('questions.regroup.in secret', { who }),
    ),
  };
};

const roundOf = (view: TuskView): { round: number } => ({ round: stageOf(view, 'hunt').round });

const huntersOf = ({ members }: TribeView): readonly MemberView[] =>
  members.filter(({ at }) => at === 'hunting');

const foodLeft = (speech: TuskSpeech, { mammothFood }: TuskView): string =>
  amountWords(speech, mammothFood, 'food');
