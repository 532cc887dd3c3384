import {
  LabelBuilder,
  ModalBuilder,
  type ModalMessageModalSubmitInteraction,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Amounts, Picks, Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/load.ts';
import { askedOf, type Offered, type Shaped } from '../../match/asked.ts';
import { Refused } from '../../match/house.ts';
import { clip } from '../../presentation/clip.ts';
import type { CommandSpec, SpokenPicks } from '../../presentation/edition.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { writeId } from './ids.ts';
import { groups, type ShapedGroup, shapedAnswer, taken } from './offers.ts';
import { quoted } from '../said/text.ts';

/** Discord's limits for a select, a form, and the words of one of its fields. */
const OPTIONS = 25;
const FIELDS = 5;
const [LABEL, DESCRIPTION] = [45, 100];

/** The field that takes what the others have no room for. No option of a command is called so. */
const REST = '+';

type ShapedAs<T extends Shaped['is']> = Extract<Shaped, { is: T }>;

/** A form for amounts, such as sticks, grass and stones, or for picks. Null where that is not asked any more. */
export function formFor(
  loaded: Loaded,
  seat: Seat,
  decision: string,
  name: string,
  speech: HouseSpeech,
): ModalBuilder | null {
  const asked = askedOf(loaded, seat, speech.language);
  const group = groups(loaded.edition.in(speech.language), asked).find(
    (one): one is ShapedGroup =>
      'shaped' in one && one.asked.decision.id === decision && one.command.name === name,
  );
  if (group === undefined || group.way === 'only') return null;
  const { shaped } = group;
  const fields =
    shaped.is === 'amounts'
      ? amountFields(group.command, shaped, speech)
      : pickFields(shaped, speech);
  return new ModalBuilder()
    .setCustomId(writeId({ do: 'form', match: loaded.row.id, decision, command: name }))
    .setTitle(clip(group.asked.question.title, LABEL))
    .addLabelComponents(...fields);
}

/** One kind of amounts in a form. */
type Kind = Amounts<unknown>['kinds'][number] & { readonly option: string };

/** A field for each kind of which there may be any; where there are too many, one for all that are left. */
function amountFields(
  command: CommandSpec,
  { shape, spoken }: ShapedAs<'amounts'>,
  speech: HouseSpeech,
): LabelBuilder[] {
  const kinds = shape.kinds
    .filter(({ most }) => most > 0)
    .map((kind) => ({ ...kind, option: spoken.options[kind.kind] ?? kind.kind }));
  const own = kinds.length > FIELDS ? kinds.slice(0, FIELDS - 1) : kinds;
  const total = totalWords(shape, speech);
  const fields = own.map((kind) => {
    const range = spoken.held && kind.least === 0 ? 'you have' : 'amounts';
    const words =
      range === 'you have'
        ? speech.say('panel.you have', { amount: spoken.amount(kind.kind, kind.most) })
        : speech.say('panel.amounts', { least: kind.least, most: kind.most });
    return amountField(kind, `${words} ${total}`.trim(), command);
  });
  if (own.length === kinds.length) return fields;
  const left = kinds.slice(own.length).map(({ option, least }) => `${option}: ${least}`);
  const rest = new LabelBuilder()
    .setLabel(clip(speech.say('panel.the others'), LABEL))
    .setTextInputComponent(
      new TextInputBuilder()
        .setCustomId(REST)
        .setStyle(TextInputStyle.Paragraph)
        .setValue(left.join('\n'))
        .setRequired(false),
    );
  if (total !== '') rest.setDescription(clip(total, DESCRIPTION));
  return [...fields, rest];
}

/** What all of it must come to; nothing where it may come to anything. */
function totalWords({ kinds, total }: Amounts<unknown>, { say }: HouseSpeech): string {
  const sum = (of: (kind: (typeof kinds)[number]) => number): number =>
    kinds.reduce((all, kind) => all + of(kind), 0);
  const least = Math.max(
    total.least,
    sum((kind) => kind.least),
  );
  const most = Math.min(
    total.most,
    sum((kind) => kind.most),
  );
  if (least === most) return say('panel.together exactly', { total: least });
  const isFree = least === sum((kind) => kind.least) && most === sum((kind) => kind.most);
  return isFree ? '' : say('panel.together from to', { least, most });
}

function amountField(
  { option, least, most }: Kind,
  description: string,
  command: CommandSpec,
): LabelBuilder {
  const words = command.options.find(({ name }) => name === option)?.description ?? option;
  const label = new LabelBuilder()
    .setLabel(clip(words, LABEL))
    .setDescription(clip(description, DESCRIPTION));
  if (most - least < OPTIONS) {
    return label.setStringSelectMenuComponent(
      new StringSelectMenuBuilder().setCustomId(option).addOptions(
        Array.from({ length: most - least + 1 }, (_, at) => ({
          label: String(least + at),
          value: String(least + at),
          default: at === 0,
        })),
      ),
    );
  }
  return label.setTextInputComponent(
    new TextInputBuilder()
      .setCustomId(option)
      .setStyle(TextInputStyle.Short)
      .setPlaceholder(`${least}–${most}`)
      .setValue(String(least))
      .setRequired(false),
  );
}

/** Selects of 25 things each; where there are too many, one line for their names. */
function pickFields({ shape, spoken }: ShapedAs<'picks'>, speech: HouseSpeech): LabelBuilder[] {
  const { things, many } = shape;
  const words = clip(howMany(many, speech), DESCRIPTION);
  if (things.length > OPTIONS * FIELDS) {
    const line = new TextInputBuilder().setCustomId(REST).setStyle(TextInputStyle.Paragraph);
    const label = clip(speech.say('panel.names'), LABEL);
    return [new LabelBuilder().setLabel(label).setDescription(words).setTextInputComponent(line)];
  }
  const pages = Math.ceil(things.length / OPTIONS);
  return Array.from({ length: pages }, (_, page) => {
    const some = things.slice(page * OPTIONS, (page + 1) * OPTIONS);
    const [first = '', last = ''] = [some[0], some.at(-1)].map((thing) => spoken.name(thing ?? ''));
    const select = takeSelect(String(page), shape, some, spoken)
      .setMinValues(pages === 1 ? many.least : 0)
      .setRequired(pages === 1 && many.least > 0);
    return new LabelBuilder()
      .setLabel(clip(some.length === 1 ? first : `${first} – ${last}`, LABEL))
      .setDescription(words)
      .setStringSelectMenuComponent(select);
  });
}

/** `2 to 4` of some things. */
export function howMany({ least, most }: Picks<unknown>['many'], { say }: HouseSpeech): string {
  return least === most
    ? say('panel.choose exactly', { many: least })
    : say('panel.choose from to', { least, most });
}

/** A select of which several things are taken. */
export function takeSelect(
  id: string,
  { many }: Picks<unknown>,
  things: readonly string[],
  spoken: SpokenPicks,
): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(id)
    .setMinValues(Math.min(many.least, things.length))
    .setMaxValues(Math.max(1, Math.min(many.most, things.length)))
    .addOptions(things.map((thing) => ({ label: clip(spoken.label(thing), 100), value: thing })));
}

/** What stands in the fields of a form, by their custom ids. */
export type Filled = ReadonlyMap<string, readonly string[]>;

/** Reads a form that was sent. */
export function filledIn({ fields }: Pick<ModalMessageModalSubmitInteraction, 'fields'>): Filled {
  return new Map(
    fields.fields.map((field, name) => [
      name,
      'values' in field ? field.values.map(String) : 'value' in field ? [String(field.value)] : [],
    ]),
  );
}

/** The answer that a form was filled in with. Throws `Refused` with what is wrong with it. */
export function answerIn(filled: Filled, group: ShapedGroup): Offered {
  const { asked, shaped } = group;
  if (shaped.is === 'picks') {
    const line = filled.get(REST);
    if (line === undefined) return taken(asked, shaped, [...filled.values()].flat());
    const names = line.join(',').replaceAll('\n', ',');
    return shapedAnswer(group, { [shaped.spoken.option]: names });
  }
  const amounts: Record<string, number> = {};
  for (const [name, [text = '']] of filled) {
    if (name === REST) Object.assign(amounts, linesIn(text, group));
    else if (text.trim() !== '') amounts[name] = amountIn(text);
  }
  return shapedAnswer(group, amounts);
}

function amountIn(text: string): number {
  if (!/^\d{1,4}$/.test(text.trim()))
    throw new Refused('not a whole number', { what: quoted(text) });
  return Number(text);
}

/** Amounts by the option of their kind, from lines such as `wood: 3`; an empty line says nothing. */
function linesIn(text: string, { command }: ShapedGroup): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', amount = ''] = /^(.*?)[\s:=]+(\S+)$/.exec(line.trim()) ?? [];
      const option = command.options.find((one) => one.name === name.trim().toLowerCase());
      if (option === undefined) throw new Refused('no such line', { what: quoted(line) });
      return [option.name, amountIn(amount)];
    }),
  );
}
