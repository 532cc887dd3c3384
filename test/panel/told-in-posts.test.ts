import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsFor, type AddressedEvent } from '../../src/engine/game.ts';
import { readRecord } from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { fitLines } from '../../src/panel/wording/text.ts';
import type { Line } from '../../src/presentation/line.ts';
import { appSpeech } from '../../src/words/index.ts';

/** A post without those it calls, and the same for what came of a round. */
const [ROOM, FOR_OUTCOMES] = [700, 1700];

/** What everybody is told of each round of a recorded match. */
function roundsOf(name: string, language: (typeof LANGUAGE_IDS)[number]): readonly Line[][] {
  const file = new URL(`../records/${name}.record.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { game: id, seed, seats, rules, config, entries } = read.value;
  const edition = SHELF.get(id);
  if (edition === undefined) throw new Error(`There is no game ${id}.`);
  const { game } = edition;
  const setup = { seed, seats, rules, config: game.config(config) };
  const replayed = replay(
    game,
    setup,
    entries.map(({ entry }) => entry),
  );
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  const { matches, told } = replayed.value;
  const mention = { name: 'Ash', mention: '@ash', computer: false };
  const table = { matchName: '', seats: Array.from({ length: seats }, () => mention) };
  const rounds: Line[][] = [];
  let together: AddressedEvent<unknown>[] = [];
  let round: number | null = null;
  for (const [at, { state }] of matches.entries()) {
    together.push(...(told[at] ?? []));
    const now = edition.round?.(game.view(state, 'public')) ?? null;
    if (now === round) continue;
    round = now;
    rounds.push([...edition.in(language).lines(eventsFor(together, 'public'), table)]);
    together = [];
  }
  return rounds;
}

const isOutcome = ({ kind }: Line): boolean => kind === 'outcome' || kind === 'won';

describe.each([
  'stone-age-4',
  'stone-age-1',
  'tusk-1',
  'rise-of-tribes-3',
  'valley-of-the-mammoths-4',
])('a cut post (%s)', (name) => {
  it.each(LANGUAGE_IDS)('has lost dice and steps, and no outcome, in %s', (language) => {
    let long = 0;
    for (const lines of roundsOf(name, language)) {
      const shown = fitLines(lines, ROOM, appSpeech(language), FOR_OUTCOMES).split('\n');
      if (lines.map(({ text }) => text).join('\n').length > ROOM) long += 1;
      const left = lines.filter(({ text }) => !shown.includes(text));
      expect(left.filter(isOutcome)).toEqual([]);
      // While anything else is left out, no dice are told.
      if (left.some(({ kind }) => kind === 'step'))
        expect(lines.filter(({ text, kind }) => kind === 'dice' && shown.includes(text))).toEqual(
          [],
        );
    }
    expect(long).toBeGreaterThan(0);
  });
});

it('keeps what each tribe did in a round of Stone Age, and not what they rolled for the herd', () => {
  const lines = roundsOf('stone-age-1', 'en').find((round) =>
    round.some(({ text }) => text.includes('tames the herd')),
  );
  const kindOf = (part: string) => lines?.find(({ text }) => text.includes(part))?.kind;
  expect(kindOf('They roll for the herd')).toBe('dice');
  expect(kindOf('📍')).toBe('step');
  expect(kindOf('tames the herd')).toBe('won');
  expect(kindOf('The meal')).toBe('outcome');
  expect(kindOf(' gathers ')).toBe('outcome');
});
