import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { roundOf } from '../match/loaded/load.ts';
import { preferencesOf } from '../match/stored/order-row.ts';
import type { Preferable, Preference, SpokenPreferences } from '../presentation/orders.ts';
import type { AppSpeech } from '../words/index.ts';
import { button, type Button } from './controls.ts';

/** What a seat may prefer now in the rest of the round, what it does, and how both are said. */
export interface Preferring extends Preferable {
  readonly spoken: SpokenPreferences<unknown>;
  /** What it has said and may still have; the first one first. */
  readonly preferred: readonly Preference[];
  /** Whether it has said anything. */
  readonly isSaid: boolean;
}

/** What a seat may prefer now; null where it may not. */
export function preferringOf(loaded: Loaded, seat: Seat, speech: AppSpeech): Preferring | null {
  const { row, edition, match } = loaded;
  const spoken = edition.in(speech.language).preferences;
  if (spoken === undefined || row.status !== 'running') return null;
  const able = edition.preferences?.preferable(edition.game.view(match.state, seat), seat) ?? null;
  if (able === null) return null;
  const said = preferencesOf(row.orders, seat, roundOf(loaded));
  const preferred = said.filter(({ thing }) => able.things.includes(thing));
  return { ...able, spoken, preferred, isSaid: said.length > 0 };
}

/** Opens the form in which a seat says what it prefers; none where it may not. */
export function preferButtons(loaded: Loaded, seat: Seat, speech: AppSpeech): Button[] {
  const { spoken } = preferringOf(loaded, seat, speech) ?? {};
  if (spoken === undefined) return [];
  return [button({ do: 'prefer', match: loaded.row.id }, `${spoken.title} …`, 'quiet', '📜')];
}

/** What a seat prefers as long as that may still be had, or that nothing of it can. */
export function preferenceLines(loaded: Loaded, seat: Seat, speech: AppSpeech): string[] {
  const preferring = preferringOf(loaded, seat, speech);
  if (preferring === null || !preferring.isSaid) return [];
  const { spoken, preferred } = preferring;
  const { title } = spoken;
  return preferred.length === 0
    ? [`-# 📜 ${speech.say('orders.none left', { title })}`]
    : [`-# 📜 ${preferredWords(preferring, speech)}`];
}

/** What a seat prefers: `Rest of my placements: Hut, then Hunt 3`. */
export const preferredWords = (
  { spoken, preferred }: Pick<Preferring, 'spoken' | 'preferred'>,
  { say }: AppSpeech,
): string =>
  say('orders.preferred', {
    title: spoken.title,
    what: preferred.map((one) => spoken.one(one)).join(', '),
  });
