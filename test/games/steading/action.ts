import type { Seat } from '../../../src/engine/game.ts';
import { type CardId, CARDS, type Gate, type Guard, type Kind, type Raiders } from './content.ts';

/** Where an elder may go: a place, a field by its number, or to a card. */
export type Spot = 'forest' | 'river' | 'feast' | number | CardId;

export const isCard = (at: Spot): at is CardId => Object.hasOwn(CARDS, at);

export type Stock = Readonly<Record<Kind, number>>;

/** What is done. */
export type SteadingAction =
  | { readonly do: 'guard'; readonly by: Guard }
  | { readonly do: 'send'; readonly workers: readonly string[] }
  | { readonly do: 'place'; readonly at: Spot }
  | { readonly do: 'feed'; readonly food: number; readonly wood: number }
  | { readonly do: 'bid'; readonly goods: Stock }
  | { readonly do: 'order'; readonly storm: boolean };
export type SteadingKind = SteadingAction['do'];
export type ActionOf<D extends SteadingKind> = Extract<SteadingAction, { do: D }>;

/** What happened. */
export type SteadingEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly cards: readonly CardId[] }
  | { readonly type: 'guarded'; readonly seat: Seat; readonly gate: Gate; readonly by: Guard }
  | {
      readonly type: 'raided';
      readonly gate: Gate;
      readonly by: Raiders;
      readonly robbed: readonly Seat[];
    }
  | { readonly type: 'sent'; readonly seat: Seat; readonly workers: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly at: Spot;
      readonly found: Partial<Stock>;
      readonly points: number;
    }
  | { readonly type: 'stormed'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'fed';
      readonly seat: Seat;
      readonly paid: Partial<Stock>;
      readonly hungry: number;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly goods: Stock }
  | { readonly type: 'favoured'; readonly seats: readonly Seat[] }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly storm: boolean };
