import type { Brief } from '../../../presentation/scene.ts';
import type { StoneAgeIcon } from '../art/index.ts';
import type { Price } from '../content/buildings.ts';
import type { Bottom, Craft } from '../content/cards.ts';
import { RESOURCES, WORTH } from '../content/goods.ts';
import type { Brought } from '../content/herd.ts';
import { ofChoice } from '../gains.ts';
import { bottomWords, broughtWords, priceWords, scoreWords } from '../spoken/cards.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** The sign of each craft. */
export const CRAFT_ICON: Readonly<Record<Craft, StoneAgeIcon>> = {
  farmer: 'farmer',
  maker: 'tool-maker',
  builder: 'builder',
  shaman: 'shaman',
};

/** So many signs stand side by side; more are one sign and a number. */
const SIDE_BY_SIDE = 3;

/** Something in signs, with a few letters behind them. */
export const brief = (words: string, icons: readonly StoneAgeIcon[], text = ''): Brief => ({
  label: '',
  icons,
  text,
  words,
});

/** So many of a thing. */
function many(words: string, icon: StoneAgeIcon, count: number): Brief {
  return count <= SIDE_BY_SIDE
    ? brief(
        words,
        Array.from({ length: count }, () => icon),
      )
    : brief(words, [icon], `×${count}`);
}

/** What an upper half or a line of a tile brings. */
export function broughtBrief(speech: StoneAgeSpeech, brought: Brought): Brief {
  const words = broughtWords(speech, brought);
  switch (brought.brings) {
    case 'dice for all':
      return brief(words, ['dice'], speech.say('board.short.for all'));
    case 'goods':
      return many(words, brought.good, brought.count);
    case 'roll':
      return brief(words, ['dice', 'dice', brought.good], `÷${WORTH[brought.good]}`);
    case 'points':
      return brief(words, ['points'], String(brought.points));
    case 'field':
      return brief(words, ['field'], '+1');
    case 'tool':
      return brief(words, ['tool'], '+1');
    case 'one-use tool':
      return brief(words, ['tool'], speech.say('board.short.once', { value: brought.value }));
    case 'person':
      return brief(words, ['person'], '+1');
    case 'card':
      return brief(words, ['card']);
    case 'any':
      return many(words, 'any', ofChoice(brought));
  }
}

/** What a lower half counts in the end. */
export const bottomBrief = (speech: StoneAgeSpeech, bottom: Bottom): Brief =>
  'symbol' in bottom
    ? brief(bottomWords(speech, bottom), [bottom.symbol])
    : many(bottomWords(speech, bottom), CRAFT_ICON[bottom.craft], bottom.count);

/** What is to be paid. */
export function priceBrief(speech: StoneAgeSpeech, price: Price): Brief {
  switch (price.takes) {
    case 'these':
      return brief(
        priceWords(speech, price),
        RESOURCES.flatMap((kind) =>
          Array.from({ length: price.goods[kind] ?? 0 }, (): StoneAgeIcon => kind),
        ),
      );
    case 'kinds':
      return brief(
        priceWords(speech, price),
        ['any'],
        speech.say('board.short.kinds', { number: price.count, count: price.kinds }),
      );
    case 'any': {
      const isExact = price.least === price.most;
      const count = isExact ? price.most : `${price.least}–${price.most}`;
      return brief(priceWords(speech, price), ['any'], isExact ? `×${count}` : String(count));
    }
  }
}

/** What a building scores. */
export const scoreBrief = (speech: StoneAgeSpeech, price: Price): Brief =>
  brief(
    scoreWords(speech, price),
    ['points'],
    price.takes === 'these' ? String(price.points) : speech.say('board.short.worth'),
  );
