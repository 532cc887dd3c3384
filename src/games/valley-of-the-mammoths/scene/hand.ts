import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { BARE } from '../../../presentation/plain-scene.ts';
import type { Card, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { CARD } from '../content/cards.ts';
import { cardEffect } from '../spoken/effects.ts';
import { cardName } from '../spoken/names.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { stripsOf } from './strips.ts';

/** The cards of Fate that a seat holds, what each does, and when it is played. Null where it holds none. */
export function handScene(
  speech: ValleySpeech,
  view: ValleyView,
  seat: Seat,
  table: Table,
): Scene | null {
  const { say, language } = speech;
  const hand = item(view.tribes, seat).hand ?? [];
  if (hand.length === 0) return null;
  return {
    ...BARE,
    game: 'valley-of-the-mammoths',
    language,
    title: {
      match: table.matchName,
      round: say('pictures.hand'),
      phase: say('pictures.secret'),
      toMove: [],
    },
    cards: hand.map(
      (card): Card => ({
        name: cardName(speech, card),
        art: card,
        text: cardEffect(speech, card),
        gives: [],
        gets: null,
        tokens: null,
        faded: false,
        note: say(`pictures.when.${CARD[card].when}`),
        offered: false,
      }),
    ),
    strips: stripsOf(speech, view, table),
    shown: [seat],
  };
}
