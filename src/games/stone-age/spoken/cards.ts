import { BUILDING, type BuildingId, type Price } from '../content/buildings.ts';
import { type Bottom, CARD, type CardId } from '../content/cards.ts';
import { type Brought, TILE, type TileId } from '../content/herd.ts';
import { ofChoice } from '../gains.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { amountWords, counted, goodName, goodsWords } from './names.ts';

/** A card by both its halves: `5 food · healing`. */
export const cardWords = (speech: StoneAgeSpeech, id: CardId): string =>
  speech.say('cards.card', {
    top: broughtWords(speech, CARD[id].top),
    bottom: bottomWords(speech, CARD[id].bottom),
  });

/** What an upper half, a die or a line of a tile brings: `5 food`, `+1 field`. */
export function broughtWords(speech: StoneAgeSpeech, brought: Brought): string {
  const { say } = speech;
  switch (brought.brings) {
    case 'goods':
      return amountWords(speech, brought.count, brought.good);
    case 'points':
      return counted(speech, brought.points, 'points');
    case 'roll':
      return say('cards.top.roll', {
        dice: counted(speech, brought.dice, 'dice'),
        good: goodName(speech, brought.good),
      });
    case 'one-use tool':
      return say('cards.top.one-use tool', { value: brought.value });
    case 'any':
      return say('cards.top.any', { resources: counted(speech, ofChoice(brought), 'resources') });
    case 'dice for all':
    case 'field':
    case 'tool':
    case 'person':
    case 'card':
      return say(`cards.top.${brought.brings}`);
  }
}

/** What a lower half counts in the end: `healing`, `2 farmers`. */
export const bottomWords = ({ say }: StoneAgeSpeech, bottom: Bottom): string =>
  'symbol' in bottom
    ? say(`names.symbols.${bottom.symbol}`)
    : say(`names.crafts.${bottom.craft}`, { count: bottom.count });

/** What is to be paid: `2 wood, 1 brick`, `4 resources of exactly 2 kinds`. */
export function priceWords(speech: StoneAgeSpeech, price: Price): string {
  const { say } = speech;
  switch (price.takes) {
    case 'these':
      return goodsWords(speech, price.goods);
    case 'kinds':
      return say('cards.of kinds', {
        count: price.kinds,
        resources: counted(speech, price.count, 'resources'),
      });
    case 'any': {
      const resources = counted(speech, price.most, 'resources');
      return price.least === price.most
        ? resources
        : say('cards.from to', { least: price.least, resources });
    }
  }
}

/** What a building scores: `10 points`, `their worth`. */
export const scoreWords = (speech: StoneAgeSpeech, price: Price): string =>
  price.takes === 'these'
    ? counted(speech, price.points, 'points')
    : speech.say('cards.what they are worth');

/** A building with its price: `2 wood, 1 brick → 10 points`. */
export function buildingWords(speech: StoneAgeSpeech, id: BuildingId): string {
  const { price } = BUILDING[id];
  const facts = { price: priceWords(speech, price), points: scoreWords(speech, price) };
  return speech.say('cards.building', facts);
}

/** A tile of the herd: `first line +1 field, second line 1 wood`. */
export const tileWords = (speech: StoneAgeSpeech, id: TileId): string =>
  speech.say('cards.tile', {
    first: broughtWords(speech, TILE[id].first),
    all: broughtWords(speech, TILE[id].all),
  });
