import { describe, expect, it } from 'vitest';
import { playChecked } from '../../src/ai/checked.ts';
import { playAndKeep, playOut, toldIn } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { canonicalJson } from '../../src/engine/digest.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { replay } from '../../src/engine/replay.ts';
import { ask } from '../../src/engine/question.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { ComputerPlayer } from '../../src/presentation/edition.ts';
import { someConfig } from '../../src/presentation/some-config.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { drawn, LOT } from '../lot.ts';

type Player = ComputerPlayer<unknown, unknown>;
const shelf = [...SHELF.values()];

/** The least and the most seats, and between. */
const seatsOf = ({ game: { seats } }: (typeof shelf)[number]): number[] =>
  Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);

/** A match of a game's most seats, played by these players in turn. */
function match(edition: (typeof shelf)[number], players: readonly Player[], name: string) {
  const { game } = edition;
  const seats = game.seats[1];
  const playout = {
    seed: namedSeed(name),
    seats,
    config: game.config({}),
    players: Array.from({ length: seats }, (_, i) => players[i % players.length] ?? randomPlayer),
    random: namedRandom(name),
  };
  return { playout, played: playAndKeep(game, playout) };
}

describe.each(shelf)('a match of $game.id among computer players', (edition) => {
  const { game } = edition;

  it('comes to its end, and its log can be played again', () => {
    const { playout, played } = match(edition, [randomPlayer], 'played again');
    expect(game.outcome(played.last.state)).not.toBeNull();
    const again = replay(
      game,
      { ...playout, rules: game.rules },
      played.entered.map(({ entry }) => entry),
    );
    expect(again.ok && canonicalJson(again.value.matches.at(-1)?.state)).toBe(
      canonicalJson(played.last.state),
    );
  });

  it('is the same match again with the same seed and players', () => {
    const logs = ['one', 'one', 'two'].map((name) => {
      const { entered, last } = match(edition, [randomPlayer], name).played;
      return canonicalJson([entered.map(({ entry }) => entry), last.state]);
    });
    expect(logs[1]).toBe(logs[0]);
    expect(logs[2]).not.toBe(logs[0]);
  });

  it.each(edition.players)('shows $id its own seat’s view and nothing else', (player) => {
    const seen: { readonly seat: number; readonly view: string }[] = [];
    const watched: Player = {
      ...player,
      choose(view, decision, choices, random) {
        seen.push({ seat: decision.seat, view: canonicalJson(view) });
        return player.choose(view, decision, choices, random);
      },
      // What it orders is an answer, too.
      order(view, decision, choices, random) {
        const given = player.order?.(view, decision, choices, random) ?? null;
        if (given !== null) seen.push({ seat: decision.seat, view: canonicalJson(view) });
        return given;
      },
    };
    const { played } = match(edition, [watched], 'views');
    const views = new Set(
      played.entered.flatMap(({ match: { state } }) =>
        Array.from({ length: game.seats[1] }, (_, seat) => canonicalJson(game.view(state, seat))),
      ),
    );
    expect(seen.length).toBe(played.actions);
    expect(seen.filter(({ view }) => !views.has(view))).toEqual([]);
  });

  it('is given up with a sentence when it goes on for too long', () => {
    const { playout } = match(edition, [randomPlayer], 'long');
    expect(() => playAndKeep(game, { ...playout, longest: 1 })).toThrow('did not end within 1');
  });

  it('needs a player for every seat', () => {
    const { playout } = match(edition, [randomPlayer], 'missing');
    expect(() => playAndKeep(game, { ...playout, players: [] })).toThrow('Nobody plays seat');
  });
});

describe.each([...shelf, steadingEdition])(`a match of $game.id (${LOT})`, (edition) => {
  const { game } = edition;
  it.each(drawn(`${game.id} in place`, seatsOf(edition), 1))(
    'goes the same way in place among %i',
    (seats) => {
      for (const [i, player] of [randomPlayer, ...edition.players].entries()) {
        const name = `in place ${seats} ${i}`;
        const players = Array.from({ length: seats }, (_, seat) =>
          seat % 2 === 0 ? player : randomPlayer,
        );
        const config = someConfig(edition, i);
        const playout = () => ({
          seed: namedSeed(name),
          seats,
          config,
          players,
          random: namedRandom(name),
        });
        const { entered, actions } = playChecked(game, playout);
        const told: unknown[] = [];
        playOut(game, { ...playout(), each: (_, events) => told.push(...events) });
        expect(told).toEqual(toldIn({ entered }));
        expect(playOut(game, playout())).toMatchObject({ actions });
      }
    },
  );
});

describe('what does not go the same way in place is found', () => {
  const playout = () => ({
    seed: namedSeed('another way'),
    seats: 2,
    config: tusk.config({}),
    players: [randomPlayer, randomPlayer],
    random: namedRandom('another way'),
  });
  const found = (game: typeof tusk) => expect(() => playChecked(game, playout));

  it('where nothing is wrong, nothing', () => found(tusk).not.toThrow());

  it('where rules change what an earlier state holds, too', () => {
    found({
      ...tusk,
      apply(state, answers, random) {
        const step = tusk.apply(state, answers, random);
        // A list that both states share.
        if (step.state.turn === 2) Object.assign(step.state.snow, { 0: true });
        return step;
      },
    }).toThrow('goes another way in place from entry');
  });

  it('where one way draws more of chance', () => {
    found({
      ...tusk,
      apply: (state, answers, random) => (random.die(), tusk.apply(state, answers, random)),
    }).toThrow('goes another way in place from entry');
  });

  it('where a match has no way of its own in place, it goes by entries', () => {
    const { scratch: _, ...plain } = tusk;
    found(plain).not.toThrow();
    expect(playOut(plain, playout()).state).toEqual(playAndKeep(tusk, playout()).last.state);
  });
});

describe('the random player', () => {
  const decision = ask({ seat: 0, kind: 'any', topic: 'any' });
  it('takes each choice about as often', () => {
    const random = namedRandom('often');
    const choices = ['a', 'b', 'c'].map((key) => ({ key, action: key }));
    const taken = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 3000; i += 1) {
      const { key } = randomPlayer.choose(null, decision, choices, random);
      if (key === 'a' || key === 'b' || key === 'c') taken[key] += 1;
    }
    for (const count of Object.values(taken)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
  it('throws where there is nothing to choose', () => {
    expect(() => randomPlayer.choose(null, decision, [], namedRandom('none'))).toThrow('any');
  });
});
