import type { Seat } from '../../../engine/game.ts';
import type { Card, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { TuskCardArt } from '../art/index.ts';
import { TOKENS } from '../content/terrain.ts';
import { VICTORY, type VictoryId } from '../content/victory.ts';
import { amount, mapOf, sceneOf, stripsOf } from '../scene.ts';
import { item } from '../../../parts/item.ts';
import type { TribeView, TuskView } from '../view.ts';
import { cardWords } from '../spoken/cards.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amountWords, cardName } from '../spoken/names.ts';

const ART: Readonly<Record<VictoryId, TuskCardArt>> = {
  trappers: 'pit',
  fishers: 'fish',
  snarers: 'snare',
  'stick-hoard': 'woodpile',
  'grass-hoard': 'sheaf',
  'stone-hoard': 'cairn',
  'spiteful-spirit': 'spirit',
  'pack-leader': 'hunters',
  warmonger: 'clubs',
};

/** What the seat's tribe holds: its victory card and those it passed over. Null before it keeps one. */
export function handScene(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  table: Table,
): Scene | null {
  const tribe = item(view.tribes, seat);
  if (typeof tribe.card === 'string') return null;
  const passed = (tribe.passed ?? []).map(
    (id): Card => ({
      ...blank(speech, view, id),
      faded: true,
      note: speech.say('pictures.passed'),
    }),
  );
  return cardsScene(speech, view, seat, [held(speech, view, tribe, tribe.card), ...passed], table);
}

/** The cards of a draft. */
export function draftScene(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  offered: readonly VictoryId[],
  table: Table,
): Scene {
  const note = speech.say('pictures.offered');
  const cards = offered.map((id) => ({ ...blank(speech, view, id), offered: true, note }));
  return cardsScene(speech, view, seat, cards, table);
}

function cardsScene(
  speech: TuskSpeech,
  view: TuskView,
  seat: Seat,
  cards: readonly Card[],
  table: Table,
): Scene {
  const isDraft = cards.some(({ offered }) => offered);
  const { card } = item(view.tribes, seat);
  const isKnown = typeof card !== 'string' && card.revealed;
  return sceneOf(speech, {
    title: {
      match: table.matchName,
      round: speech.say(isDraft ? 'pictures.keep one' : 'pictures.hand'),
      phase: speech.say(isKnown ? 'pictures.known to all' : 'pictures.secret'),
      toMove: [],
    },
    // What a card asks for is looked for in the lands.
    map: { ...mapOf(speech, view), compass: null, marks: [] },
    cards,
    strips: stripsOf(speech, view, table),
    shown: [seat],
  });
}

/** A card with what is printed on it. */
function blank(speech: TuskSpeech, { rules }: TuskView, id: VictoryId): Card {
  const printed = VICTORY[rules][id];
  const gives =
    printed.scores === 'deeds'
      ? []
      : TOKENS.flatMap((token) => {
          const count = printed.set[token] ?? 0;
          return count === 0 ? [] : [amount(speech, token, count)];
        });
  return {
    name: cardName(speech, id),
    art: ART[id],
    // What has to be given stays on one line.
    text: cardWords(speech, rules, id).replaceAll(' + ', '\u00a0+\u00a0'),
    gives,
    gets: amount(speech, 'food', printed.food),
    tokens: null,
    faded: false,
    note: '',
    offered: false,
  };
}

function held(
  speech: TuskSpeech,
  view: TuskView,
  { seat, cardTokens, goods }: TribeView,
  { id }: { readonly id: VictoryId },
): Card {
  // To those who know the card, a tribe's points are its food and what the card is worth.
  const worth = item(view.scores, seat) - goods.food;
  return {
    ...blank(speech, view, id),
    tokens: cardTokens > 0 ? amount(speech, 'food', cardTokens) : null,
    note: speech.say('pictures.worth', { food: amountWords(speech, worth, 'food') }),
  };
}
