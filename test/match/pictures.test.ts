import { describe, expect, it } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { SHELF } from '../../src/games/index.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { choiceMap } from '../../src/match/reports/shown.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Table } from '../../src/presentation/table.ts';
import { board, play } from '../games/tusk/board.ts';

const table: Table = {
  matchName: 'Friday night mammoths',
  seats: ['Ash', 'Birch'].map((name) => ({ name, mention: `@${name}`, computer: false })),
};

function editionOf(id: string): AnyEdition {
  const found = SHELF.get(id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}

const edition = editionOf('tusk');

/** A match in which the herd has just gone over these members, from D4 to D2. */
function trampled(...members: readonly (readonly string[])[]): Match<unknown> {
  const before = board({
    turn: 2,
    season: ['spring', 2],
    terrain: { D3: 'forest', D2: 'grassland' },
    tribes: members.map((each) => ({ members: each })),
  });
  const { state } = play(play(before, 0, 'done').state, 1, 'done', [4]);
  return { sequence: 9, state, sealed: [], actor: null, undoable: [], era: 0, restores: 0 };
}

/** Matches in which a seat is asked several questions at once. */
const several = [
  { match: trampled(['D3', 'D3', 'D2'], ['D2']), seat: 0 },
  { match: trampled(['D3', 'D2'], ['D3']), seat: 0 },
  { match: trampled(['E3'], ['D2', 'D2', 'D2', 'D2']), seat: 1 },
  { match: trampled(['D3', 'D2', 'D3', 'D2'], ['D3', 'E3', 'D3']), seat: 1 },
];

/** A match after something was taken back: its questions have other ids. */
const taken = (match: Match<unknown>): Match<unknown> => ({ ...match, era: match.era + 1 });

describe('the map of what may be chosen', () => {
  it('answers several questions of one kind, and every label says a place on it', () => {
    for (const { match: first, seat } of several) {
      for (const match of [first, taken(first)]) {
        const loaded = { edition, match, table };
        const asked = askedOf(loaded, seat, 'en');
        const offers = asked.flatMap((one) => one.offers);
        const made = choiceMap(loaded, seat, offers, 'en');
        if (made === null) throw new Error('There is no map.');
        const marks = made.map?.marks ?? [];
        const places = marks.flatMap((mark) => (mark.mark === 'choice' ? [mark.at] : []));
        const labels = offers.map(({ phrase }) => phrase.label);
        for (const label of labels) {
          expect(
            places.some((place) => label.includes(place)),
            label,
          ).toBe(true);
        }
        expect(new Set(labels).size).toBe(labels.length);
        // Who goes stands in the label and on the map.
        const here = marks.flatMap((mark) => (mark.mark === 'here' ? [mark] : []));
        expect(here.map(({ owner }) => owner)).toEqual(asked.map(() => seat));
        for (const { label } of here) {
          expect(labels.some((text) => text.includes(`Member ${label} `))).toBe(true);
        }
        expect(asked.length).toBeGreaterThan(1);
        expect(places.length).toBeLessThan(offers.length);
      }
    }
  });

  it('is of those questions alone whose answers are offered', () => {
    for (const { match, seat } of several) {
      const asked = askedOf({ edition, match, table }, seat, 'en');
      const [one] = asked;
      const made = choiceMap({ edition, match, table }, seat, one?.offers ?? [], 'en');
      const here = made?.map?.marks.filter(({ mark }) => mark === 'here') ?? [];
      expect(here).toHaveLength(1);
      const places = made?.map?.marks.flatMap((mark) => (mark.mark === 'choice' ? [mark.at] : []));
      expect(places).toEqual(one?.offers.map(({ choice }) => choice.replace(/^.*\./u, '')));
    }
  });

  it('does not exist for somebody else’s questions, nor for none', () => {
    for (const { match, seat } of several) {
      const asked = askedOf({ edition, match, table }, seat, 'en');
      const offers = asked.flatMap((one) => one.offers);
      expect(choiceMap({ edition, match, table }, 1 - seat, offers, 'en')).toBeNull();
      expect(choiceMap({ edition, match, table }, seat, [], 'en')).toBeNull();
    }
  });
});
