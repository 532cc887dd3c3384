import type { CommandSpec, Edition, Presentation } from '../../../src/presentation/edition.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import type { Table } from '../../../src/presentation/table.ts';
import {
  STEADING,
  type SteadingAction,
  type SteadingConfig,
  type SteadingEvent,
  type SteadingState,
  type SteadingView,
  KINDS,
} from './rules.ts';

const pick = (name: string) =>
  ({ type: 'pick', name, description: `Which ${name}`, required: true }) as const;
const amount = (name: string) =>
  ({ type: 'amount', name, description: `How much ${name}` }) as const;

const command = (name: string, options: CommandSpec['options'] = []): CommandSpec => ({
  name,
  description: `To ${name}`,
  button: name.charAt(0).toUpperCase() + name.slice(1),
  emoji: '⛺',
  options,
});

const COMMANDS: readonly CommandSpec[] = [
  command('pitch', [pick('site')]),
  command('guard', [pick('gate'), pick('by')]),
  command('send', [{ type: 'picks', name: 'workers', description: 'Who goes', required: true }]),
  command('place', [pick('at')]),
  command('feed', [amount('food'), amount('wood')]),
  command('bid', KINDS.map(amount)),
  command('order', [pick('card')]),
];

/** `w3` is Worker 3. */
const workerName = (worker: string): string => `Worker ${worker.slice(1)}`;

const optionsOf = (action: SteadingAction, gate: string) => {
  switch (action.do) {
    case 'pitch':
      return { site: `Site ${action.site + 1}` };
    case 'guard':
      return { gate, by: action.by };
    case 'send':
      return { workers: action.workers.map(workerName).join(', ') };
    case 'place':
      return { at: action.at };
    case 'feed':
      return { food: action.food, wood: action.wood };
    case 'bid':
      return { ...action.goods };
    case 'order':
      return { card: action.stop ? 'stop' : 'none' };
  }
};

const sceneOf = (view: SteadingView, { matchName }: Table): Scene => ({
  language: 'en',
  title: { match: matchName, round: `Round ${view.round}`, phase: 'Steading', toMove: [] },
  map: null,
  panels: [],
  cards: [],
  strips: [],
  shown: [],
});

const words: Presentation<SteadingAction, SteadingEvent, SteadingView> = {
  title: 'The steading',
  blurb: 'Sleep, eat, and bid.',
  commands: COMMANDS,
  rules: [{ title: 'Steading', text: 'Sleep, eat, and bid.' }],
  seatName: (seat) => `Tent ${seat + 1}`,
  lines: (events) => events.map(({ type }) => type),
  question: ({ kind, about }) => ({
    title: about === null ? `To ${kind}` : `To ${kind} the ${about}`,
    text: 'What do you do?',
  }),
  phrase({ action }, { about }) {
    const options = optionsOf(action, String(about));
    const label = Object.entries(options)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
    return { command: action.do, options, label };
  },
  amounts: ({ kinds }, { kind }) => ({
    command: kind,
    options: Object.fromEntries(kinds.map((one) => [one.kind, one.kind])),
    held: true,
    amount: (what, count) => `${count} ${what}${count === 1 ? '' : 's'}`,
  }),
  picks: () => ({ command: 'send', option: 'workers', name: workerName, label: workerName }),
  heading: ({ round }) => `Round ${round}`,
  hand: () => 'Nothing.',
  goods: () => 'nothing',
  kindOfGoods: (kind) => kind,
  result: () => 'Over.',
  scene: sceneOf,
  story: null,
};

/** The steading as it would stand on a shelf; nobody has translated it. */
export const steadingEdition: Edition<
  SteadingState,
  SteadingAction,
  SteadingEvent,
  SteadingView,
  SteadingConfig
> = {
  game: STEADING,
  name: 'Steading',
  secretKinds: [],
  milestones: {},
  players: [],
  in: () => words,
};
