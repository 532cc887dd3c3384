import type { Asked } from '../../match/loaded/asked.ts';
import type { AppSpeech } from '../../words/index.ts';
import { howMany, optionsOf, picksOf, type ShapedPicks, taken } from './picks.ts';
import type { Shape } from './shape.ts';
import type { Filled } from '../controls.ts';
import { FIELDS, OPTIONS } from '../limits.ts';

/**
 * Several things, each once, where it matters which comes first: a list for each of the first, and where they are more,
 * a last one of which several are taken as they stand in it. Discord does not say in which order that was done.
 */
export function inOrderOf(asked: Asked, shaped: ShapedPicks): Shape {
  const { things, many } = shaped.shape;
  const named = picksOf(asked, shaped);
  // Without room in a list they are typed.
  if (things.length > OPTIONS) return named;
  const hasLast = many.most > FIELDS;
  const fields = Array.from({ length: Math.min(many.most, FIELDS) }, (_, nth) => String(nth));
  const singles = hasLast ? fields.slice(0, -1) : fields;
  const thingsIn = (filled: Filled): string[] => {
    const first = singles.flatMap((field) => filled.get(field) ?? []);
    const last = hasLast ? (filled.get(fields.at(-1) ?? '') ?? []) : [];
    return [...first, ...things.filter((one) => last.includes(one) && !first.includes(one))];
  };
  return {
    ...named,
    fields(speech, before) {
      const drafted = (before ?? '')
        .split('-')
        .flatMap((at) => things[Number(at || Number.NaN)] ?? []);
      return fields.map((field, nth) => {
        const isLast = hasLast && nth === singles.length;
        const put = isLast ? drafted.slice(nth) : drafted.slice(nth, nth + 1);
        const first = nth === 0 ? howMany(many, speech) : undefined;
        const description = isLast ? speech.say('panel.as listed') : first;
        return {
          is: 'list',
          name: field,
          label: labelOf(nth, isLast, speech),
          ...(description === undefined ? {} : { description }),
          options: optionsOf(shaped, things, (thing) => put.includes(thing)),
          isNeeded: nth < many.least,
          least: nth < many.least ? 1 : 0,
          most: isLast ? Math.min(many.most - nth, things.length) : 1,
        };
      });
    },
    filledIn: (filled) => taken(asked, shaped, thingsIn(filled)),
    draft: (filled) =>
      thingsIn(filled)
        .map((thing) => things.indexOf(thing))
        .join('-'),
  };
}

function labelOf(nth: number, isLast: boolean, { say }: AppSpeech): string {
  if (isLast) return say('panel.all others');
  return nth === 0 ? say('panel.at first') : say('panel.after that', { nth: nth + 1 });
}
