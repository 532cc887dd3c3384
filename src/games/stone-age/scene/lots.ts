import type { Brief, Display, Lot } from '../../../presentation/scene.ts';
import { BUILDING } from '../content/buildings.ts';
import { CARD } from '../content/cards.ts';
import { TILE, type TileId } from '../content/herd.ts';
import { CARD_SLOTS, type CardSlot, numberOf, stackOf } from '../locations.ts';
import { priceAt } from '../payment.ts';
import { goodName, placeName } from '../spoken/names.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { bottomBrief, brief, broughtBrief, priceBrief, scoreBrief } from './briefs.ts';
import { type Picture, spotAt } from './spots.ts';

/** What lies open: the stacks of buildings, the cards, and the herd's tile. */
export function displaysOf(picture: Picture): Display[] {
  const { say } = picture.speech;
  return [
    {
      title: say('board.buildings'),
      lots: picture.view.stacks.map((_, nth) => stackLot(picture, nth)),
    },
    {
      title: say('board.cards'),
      lots: CARD_SLOTS.map((at) => cardLot(picture, at)),
    },
    ...herdDisplay(picture),
  ];
}

/** A card in its slot; one that was taken leaves the slot empty. */
function cardLot(picture: Picture, at: CardSlot): Lot {
  const { speech, view } = picture;
  const card = view.slots[numberOf(at)] ?? null;
  const closed = card === null ? speech.say('board.taken') : null;
  return {
    ...spotAt(picture, at, closed),
    name: placeName(speech, at),
    isBack: false,
    price: priceBrief(speech, priceAt(view, at)),
    halves:
      card === null
        ? []
        : [broughtBrief(speech, CARD[card].top), bottomBrief(speech, CARD[card].bottom)],
    left: null,
  };
}

function stackLot(picture: Picture, nth: number): Lot {
  const { speech, view } = picture;
  const at = stackOf(nth);
  const { top, left } = view.stacks[nth] ?? { top: null, left: 0 };
  const closed = top === null ? speech.say('board.run out') : null;
  const price = top === null ? null : BUILDING[top].price;
  return {
    ...spotAt(picture, at, closed),
    name: placeName(speech, at),
    isBack: false,
    price: price === null ? null : priceBrief(speech, price),
    halves: price === null ? [] : [scoreBrief(speech, price)],
    left,
  };
}

/** What became of the tile of this round, once nobody takes anything of it any more; null as long as it is open. */
function fateOf({ say }: StoneAgeSpeech, view: StoneAgeView, tile: TileId): string | null {
  const { herd, tribes, phase } = view;
  if (phase === 'herd') return null;
  if (tribes.some(({ tiles }) => tiles.includes(tile))) return say('board.taken');
  return herd?.boxed.includes(tile) === true ? say('board.put away') : null;
}

/** The tile of this round with who tames it, and the back of the next one. */
function herdDisplay({ speech, view }: Picture): Display[] {
  const { herd, tribes } = view;
  const { say } = speech;
  if (herd === null || (herd.now === null && herd.next === null)) return [];
  const { now, next, left } = herd;
  const spot = {
    parties: tribes.flatMap(({ seat, tamers: count }) =>
      count === 0 ? [] : [{ owner: seat, count }],
    ),
    here: false,
    faded: false,
    closed: null,
    notes: [],
  };
  const line = (of: 'first' | 'all', tile: keyof typeof TILE): Brief => ({
    ...broughtBrief(speech, TILE[tile][of]),
    label: say(`board.short.${of}`),
  });
  const tile: Lot[] =
    now === null
      ? []
      : [
          {
            ...spot,
            closed: fateOf(speech, view, now.tile),
            name: say('board.tile'),
            isBack: false,
            price: null,
            halves: [line('first', now.tile), line('all', now.tile)],
            left: null,
          },
        ];
  const back: Lot[] =
    next === null
      ? []
      : [
          {
            ...spot,
            parties: [],
            name: say('board.next'),
            isBack: true,
            price: null,
            halves: [brief(goodName(speech, next), [next])],
            left,
          },
        ];
  return [{ title: say('board.herd'), lots: [...tile, ...back] }];
}
