import { describe, expect, it } from 'vitest';
import { playAndKeep, toldIn } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { SHELF } from '../../../src/games/index.ts';
import { RULES, SHORT } from '../../../src/games/tusk/content/versions.ts';
import { matchStory } from '../../../src/games/tusk/story.ts';
import { TRIBES } from '../../../src/games/tusk/tribes.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { tableFor } from './walks.ts';

describe('Tusk! on the shelf', () => {
  it('stands under its id, with a tribe for every seat and a computer player', () => {
    expect(SHELF.get('tusk')).toBe(tuskEdition);
    const [least, most] = tuskEdition.game.seats;
    expect([least, most]).toEqual([2, TRIBES.length]);
    expect(tuskEdition.players.map(({ id }) => id)).toContain('steady');
    expect(tuskEdition.in('en').blurb.length).toBeLessThanOrEqual(150);
  });

  it('is over after the last turn of a short match, though there is land left', () => {
    const { game, players } = tuskEdition;
    const [player] = players;
    if (player === undefined) throw new Error('Nobody plays.');
    const played = playAndKeep(game, {
      seed: namedSeed('short'),
      seats: 2,
      config: game.config({ length: 'short' }),
      players: [player, player],
      random: namedRandom('short'),
    });
    const { state } = played.last;
    expect(state.turn).toBe(SHORT[RULES]);
    expect(state.snow).toContain(false);
    expect(game.outcome(state)?.winners.length).toBeGreaterThan(0);
    expect([...game.breaches(state)]).toEqual([]);
    expect([...game.breaches({ ...state, lastTurn: SHORT[RULES] + 1 })]).toEqual([
      'The match ends when the last tile freezes, a short one with its last turn.',
    ]);
    const lines = tuskEdition
      .in('en')
      .lines(eventsFor(toldIn(played), 'public'), tableFor(2))
      .map(textOf);
    expect(lines.at(-1)).toBe('🏁 That was the last turn of a short match. All cards are turned.');
    expect(game.parse(game.stored(state))).toEqual(state);
    const { beats } = matchStory(
      played.entered.map(({ match, events }) => ({
        events: eventsFor(events, 'public'),
        view: game.view(match.state, 'public'),
      })),
    );
    const season = beats.findLast(({ kind }) => kind === 'season');
    const { tiles, mammoth } = game.view(state, 'public');
    expect(season?.view).toMatchObject({ tiles, mammoth });
  });

  it.each([2, 3, 4])(
    'is played by the computer player at %i seats, and told to the end',
    (seats) => {
      const { game, players } = tuskEdition;
      const words = tuskEdition.in('en');
      const [player] = players;
      if (player === undefined) throw new Error('Nobody plays.');
      const played = playAndKeep(game, {
        seed: namedSeed(`edition ${seats}`),
        seats,
        config: game.config({}),
        players: Array.from({ length: seats }, () => player),
        random: namedRandom(`edition ${seats}`),
      });
      const table = tableFor(seats);
      const lines = words.lines(eventsFor(toldIn(played), 'public'), table).map(textOf);
      expect(lines[0]).toContain('The tribes gather');
      expect(lines.at(-1)).toBe('❄️ The world has frozen over, and all cards are turned.');
      expect(lines.join()).not.toContain('🏆');
      const view = game.view(played.last.state, 'public');
      expect(words.result(view, table)).toContain('🏆');
      const shown = words.scene(view, table);
      expect(shown.strips.map(({ side }) => side)).toEqual(
        ['Ember', 'Heron', 'Fern', 'Flint'].slice(0, seats),
      );
    },
  );
});
