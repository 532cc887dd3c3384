import { item } from '../../../parts/item.ts';
import { isSlot, numberOf, type Shop } from '../locations.ts';
import { priceAt, waysToPay } from '../payment.ts';
import { buildingWords, cardWords, priceWords } from '../spoken/cards.ts';
import { placeName } from '../spoken/names.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Whether a tribe has what a card or a building takes. */
export const canPay = ({ goods }: TribeView, view: StoneAgeView, at: Shop): boolean =>
  waysToPay(goods, priceAt(view, at)) !== null;

/** A card with its price and halves, a building with its price and points. */
export function shopLabel(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  const { say } = speech;
  const place = placeName(speech, at);
  if (isSlot(at)) {
    const price = priceWords(speech, priceAt(view, at));
    return say('labels.for a price', { place, price, gives: openCard(speech, at, view) });
  }
  return say('labels.place', { place, gives: shopGives(speech, at, view) });
}

export function openCard(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  const card = view.slots[numberOf(at)] ?? null;
  if (card === null) throw new RangeError(`Nothing lies open at ${at}.`);
  return cardWords(speech, card);
}

/** What a card or a building brings. */
export function shopGives(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  if (isSlot(at)) return openCard(speech, at, view);
  const { top } = item(view.stacks, numberOf(at));
  if (top === null) throw new RangeError(`Nothing lies open at ${at}.`);
  return buildingWords(speech, top);
}
