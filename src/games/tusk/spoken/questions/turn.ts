import type { Question } from '../../../../presentation/edition.ts';
import type { MemberView, TribeView, TuskView } from '../../view.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { thereWords } from '../ground.ts';
import { amountWords, tribeName } from '../names.ts';
import { holdings, sentences, stageOf } from './asking.ts';

/** Asks for the next step of a tribe’s turn: what may be done, and who has how many actions left. */
export function askForTurn(speech: TuskSpeech, view: TuskView, tribe: TribeView): Question {
  const { say } = speech;
  const { step } = stageOf(view, 'tribe');
  const able = tribe.members.filter((one) => one.actions > 0);
  const grows = step === 'grow' && mayGrow(tribe);
  const hunts = step !== 'act' && able.some((one) => !one.wounded);
  const doings = [
    grows ? growthWords(speech, tribe) : null,
    hunts ? say('questions.turn.hunt') : null,
    able.length > 0 ? actingWords(speech, able) : null,
  ].filter((doing) => doing !== null);
  const may =
    doings.length === 0
      ? say('questions.turn.may do nothing')
      : say('questions.turn.may', { doings: speech.either(doings) });
  const order = able.length === 0 ? null : orderWords(speech, grows, hunts);
  const members = able.map((one) => memberWords(speech, view, tribe, one));
  return {
    title: say('questions.turn.title', { tribe: tribeName(speech, tribe.seat), turn: view.turn }),
    repeatsHeading: true,
    text: [sentences(may, order), ...members, holdings(speech, tribe)].join('\n'),
  };
}

const mayGrow = ({ growthCost, goods }: TribeView): boolean =>
  growthCost !== null && growthCost <= goods.food;

function growthWords(speech: TuskSpeech, { growthCost, waiting }: TribeView): string {
  const cost = growthCost ?? 0;
  const [member = ''] = waiting;
  return cost === 0
    ? speech.say('questions.turn.bring in', { member })
    : speech.say('questions.turn.grow', { food: amountWords(speech, cost, 'food') });
}

function actingWords({ say }: TuskSpeech, able: readonly MemberView[]): string {
  const count = able.length;
  return able.some(({ wounded }) => !wounded)
    ? say('questions.turn.act', { count })
    : say('questions.turn.recover', { count });
}

/** What is lost by acting too early, as long as there is something to lose. */
function orderWords({ say }: TuskSpeech, grows: boolean, hunts: boolean): string | null {
  if (grows && hunts) return say('questions.turn.grow and hunt first');
  if (grows) return say('questions.turn.grow first');
  return hunts ? say('questions.turn.hunt first') : null;
}

/** A member on the map, and how many actions it has left. */
export function memberWords(
  speech: TuskSpeech,
  view: TuskView,
  { seat }: TribeView,
  { member, at, wounded, actions }: MemberView,
): string {
  if (typeof at !== 'number') throw new RangeError(`Member ${member} is not on the map.`);
  const there = thereWords(speech, view, seat, at);
  return speech.say(`questions.turn.${wounded ? 'wounded member' : 'member'}`, {
    member,
    there,
    count: actions,
  });
}
