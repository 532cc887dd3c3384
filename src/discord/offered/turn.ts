import {
  type ButtonBuilder,
  ButtonStyle,
  CheckboxGroupBuilder,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
} from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { askedOf } from '../../match/asked.ts';
import type { Loaded } from '../../match/load.ts';
import { clip } from '../../presentation/clip.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { groups, listed } from './group.ts';
import { hasRoom, type PressAs, writeId, writeValue } from './ids.ts';
import { optionFor } from './lists.ts';
import { fitting, piecesOf } from './pieces.ts';
import { button, OPTIONS } from './rows.ts';
import { DESCRIPTION, type Draft, FIELDS, type Filled, LABEL } from './shape.ts';
import { stepsOf } from './steps.ts';

/** The form of a turn that was sent and refused. */
export interface RefusedTurn {
  readonly do: 'turn';
  readonly filled: Filled;
}

/** A field of the form: a piece with what it may do, or what is done at last. */
interface Field {
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  readonly options: readonly ReturnType<typeof optionFor>[];
}

/** The field for what is done after all pieces. No piece is called so. */
const AT_LAST = '+';

/** So many pieces have a field beside what is done at last. Others act by the next press. */
const PIECES = FIELDS - 1;

/** The button that opens the form, with what was put into it before. */
export function turnButton(
  loaded: Loaded,
  seat: Seat,
  refused: RefusedTurn | null,
  speech: HouseSpeech,
): ButtonBuilder {
  const empty: PressAs<'turn'> = { do: 'turn', match: loaded.row.id, draft: null };
  const full =
    refused === null
      ? empty
      : { ...empty, draft: draftOf(fieldsOf(loaded, seat, speech), refused.filled) };
  const id = writeId(hasRoom(full) ? full : empty);
  return button(id, speech.say('buttons.in one go'), ButtonStyle.Primary, '🗒️');
}

/** The form in which several pieces are told what to do. Null where fewer than two may act. */
export function turnForm(
  loaded: Loaded,
  seat: Seat,
  { draft }: Pick<PressAs<'turn'>, 'draft'>,
  speech: HouseSpeech,
): ModalBuilder | null {
  const fields = fieldsOf(loaded, seat, speech);
  if (fields.filter(({ id }) => id !== AT_LAST).length < 2) return null;
  const before = draft?.split('-') ?? [];
  return new ModalBuilder()
    .setCustomId(writeId({ do: 'turn', match: loaded.row.id, draft: null }))
    .setTitle(clip(speech.say('panel.in one go'), LABEL))
    .addLabelComponents(
      ...fields.map(({ id, label, description, options }, at) => {
        const made = new LabelBuilder().setLabel(clip(label, LABEL));
        if (description !== null) made.setDescription(clip(description, DESCRIPTION));
        const all = options.map((option, nth) => ({
          ...option,
          ...(String(nth) === before[at] ? { default: true } : {}),
        }));
        if (all.length === 1) {
          // A list of one thing is a box to tick. Discord shows no emoji there.
          const boxes = all.map(({ label: name, value, default: isTaken = false }) => ({
            label: name,
            value,
            default: isTaken,
          }));
          return made.setCheckboxGroupComponent(
            new CheckboxGroupBuilder().setCustomId(id).setRequired(false).addOptions(boxes),
          );
        }
        return made.setStringSelectMenuComponent(
          new StringSelectMenuBuilder().setCustomId(id).setRequired(false).addOptions(all),
        );
      }),
    );
}

/** What the form was filled in with, in the order of its fields: what options of a `pick` select say. */
export const chosenInTurn = (filled: Filled): string[] => [...filled.values()].flat();

function fieldsOf(loaded: Loaded, seat: Seat, speech: HouseSpeech): Field[] {
  const { language } = speech;
  const words = loaded.edition.in(language);
  const asked = askedOf(loaded, seat, language).filter(({ decision }) => decision.owed);
  const pieces = piecesOf(loaded, seat, asked, speech).slice(0, PIECES);
  const own = pieces.map(({ key, name }): Field => {
    const ways = stepsOf(loaded, seat, language, key);
    const shown = fitting(ways, OPTIONS);
    return {
      id: key,
      label: name,
      description:
        shown.length < ways.length
          ? speech.say('panel.not all fit', { shown: shown.length, all: ways.length })
          : speech.say('panel.what it does'),
      options: shown.map((steps) => optionFor(words, steps, {}, speech)),
    };
  });
  const last = listed(groups(words, asked)).filter(({ way }) => way === 'press');
  const options = last.flatMap(({ command, offers }) =>
    offers
      .filter(({ piece }) => piece === null)
      .map(({ decision, choice, phrase }) => ({
        // What a choice says of itself is true now, before the pieces have acted.
        label: clip(offers.length === 1 ? command.description : phrase.label, 100),
        value: writeValue(decision, choice),
        emoji: { name: command.emoji },
      })),
  );
  if (options.length === 0) return own;
  const label = speech.say('panel.at last');
  return [...own, { id: AT_LAST, label, description: null, options }];
}

/** What was chosen in each field, by its number among the field's options. */
const draftOf = (fields: readonly Field[], filled: Filled): Draft =>
  fields
    .map(({ id, options }) => {
      const at = options.findIndex(({ value }) => filled.get(id)?.includes(value) ?? false);
      return at < 0 ? '' : String(at);
    })
    .join('-');
