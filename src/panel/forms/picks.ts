import { pickThings, type WrongPicks } from '../../engine/choices.ts';
import type { Picks } from '../../engine/game.ts';
import type { Asked, Offered, ShapedAs } from '../../match/loaded/asked.ts';
import { Refused } from '../../match/app/refused.ts';
import type { AppSpeech } from '../../words/index.ts';
import { asMany, asTyped } from '../wording/text.ts';
import { same } from '../group.ts';
import { type Draft, REST, type Shape } from './shape.ts';
import type { Field, Filled } from '../controls.ts';
import { BOXES, FIELDS, LONGEST_VALUE, OPTIONS } from '../limits.ts';

export type ShapedPicks = ShapedAs<'picks'>;

/** Several things, each once: taken in selects, or named in one option of a command. */
export function picksOf(asked: Asked, shaped: ShapedPicks): Shape {
  const { shape, spoken } = shaped;
  const { things } = shape;
  const thingNamed = (name: string): string =>
    things.find((thing) => same(name, spoken.name(thing)) || same(name, thing)) ?? name;
  const thingsIn = (filled: Filled): readonly string[] => {
    const line = filled.get(REST);
    if (line !== undefined) return namesIn(line.join(',').replaceAll('\n', ',')).map(thingNamed);
    // In the order of the offer: Discord does not say in which order they were taken.
    const chosen = [...filled.values()].flat();
    return chosen.toSorted((a, b) => things.indexOf(a) - things.indexOf(b));
  };
  return {
    fields(speech, before) {
      const taken = new Set(
        (before ?? '').split('-').map((at) => things[Number(at || Number.NaN)]),
      );
      const isTaken = (thing: string): boolean => taken.has(thing);
      const description = howMany(shape.many, speech);
      if (things.length > OPTIONS * FIELDS) {
        const names = things.filter(isTaken).map((thing) => spoken.name(thing));
        const value = names.length === 0 ? {} : { value: names.join(', ') };
        return [
          { is: 'lines', name: REST, label: speech.say('panel.names'), description, ...value },
        ];
      }
      if (spoken.lists !== undefined) return listsOf(shaped, isTaken, speech);
      const pages = Math.ceil(things.length / OPTIONS);
      return Array.from({ length: pages }, (_, page) => {
        const some = things.slice(page * OPTIONS, (page + 1) * OPTIONS);
        const [first = '', last = ''] = [some[0], some.at(-1)].map((thing) =>
          spoken.name(thing ?? ''),
        );
        const about = {
          name: String(page),
          label: some.length === 1 ? first : `${first} – ${last}`,
          description,
        };
        // Where they are few, nothing has to be opened to see them.
        if (things.length <= BOXES) {
          const { least, most } = shape.many;
          const options = optionsOf(shaped, things, isTaken);
          const many = { isNeeded: least > 0, least, most: Math.max(1, most) };
          return { is: 'boxes', ...about, options, ...many };
        }
        const least = pages === 1 ? shape.many.least : 0;
        const list = takeList(shaped, some, isTaken);
        return { is: 'list', ...about, ...list, least, isNeeded: least > 0 };
      });
    },
    filledIn: (filled) => taken(asked, shaped, thingsIn(filled)),
    draft: (filled): Draft =>
      thingsIn(filled)
        .map((thing) => things.indexOf(thing))
        .filter((at) => at >= 0)
        .join('-'),
    said: (values) =>
      taken(asked, shaped, namesIn(String(values[spoken.option] ?? '')).map(thingNamed)),
    suggested(option, _, typing) {
      // The last name is completed; those before it stay as they are typed.
      if (option !== spoken.option) return [];
      const before = /^.*,\s*/.exec(typing)?.[0] ?? '';
      const said = namesIn(before);
      const left = things.filter((thing) => !said.some((name) => same(name, spoken.name(thing))));
      if (things.length - left.length >= shape.many.most) return [];
      return left
        .map((thing) => ({
          name: `${before}${before === '' ? spoken.label(thing) : spoken.name(thing)}`,
          value: `${before}${spoken.name(thing)}`,
        }))
        .filter(({ value }) => value.length <= LONGEST_VALUE);
    },
  };
}

/** A list for each sort of things, and more where one has no room for them; what has none in these either is typed. */
function listsOf(
  shaped: ShapedPicks,
  isTaken: (thing: string) => boolean,
  { say }: AppSpeech,
): Field[] {
  const { command, lists } = shaped.spoken;
  if (lists === undefined) return [];
  const { things } = shaped.shape;
  const sorts = [...new Set(things.map((thing) => lists.of(thing)))];
  let room = FIELDS - sorts.length;
  return sorts.flatMap((list) => {
    const own = things.filter((thing) => lists.of(thing) === list);
    const needed = Math.ceil(own.length / OPTIONS);
    const isSingle = lists.isSingle(list);
    const pages = isSingle ? 1 : Math.min(needed, 1 + room);
    room -= pages - 1;
    return Array.from({ length: pages }, (_, page): Field => {
      const some = own.slice(page * OPTIONS, (page + 1) * OPTIONS);
      const isCut = needed > pages && page === pages - 1;
      return {
        is: 'list',
        name: page === 0 ? list : `${list}+${page}`,
        label: pages === 1 ? lists.label(list) : `${page + 1}/${pages} · ${lists.label(list)}`,
        description: isCut ? say('panel.type the others', { command }) : lists.none(list),
        options: optionsOf(shaped, some, isTaken),
        isNeeded: false,
        least: 0,
        most: isSingle ? 1 : some.length,
      };
    });
  });
}

/** Names with commas between them. */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `2 to 4` of some things. */
export function howMany({ least, most }: Picks<unknown>['many'], { say }: AppSpeech): string {
  return least === most
    ? say('panel.choose exactly', { many: least })
    : say('panel.choose from to', { least, most });
}

/** A list of which several things are taken. */
export const takeList = (
  shaped: ShapedPicks,
  things: readonly string[],
  isTaken?: (thing: string) => boolean,
) => ({
  options: optionsOf(shaped, things, isTaken),
  least: Math.min(shaped.shape.many.least, things.length),
  most: Math.max(1, Math.min(shaped.shape.many.most, things.length)),
});

/** Things as options of a list. */
export const optionsOf = (
  { spoken }: ShapedPicks,
  things: readonly string[],
  isTaken: (thing: string) => boolean = () => false,
) =>
  things.map((thing) => ({
    label: spoken.label(thing),
    value: thing,
    ...(isTaken(thing) ? { isChosen: true } : {}),
  }));

/** The answer of these things. Throws `Refused` with what is wrong with them. */
export function taken(asked: Asked, shaped: ShapedPicks, things: readonly string[]): Offered {
  const found = pickThings(shaped.shape, things);
  if (!found.ok) throw refused(found.refusal, shaped);
  return asked.offer(found.value);
}

/** Says what is wrong with picks, by the words of their game. */
function refused(wrong: WrongPicks, { shape: { things }, spoken }: ShapedPicks): Refused {
  switch (wrong.wrong) {
    case 'thing': {
      const { said: names, count } = asMany(
        things.map((thing) => spoken.name(thing)),
        ', ',
      );
      const what = asTyped(wrong.thing);
      return count > 0
        ? new Refused('not among many', { what, names, count })
        : new Refused('not among them', { what, names });
    }
    case 'twice':
      return new Refused('picked twice', { what: asTyped(spoken.name(wrong.thing)) });
    case 'many': {
      const { many, count: chosen } = wrong;
      const { least, most } = many;
      return least === most
        ? new Refused('choose exactly', { many: least, chosen })
        : new Refused('choose from to', { least, most, chosen });
    }
  }
}
