import { SOURCE, type Source } from '../content/places.ts';
import { WORTH } from '../content/goods.ts';
import { amountWords, counted, goodName, placeName } from '../spoken/names.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import type { Asked } from './stone-age-move.ts';

/** The same with word of the herd, where that is there and there is room for it. */
export const besideHerd = (
  { speech, view: { herd } }: Asked,
  at: Source,
  said: string,
): readonly string[] =>
  herd?.now?.at === at ? [speech.say('labels.with the herd', { label: said }), said] : [said];

/** What people and their dice are divided by: facts of two texts. */
export function diceFacts(speech: StoneAgeSpeech, at: Source, people: number) {
  const good = SOURCE[at].yields;
  return {
    place: placeName(speech, at),
    dice: counted(speech, people, 'dice'),
    worth: WORTH[good],
    good: goodName(speech, good),
  };
}

/** What so many dice bring: the least, the most, and what an even fall of them does; tools come on top. */
export function rolledWords(speech: StoneAgeSpeech, at: Source, people: number): string {
  const good = SOURCE[at].yields;
  const [least, usual, most] = [1, 3.5, 6].map((die) => Math.floor((die * people) / WORTH[good]));
  return speech.say('labels.rolled', {
    least: least ?? 0,
    most: amountWords(speech, most ?? 0, good),
    usual: usual ?? 0,
  });
}

/** What an even fall of so many dice brings: `about 2 wood`; where that is not one, `perhaps 1 gold`. */
export function usualWords(speech: StoneAgeSpeech, at: Source, people: number): string {
  const good = SOURCE[at].yields;
  const usual = Math.floor((3.5 * people) / WORTH[good]);
  const goods = amountWords(speech, Math.max(1, usual), good);
  return speech.say(usual === 0 ? 'labels.perhaps' : 'labels.about', { goods });
}
