import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord.js';
import { expect } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { type PressId, readId } from '../../src/discord/ids.ts';
import { formFor, type Opened, panelFor } from '../../src/discord/panel.ts';
import type { Match } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { Language } from '../../src/language/languages.ts';
import type { Loaded } from '../../src/match/load.ts';
import { askedOf } from '../../src/match/look.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { MatchRow } from '../../src/store/store.ts';
import { houseSpeech } from '../../src/words/index.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fir'];
const LARGEST_ID = 999_999_999;

/** A match in the middle, as the store would give it. */
export function loadedAs(edition: AnyEdition, match: Match<unknown>, seats: number): Loaded {
  const row: MatchRow = {
    id: LARGEST_ID,
    game: edition.game.id,
    rules: edition.game.rules,
    content: null,
    stoppedBy: null,
    config: {},
    status: 'running',
    home: { server: '1', channel: '2', thread: '3', notice: '4' },
    opener: '5',
    host: '5',
    size: seats,
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      user: String(seat),
      name,
      heldBy: 'person',
      owesSince: null,
      seen: -1,
      shown: -1,
    })),
    people: [],
    seed: '',
    salt: '',
    sequence: match.sequence,
    snapshot: null,
    announced: match.sequence,
    createdAt: new Date(0),
    startedAt: null,
    endedAt: null,
  };
  const table = {
    matchName: `${edition.name} #${LARGEST_ID}`,
    seats: row.seats.map(({ name }) => ({ name, mention: `<@${name}>`, computer: false })),
  };
  return { row, edition, match, table };
}

/** Who reads a panel, and in which language. */
interface Reader {
  readonly loaded: Loaded;
  readonly seat: number;
  readonly language: Language;
}

type Component = APIButtonComponent | APIStringSelectComponent;

const isOpening = (id: PressId | null): id is Extract<PressId, { do: Opened['do'] }> =>
  id?.do === 'open' || id?.do === 'orders';

/** Everything that stands on a panel, once it is seen that Discord would take it. */
function componentsOf({ loaded, seat, language }: Reader, opened: Opened | null): Component[] {
  const { bare, pictured } = panelFor(loaded, seat, houseSpeech(language), null, opened);
  const { content, components } = pictured ?? bare;
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(components.length).toBeLessThanOrEqual(5);
  const rows: APIActionRowComponent<Component>[] = components.map((row) => row.toJSON());
  const all = rows.flatMap((row) => row.components);
  for (const row of rows) expect(row.components.length).toBeLessThanOrEqual(5);
  const ids = all.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []));
  expect(new Set(ids).size, ids.join(', ')).toBe(ids.length);
  for (const id of ids) expect(readId(id), id).not.toBeNull();
  return all;
}

/** The decision and choice of everything that can be pressed on a panel, and on those that it opens. */
function reachable(reader: Reader, opened: Opened | null, depth = 0): string[] {
  expect(depth).toBeLessThan(40);
  const follow = ({ do: verb, command }: Opened, values: readonly string[]): string[] =>
    reachable(reader, { do: verb, command, values }, depth + 1);
  return componentsOf(reader, opened).flatMap((one): string[] => {
    const id = 'custom_id' in one ? readId(one.custom_id) : null;
    if (one.type === ComponentType.StringSelect) {
      const values = one.options.map(({ value }) => value);
      if (!isOpening(id)) return values;
      return values.flatMap((value) => follow(id, [...id.values, value]));
    }
    if (id?.do === 'answer') return [`${id.decision}:${id.choice}`];
    if (id?.do === 'form') return filledIn(reader, id.decision, id.command);
    // A page leads on to the next one; the one before it has been seen.
    const isOn = isOpening(id) && (opened === null || ('emoji' in one && one.emoji?.name === '➡️'));
    return isOn ? follow(id, id.values) : [];
  });
}

/** What a form can be filled in with: every amount up to the most of each. */
function filledIn(reader: Reader, decision: string, command: string): string[] {
  const { loaded, seat, language } = reader;
  const form = formFor(loaded, seat, decision, command, houseSpeech(language))?.toJSON();
  expect(form?.components.length).toBeGreaterThan(0);
  expect(form?.components.length).toBeLessThanOrEqual(5);
  return askedOf(loaded, seat, language)
    .flatMap(({ offers }) => offers)
    .filter((offer) => offer.decision === decision && offer.phrase.command === command)
    .map((offer) => `${offer.decision}:${offer.choice}`);
}

/**
 * Opens all panels of a match, between computer players and chance, in one language: they keep Discord's limits and
 * lead to every legal answer. Returns how many that were.
 */
export function tryPanels(edition: AnyEdition, seats: number, language: Language): number {
  const [computer = randomPlayer] = edition.players;
  let panels = 0;
  playMatch(edition.game, {
    seed: '5'.repeat(32),
    seats,
    config: edition.game.config({}),
    players: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? computer : randomPlayer)),
    random: namedRandom(`panels of ${seats}`),
    each: ({ match }) => {
      const loaded = loadedAs(edition, match, seats);
      for (let seat = 0; seat < seats; seat += 1) {
        const offers = askedOf(loaded, seat, language).flatMap((asked) => asked.offers);
        const found = reachable({ loaded, seat, language }, null);
        expect(new Set(found)).toEqual(
          new Set(offers.map(({ decision, choice }) => `${decision}:${choice}`)),
        );
        panels += 1;
      }
    },
  });
  return panels;
}
