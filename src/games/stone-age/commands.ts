import type { CommandSpec, OptionSpec, Phrase } from '../../presentation/edition.ts';
import type { ActionOf, StoneAgeAction } from './action.ts';
import { GOODS, RESOURCES } from './content/goods.ts';
import { HUNGER } from './content/numbers.ts';
import { isSource } from './locations.ts';
import { goodName, placeName, planWords, toolsWords } from './spoken/names.ts';
import type { StoneAgeSpeech } from './words/index.ts';

/** What a command is called: the same in every language. */
type CommandName =
  | 'place'
  | 'act'
  | 'all'
  | 'plan'
  | 'buy'
  | 'choose'
  | 'leave'
  | 'pay'
  | 'tools'
  | 'tame'
  | 'take'
  | 'pick'
  | 'bonus'
  | 'feed'
  | 'mix'
  | 'hunger';

const pick = (name: string, description: string, required = true): OptionSpec => ({
  type: 'pick',
  name,
  description,
  required,
});

/** The commands of Stone Age, in the order in which a tribe comes to need them. */
export function commandsOf(speech: StoneAgeSpeech): readonly CommandSpec[] {
  const { say } = speech;
  const command = (name: CommandName, emoji: string, options: readonly OptionSpec[] = []) => ({
    name,
    description: say(`commands.${name}.does`, { hunger: HUNGER }),
    button: say(`commands.${name}.button`),
    emoji,
    options,
  });
  const amounts = (kinds: typeof GOODS | typeof RESOURCES): OptionSpec[] =>
    kinds.map((kind) => {
      const description = say('commands.amount', { good: goodName(speech, kind) });
      return { type: 'amount', name: kind, description };
    });
  return [
    command('place', '📍', [
      pick('at', say('commands.place.at')),
      pick('people', say('commands.place.people'), false),
    ]),
    command('act', '🧺', [pick('at', say('commands.act.at'))]),
    command('all', '⏩'),
    command('plan', '🗒️', [
      { type: 'picks', name: 'acts', description: say('commands.plan.acts'), required: false },
    ]),
    command('buy', '🐚', [pick('at', say('commands.buy.at'))]),
    command('choose', '⚖️', [pick('at', say('commands.choose.at'))]),
    command('leave', '👋', [pick('at', say('commands.leave.at'))]),
    command('pay', '🪙', amounts(GOODS)),
    command('tools', '🪓', [pick('use', say('commands.tools.use'))]),
    command('tame', '🦣', [pick('people', say('commands.tame.people'))]),
    command('take', '🎁', amounts(RESOURCES)),
    command('pick', '🎲', [pick('die', say('commands.pick.die'))]),
    command('bonus', '🏅', [pick('line', say('commands.bonus.line'))]),
    command('feed', '🍖'),
    command('mix', '⚖️'),
    command('hunger', '🥀'),
  ];
}

/** How an action is said as a command, with values of options as its language has them. */
type Command = Pick<Phrase, 'command' | 'options'>;

/** The command for an action. Unique among the choices of a decision. Places are called as on the picture. */
export function commandFor(speech: StoneAgeSpeech, action: StoneAgeAction): Command {
  switch (action.do) {
    case 'place': {
      const at = placeName(speech, action.at);
      const people = isSource(action.at) ? { people: String(action.people) } : {};
      return { command: 'place', options: { at, ...people } };
    }
    case 'use':
      return { command: 'act', options: { at: placeName(speech, action.at) } };
    case 'rest':
      return { command: 'all', options: {} };
    case 'plan': {
      const acts = planWords(speech, action.acts);
      return { command: 'plan', options: acts === null ? {} : { acts } };
    }
    case 'buy':
    case 'choose':
    case 'leave':
      return { command: action.do, options: { at: placeName(speech, action.at) } };
    case 'pay':
      return { command: 'pay', options: { ...action.goods } };
    case 'tools':
      return { command: 'tools', options: { use: toolsWords(speech, action.use) } };
    case 'tame':
      return { command: 'tame', options: { people: String(action.people) } };
    case 'chooseTamers':
      return { command: 'mix', options: {} };
    case 'any':
      return { command: 'take', options: { ...action.goods } };
    case 'die':
      return { command: 'pick', options: { die: String(action.face) } };
    case 'bonus':
      return { command: 'bonus', options: { line: lineValue(speech, action) } };
    case 'feed':
      return { command: FEEDING[action.how], options: {} };
  }
}

/** `first`, `second wood`. */
function lineValue(speech: StoneAgeSpeech, { line, good }: ActionOf<'bonus'>): string {
  const value = speech.say(`commands.values.${line}`);
  if (good === null) return value;
  return speech.say('commands.values.of choice', { line: value, good: goodName(speech, good) });
}

const FEEDING = { buy: 'feed', pay: 'mix', hunger: 'hunger' } as const;
