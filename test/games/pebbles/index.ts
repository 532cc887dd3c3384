import { inEach } from '../../../src/language/in-each.ts';
import { item } from '../../../src/parts/item.ts';
import { byChance } from '../../../src/presentation/by-chance.ts';
import type { Edition, Presentation } from '../../../src/presentation/edition.ts';
import { plainLine } from '../../../src/presentation/line.ts';
import { plainScene } from '../../../src/presentation/plain-scene.ts';
import { pebbles, type State, type Take, type Taken } from './rules.ts';
import { type PebblesSpeech, pebblesSpeech } from './words/index.ts';

const SIDES = ['red', 'blue', 'green', 'violet'] as const;

const presented = ({ language, say }: PebblesSpeech): Presentation<Take, Taken, State> => {
  const side = (seat: number) => say(`game.sides.${item(SIDES, seat)}`);
  const many = (count: number) => say('game.pebbles', { count });
  const turnOf = ({ turn }: State) => say('game.turn', { turn: turn + 1 });
  return {
    title: say('game.title'),
    blurb: say('game.blurb'),
    commands: [
      {
        name: 'take',
        description: say('game.command'),
        button: say('game.button'),
        emoji: '🪨',
        options: [
          { type: 'pick', name: 'pebbles', description: say('game.option'), required: true },
        ],
      },
    ],
    rules: [{ title: say('game.heap'), text: say('game.rules') }],
    seatName: side,
    lines: (events) =>
      events.map(({ seat, count }) =>
        plainLine(say('game.took', { side: side(seat), pebbles: many(count) })),
      ),
    question: (_decision, { left }) => ({
      title: say('game.question'),
      text: say('game.left', { pebbles: many(left) }),
    }),
    phrase: ({ action: { count } }) => ({
      command: 'take',
      options: { pebbles: String(count) },
      label: say('game.take', { pebbles: many(count) }),
    }),
    heading: turnOf,
    result: (view, { seats }) =>
      seats
        .map(({ mention: who }, seat) => {
          const hasWon = pebbles.outcome(view)?.winners.includes(seat) === true;
          return say(hasWon ? 'game.won' : 'game.lost', { side: side(seat), who });
        })
        .join('\n'),
    scene: (view, table) =>
      plainScene(
        {
          game: 'pebbles',
          language,
          round: turnOf(view),
          phase: many(view.left),
          toMove: pebbles.decisions(view).map(({ seat }) => seat),
          panes: [{ title: say('game.heap'), rows: [{ row: 'text', text: many(view.left) }] }],
          side,
          outcome: pebbles.outcome(view),
        },
        table,
      ),
  };
};

export const pebblesEdition: Edition<State, Take, Taken, State, null> = {
  game: pebbles,
  name: 'Pebbles',
  players: [byChance],
  upNext: ({ turn, seats }) => (turn + 1) % seats,
  in: inEach((language) => presented(pebblesSpeech(language))),
};
