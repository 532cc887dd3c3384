import type { Amounts, Decision } from '../../../src/engine/game.ts';
import type {
  CommandSpec,
  OptionSpec,
  Phrase,
  SpokenAmounts,
  SpokenPicks,
} from '../../../src/presentation/edition.ts';
import type { SteadingAction } from './action.ts';
import { KINDS } from './content.ts';
import { gateName, goodsWords, kindName, spotName, workerName } from './spoken.ts';
import type { SteadingSpeech } from './words/index.ts';

/** The commands, in the order in which a farm comes to need them. */
export function commandsOf(speech: SteadingSpeech): readonly CommandSpec[] {
  const { say } = speech;
  const command = (
    name: SteadingAction['do'],
    emoji: string,
    options: readonly OptionSpec[],
  ): CommandSpec => ({
    name,
    description: say(`commands.${name}.does`),
    button: say(`commands.${name}.button`),
    emoji,
    options,
  });
  const pick = (name: string, description: string): OptionSpec => ({
    type: 'pick',
    name,
    description,
    required: true,
  });
  const amount = (name: string): OptionSpec => ({
    type: 'amount',
    name,
    description: say('commands.amount', { kind: kindName(speech, name) }),
  });
  const workers = say('commands.send.workers');
  return [
    command('guard', '🐕', [
      pick('gate', say('commands.guard.gate')),
      pick('by', say('commands.guard.by')),
    ]),
    command('send', '🌾', [
      { type: 'picks', name: 'workers', description: workers, required: true },
    ]),
    command('place', '🚶', [pick('at', say('commands.place.at'))]),
    command('feed', '🍲', [amount('food'), amount('wood')]),
    command('bid', '👑', KINDS.map(amount)),
    command('order', '📜', [pick('card', say('commands.order.card'))]),
  ];
}

/** An action as a command with its values, in the words of the language. */
export function commandFor(
  speech: SteadingSpeech,
  action: SteadingAction,
  { about }: Decision,
): Pick<Phrase, 'command' | 'options'> {
  const { say } = speech;
  switch (action.do) {
    case 'guard': {
      const by = say(`names.guards.${action.by}`);
      return { command: 'guard', options: { gate: gateName(speech, about), by } };
    }
    case 'send': {
      const workers = action.workers.map((worker) => workerName(speech, worker)).join(', ');
      return { command: 'send', options: { workers } };
    }
    case 'place':
      return { command: 'place', options: { at: spotName(speech, action.at) } };
    case 'feed':
      return { command: 'feed', options: { food: action.food, wood: action.wood } };
    case 'bid':
      return { command: 'bid', options: { ...action.goods } };
    case 'order': {
      const card = say(`names.orders.${action.storm ? 'storm' : 'none'}`);
      return { command: 'order', options: { card } };
    }
  }
}

/** Amounts are of kinds that the seat has, each an option that is called as the kind is. */
export const spokenAmounts = (
  speech: SteadingSpeech,
  { kinds }: Amounts<SteadingAction>,
  { kind: command }: Decision,
): SpokenAmounts => ({
  command,
  options: Object.fromEntries(kinds.map(({ kind }) => [kind, kind])),
  held: true,
  name: (kind) => kindName(speech, kind),
  amount: (kind, count) =>
    count === 0 ? `0 ${kindName(speech, kind)}` : goodsWords(speech, { [kind]: count }),
});

/** Picks are workers. */
export const spokenPicks = (speech: SteadingSpeech): SpokenPicks => {
  const name = (worker: string): string => workerName(speech, worker);
  return { command: 'send', option: 'workers', name, label: name };
};
