import type { Seat, Viewer } from '../../engine/game.ts';
import { decisionsIn } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import type { Scene } from '../../presentation/scene.ts';
import { appSpeech } from '../../words/index.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { Refused } from '../app/refused.ts';
import type { Offered } from '../loaded/asked.ts';
import { history } from '../loaded/history.ts';
import { tableIn } from '../stored/table.ts';

/** What a viewer is shown of a match as it stands. */
export function sceneFor(
  { edition, match, table }: Loaded,
  viewer: Viewer,
  language: Language,
): Scene {
  return edition
    .in(language)
    .scene(edition.game.view(match.state, viewer), tableIn(table, language));
}

/** A match as it stood after one of its log entries. Throws `Refused` where it has no such entry. */
export async function matchAfter(app: App, loaded: Loaded, sequence: number): Promise<Loaded> {
  if (loaded.match.sequence === sequence) return loaded;
  const { matches } = await history(app, loaded.row);
  const match = matches[sequence];
  if (match === undefined) throw new Refused('no such entry', { entry: sequence });
  return { ...loaded, match };
}

/**
 * The picture to a list of offers, or to a question that has none to list, for the eyes of their owner alone. Null where they
 * answer questions of several kinds, or where nothing of them can be pointed at.
 */
export function choiceMap(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  offers: readonly Offered[],
  language: Language,
): Scene | null {
  const { game } = edition;
  const own = game.decisions(match.state);
  const asked = decisionsIn(game, match).flatMap(({ id }, at) => {
    const decision = own[at];
    const keys = new Set(offers.flatMap((one) => (one.decision === id ? [one.choice] : [])));
    return decision?.seat === seat && keys.size > 0 ? [{ decision, keys }] : [];
  });
  const [first] = asked;
  if (asked.some(({ decision }) => decision.kind !== first?.decision.kind)) return null;
  const choices = asked.flatMap(({ decision, keys }) => {
    const all = game.choices(match.state, decision);
    return 'shape' in all ? [] : all.filter(({ key }) => keys.has(key));
  });
  const view = game.view(match.state, seat);
  return edition.in(language).choiceScene?.(view, seat, choices, tableIn(table, language)) ?? null;
}

/** The cards that a seat holds, for its eyes alone. */
export function handScene(
  { edition, match, table }: Loaded,
  seat: Seat,
  language: Language,
): Scene | null {
  return (
    edition
      .in(language)
      .handScene?.(edition.game.view(match.state, seat), seat, tableIn(table, language)) ?? null
  );
}

/** What a seat holds in secret, in words; also that it is nothing. */
export function handOf({ edition, match, table }: Loaded, seat: Seat, language: Language): string {
  const view = edition.game.view(match.state, seat);
  const hand = edition.in(language).hand?.(view, seat, tableIn(table, language));
  return hand ?? appSpeech(language).say('panel.no secrets');
}

/** What a seat is called for, in everybody's hearing; null where the game does not say. */
export function callFor({ edition, match }: Loaded, seat: Seat, language: Language): string | null {
  const { game } = edition;
  const words = edition.in(language);
  const view = game.view(match.state, 'public');
  const own = game.decisions(match.state);
  const calls = decisionsIn(game, match).flatMap(({ owed }, at) => {
    const decision = own[at];
    if (!owed || decision?.seat !== seat) return [];
    return words.call?.(decision, view) ?? [];
  });
  const different = [...new Set(calls)];
  return different.length === 0 ? null : appSpeech(language).list(different);
}
