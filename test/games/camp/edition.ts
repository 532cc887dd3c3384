import type { Seat } from '../../../src/engine/game.ts';
import { inEach } from '../../../src/language/in-each.ts';
import type { Language } from '../../../src/language/languages.ts';
import type { Edition, Phrase, Presentation } from '../../../src/presentation/edition.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import type { Table } from '../../../src/presentation/table.ts';
import { CAMP, type CampAction, type CampEvent, type CampView } from './game.ts';

const EMOJI = ['🔴', '🔵', '🟢', '🟣', '🟠', '🟡'];
const nameOf = (seat: Seat): string => `${EMOJI[seat] ?? ''} Side ${seat + 1}`;

/** As the game is said in English, whatever the language: what matters is what may be answered. */
function phrase(action: CampAction): Phrase {
  switch (action.do) {
    case 'place':
      return { command: 'place', options: { at: action.at }, label: `Place at ${action.at}` };
    case 'feed':
    case 'bid': {
      const { do: command, food, wood } = action;
      return { command, options: { food, wood }, label: `${command} ${food} food, ${wood} wood` };
    }
    case 'order': {
      const to = action.stop ? 'stop' : 'nothing';
      return { command: 'order', options: { to }, label: `Order: ${to}` };
    }
  }
}

/** What a line says of an event. */
function line(event: CampEvent): string {
  switch (event.type) {
    case 'placed':
      return `${nameOf(event.seat)} places at ${event.at}.`;
    case 'stopped':
      return `${nameOf(event.by)} stops the feast of ${nameOf(event.seat)}.`;
    case 'ordered':
      return `You order: ${event.stop ? 'stop' : 'nothing'}.`;
    case 'paid':
      return `${nameOf(event.seat)} pays ${event.food} food, ${event.wood} wood.`;
  }
}

const amount = (name: string) =>
  ({ type: 'amount', name, description: `How much ${name}` }) as const;
const pick = (name: string) =>
  ({ type: 'pick', name, description: `Which ${name}`, required: true }) as const;

function scene(language: Language, { round }: CampView, { matchName }: Table): Scene {
  return {
    language,
    title: { match: matchName, round: `Round ${round}`, phase: 'camp', toMove: [] },
    map: null,
    panels: [],
    cards: [],
    strips: [],
    shown: [],
  };
}

const presentation = (language: Language): Presentation<CampAction, CampEvent, CampView> => ({
  title: 'Camp',
  blurb: 'A small game.',
  commands: [
    { name: 'place', description: 'Place', button: 'Place', emoji: '⛺', options: [pick('at')] },
    ...(['feed', 'bid'] as const).map((name) => ({
      name,
      description: name,
      button: name === 'feed' ? 'Feed' : 'Bid',
      emoji: '🍖',
      options: [amount('food'), amount('wood')],
    })),
    { name: 'order', description: 'Order', button: 'Order', emoji: '📜', options: [pick('to')] },
  ],
  rules: [],
  seatName: nameOf,
  lines: (events) => events.map(line),
  question: ({ kind }) => ({ title: `Which ${kind}?`, text: `It is about your ${kind}.` }),
  phrase: ({ action }) => phrase(action),
  heading: ({ round }) => `Round ${round}`,
  hand: () => 'Nothing.',
  goods: () => '',
  kindOfGoods: (kind) => kind,
  result: () => 'Over.',
  scene: (view, table) => scene(language, view, table),
  choiceScene: (view, _seat, choices, table) => ({
    scene: scene(language, view, table),
    letters: Object.fromEntries(choices.map(({ key }, at) => [key, 'ABCDEFGHIJ'.charAt(at)])),
  }),
  story: null,
});

const inLanguage = inEach(presentation);

/** The small game with all that it takes to be played by people. */
export const campEdition: Edition<
  ReturnType<typeof CAMP.parse>,
  CampAction,
  CampEvent,
  CampView,
  null
> = {
  game: CAMP,
  name: 'Camp',
  secretKinds: [],
  milestones: {},
  isOwnDoing: (event, seat) => event.type !== 'stopped' && 'seat' in event && event.seat === seat,
  players: [],
  in: inLanguage,
};
