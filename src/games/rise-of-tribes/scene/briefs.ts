import type { Amount, Brief } from '../../../presentation/scene.ts';
import type { RiseIcon } from '../art/index.ts';
import { type Amounts, type Resource, RESOURCES } from '../content/goods.ts';
import type { TileId } from '../content/tiles.ts';
import { amountWords } from '../spoken/names.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Something in signs, with a few letters behind them. */
export const brief = (words: string, icons: readonly RiseIcon[], text = ''): Brief => ({
  label: '',
  icons,
  text,
  words,
});

/** The sign of an event. */
export const tileIcon = (tile: TileId): RiseIcon => (tile === 'mammoth' ? 'herd' : tile);

/** So many of a kind. */
export const amount = (speech: RiseSpeech, kind: Resource, count: number): Amount => ({
  icon: kind,
  name: speech.say(`names.goods.${kind}`),
  count,
  words: amountWords(speech, count, kind),
});

/** A sign for each resource. */
export const goodsIcons = (goods: Amounts): Resource[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: goods[kind] ?? 0 }, () => kind));
