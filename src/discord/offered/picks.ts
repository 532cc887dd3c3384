import {
  CheckboxGroupBuilder,
  LabelBuilder,
  type StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { pickThings, type WrongPicks } from '../../engine/choices.ts';
import type { Picks } from '../../engine/game.ts';
import type { Asked, Offered, ShapedAs } from '../../match/play/asked.ts';
import { Refused } from '../../match/app/refused.ts';
import { clip } from '../../presentation/clip.ts';
import type { AppSpeech } from '../../words/index.ts';
import { asMany, asTyped } from '../said/text.ts';
import { same } from './group.ts';
import { OPTIONS, selectOf } from './rows.ts';
import {
  BOXES,
  DESCRIPTION,
  type Draft,
  FIELDS,
  type Filled,
  LABEL,
  LONGEST_VALUE,
  REST,
  type Shape,
} from './shape.ts';

export type ShapedPicks = ShapedAs<'picks'>;

/** Several things, each once: taken in selects, or named in one option of a command. */
export function picksOf(asked: Asked, shaped: ShapedPicks): Shape {
  const { shape, spoken } = shaped;
  const { things } = shape;
  const thingNamed = (name: string): string =>
    things.find((thing) => same(name, spoken.name(thing)) || same(name, thing)) ?? name;
  const thingsIn = (filled: Filled): readonly string[] => {
    const line = filled.get(REST);
    return line === undefined
      ? [...filled.values()].flat()
      : namesIn(line.join(',').replaceAll('\n', ',')).map(thingNamed);
  };
  return {
    fields(speech, before) {
      const taken = new Set(
        (before ?? '').split('-').map((at) => things[Number(at || Number.NaN)]),
      );
      const isTaken = (thing: string): boolean => taken.has(thing);
      const words = clip(howMany(shape.many, speech), DESCRIPTION);
      if (things.length > OPTIONS * FIELDS) {
        const names = things.filter(isTaken).map((thing) => spoken.name(thing));
        const line = new TextInputBuilder().setCustomId(REST).setStyle(TextInputStyle.Paragraph);
        if (names.length > 0) line.setValue(names.join(', '));
        const label = clip(speech.say('panel.names'), LABEL);
        return [
          new LabelBuilder().setLabel(label).setDescription(words).setTextInputComponent(line),
        ];
      }
      const pages = Math.ceil(things.length / OPTIONS);
      return Array.from({ length: pages }, (_, page) => {
        const some = things.slice(page * OPTIONS, (page + 1) * OPTIONS);
        const [first = '', last = ''] = [some[0], some.at(-1)].map((thing) =>
          spoken.name(thing ?? ''),
        );
        const label = new LabelBuilder()
          .setLabel(clip(some.length === 1 ? first : `${first} – ${last}`, LABEL))
          .setDescription(words);
        if (things.length <= BOXES) {
          return label.setCheckboxGroupComponent(boxes(String(page), shaped, isTaken));
        }
        const select = takeSelect(String(page), shaped, some, isTaken)
          .setMinValues(pages === 1 ? shape.many.least : 0)
          .setRequired(pages === 1 && shape.many.least > 0);
        return label.setStringSelectMenuComponent(select);
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

/** A select of which several things are taken. */
export function takeSelect(
  id: string,
  shaped: ShapedPicks,
  things: readonly string[],
  isTaken?: (thing: string) => boolean,
): StringSelectMenuBuilder {
  const { many } = shaped.shape;
  return selectOf(id, optionsOf(shaped, things, isTaken))
    .setMinValues(Math.min(many.least, things.length))
    .setMaxValues(Math.max(1, Math.min(many.most, things.length)));
}

/** All things with a box to tick, where they are few: nothing has to be opened to see them. */
function boxes(
  id: string,
  shaped: ShapedPicks,
  isTaken: (thing: string) => boolean,
): CheckboxGroupBuilder {
  const { many, things } = shaped.shape;
  return new CheckboxGroupBuilder()
    .setCustomId(id)
    .setRequired(many.least > 0)
    .setMinValues(many.least)
    .setMaxValues(Math.max(1, many.most))
    .addOptions(optionsOf(shaped, things, isTaken));
}

/** Things as options of a list. */
export const optionsOf = (
  { spoken }: ShapedPicks,
  things: readonly string[],
  isTaken: (thing: string) => boolean = () => false,
) =>
  things.map((thing) => ({
    label: clip(spoken.label(thing), 100),
    value: thing,
    ...(isTaken(thing) ? { default: true } : {}),
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
