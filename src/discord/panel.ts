import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import type { Seat } from '../engine/game.ts';
import { undoTarget } from '../engine/match.ts';
import { type Loaded, waitingFor } from '../match/load.ts';
import { askedOf, handOf, headingOf, type Asked, type Offered } from '../match/look.ts';
import { personIn } from '../match/person.ts';
import { choiceMap, handScene } from '../match/pictures.ts';
import type { Scene } from '../presentation/scene.ts';
import type { ThemeId } from '../render/palette.ts';
import { awayWords } from './away.ts';
import { agreeing, type Group, groups } from './offers.ts';
import { writeId, writeValue } from './ids.ts';
import { clip } from './text.ts';
import { themeOf } from './theme.ts';

/** Discord's limits for one select and one row. */
const OPTIONS = 25;
const BUTTONS = 5;

export type Row = ActionRowBuilder<ButtonBuilder> | ActionRowBuilder<StringSelectMenuBuilder>;

/** A message that only its reader sees: what is asked of a seat, and everything it may answer. */
export interface Panel {
  readonly content: string;
  readonly components: Row[];
  /** What may be chosen, on a map, with the letters that the list begins with. */
  readonly scene: Scene | null;
  /** In which theme its reader wants to see that. */
  readonly theme: ThemeId;
}

/** Rows of a panel, and the picture to the list among them. */
interface Shown {
  readonly rows: Row[];
  readonly scene: Scene | null;
}

/** Where in a panel somebody is: at the top, or in the choices of a command. */
export interface Opened {
  readonly command: string;
  readonly values: readonly string[];
}

/**
 * The panel of a seat as the match stands.
 *
 * @param notice a line on top: what was just done, or why not
 */
export function panelFor(
  loaded: Loaded,
  seat: Seat,
  notice: string | null = null,
  opened: Opened | null = null,
): Panel {
  const { row, edition, table } = loaded;
  const asked = askedOf(loaded, seat);
  const lines = [
    ...(notice === null ? [] : [notice]),
    `**${table.matchName}** · you are ${edition.words.seatName(seat)} · ${headingOf(loaded)}`,
    ...questions(asked, row.status === 'over'),
  ];
  const group = groups(edition, asked).find(({ command }) => command.name === opened?.command);
  const { rows, scene } =
    opened !== null && group !== undefined
      ? choicesOf(loaded, seat, group, opened.values)
      : choices(loaded, seat, groups(edition, asked));
  if (asked.length === 0) lines.push(waitsFor(loaded));
  return {
    content: clip(lines.join('\n'), 2000),
    components: [...rows, footer(loaded, seat, opened !== null)],
    scene,
    theme: themeOf(personIn(row, row.seats[seat]?.user ?? null)),
  };
}

/** The panel with what its seat holds in secret on top: words, and cards where it has any. */
export function handPanel(loaded: Loaded, seat: Seat): Panel {
  const panel = panelFor(loaded, seat, handOf(loaded, seat));
  return { ...panel, scene: handScene(loaded, seat) ?? panel.scene };
}

function questions(asked: readonly Asked[], over: boolean): string[] {
  if (asked.length === 0) return [over ? 'This match is over.' : 'Nothing waits for you here now.'];
  return asked.flatMap(({ question, sealed, offers }) => {
    const chosen = offers.find(({ choice }) => choice === sealed);
    const kept =
      chosen === undefined
        ? []
        : [`🔒 Sealed: ${chosen.phrase.label}. You may change it until everybody has answered.`];
    return [`**${question.title}** ${question.text}`, ...kept];
  });
}

function waitsFor(loaded: Loaded): string {
  const { edition, table } = loaded;
  // Sealed questions do not tell who has answered: they name everybody who is asked.
  const seats = new Set(
    waitingFor({ edition, match: { ...loaded.match, sealed: [] } }).map((d) => d.seat),
  );
  const names = [...seats].map(
    (seat) =>
      `${edition.words.seatName(seat)} (${[table.seats[seat]?.name ?? '?', ...awayWords(loaded, seat)].join(', ')})`,
  );
  return names.length === 0 ? '' : `Waiting for ${names.join(', ')}.`;
}

const emojiOf = ({ command }: Group): string => command.emoji;

/** The rows of a panel's top: lists in one select where they fit, else a button for each command. */
function choices(loaded: Loaded, seat: Seat, all: readonly Group[]): Shown {
  const match = loaded.row.id;
  const lists = all.filter(({ way }) => way === 'list');
  const offers = lists.flatMap((group) => group.offers.map((offer) => ({ group, offer })));
  const rows: Row[] = [];
  const buttons: ButtonBuilder[] = [];
  let scene: Scene | null = null;
  if (offers.length > 0 && offers.length <= OPTIONS) {
    const picked = pick(loaded, seat, 'Choose …', offers);
    rows.push(...picked.rows);
    scene = picked.scene;
  } else {
    for (const { command } of lists) {
      const id = writeId({ do: 'open', match, command: command.name, values: [] });
      buttons.push(button(id, `${command.button} …`, ButtonStyle.Primary, command.emoji));
    }
  }
  for (const group of all) {
    const [offer] = group.offers;
    if (offer === undefined || group.way === 'list') continue;
    if (group.way === 'form') {
      const { decision } = offer;
      const id = writeId({ do: 'form', match, decision, command: group.command.name });
      buttons.push(button(id, `${group.command.button} …`, ButtonStyle.Primary, emojiOf(group)));
    } else {
      const { decision, choice } = offer;
      const id = writeId({ do: 'answer', match, decision, choice });
      buttons.push(button(id, offer.phrase.label, ButtonStyle.Success, emojiOf(group)));
    }
  }
  return { rows: [...rows, ...buttonRows(buttons)], scene };
}

/** A last value such as `+24` in an opened command: how many offers were shown before. */
const PAGE = /^\+(\d{1,4})$/;

/**
 * The rows of one command: its offers where they fit into a select; else the values of its next option; and
 * where there is no option left to narrow them by, page by page.
 */
function choicesOf(loaded: Loaded, seat: Seat, group: Group, opened: readonly string[]): Shown {
  const match = loaded.row.id;
  const { command } = group;
  const shown = Number(PAGE.exec(opened.at(-1) ?? '')?.[1] ?? 0);
  const values = shown > 0 ? opened.slice(0, -1) : opened;
  const given = Object.fromEntries(
    command.options.slice(0, values.length).map(({ name }, at) => [name, values[at] ?? '']),
  );
  const offers = agreeing(group.offers, given);
  const next = command.options[values.length];
  if (offers.length > OPTIONS && next !== undefined && values.length < command.options.length - 1) {
    const distinct = [...new Set(offers.map(({ phrase }) => String(phrase.options[next.name])))];
    const select = new StringSelectMenuBuilder()
      .setCustomId(writeId({ do: 'open', match, command: command.name, values }))
      .setPlaceholder(clip(`${command.button}: ${next.description}`, 150))
      .addOptions(
        distinct
          .slice(0, OPTIONS)
          .map((value) => ({ label: clip(`${next.name} ${value}`, 100), value })),
      );
    const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
    return { rows: [row], scene: null };
  }
  const page = offers.slice(shown, shown + OPTIONS).map((offer) => ({ group, offer }));
  const turn = (to: number, label: string, emoji: string): ButtonBuilder[] => {
    if (to < 0 || to >= offers.length) return [];
    const at = to === 0 ? values : [...values, `+${to}`];
    const id = writeId({ do: 'open', match, command: command.name, values: at });
    return [button(id, label, ButtonStyle.Secondary, emoji)];
  };
  const pages = [...turn(shown - OPTIONS, 'Earlier', '⬅️'), ...turn(shown + OPTIONS, 'More', '➡️')];
  const { rows, scene } = pick(loaded, seat, `${command.button} …`, page);
  return { rows: [...rows, ...buttonRows(pages)], scene };
}

/** A list of offers; where they can be pointed at, each begins with its letter on the map that goes with it. */
function pick(
  loaded: Loaded,
  seat: Seat,
  placeholder: string,
  offers: readonly { readonly group: Group; readonly offer: Offered }[],
): Shown {
  const map = choiceMap(
    loaded,
    seat,
    offers.map(({ offer }) => offer),
  );
  const select = new StringSelectMenuBuilder()
    .setCustomId(writeId({ do: 'pick', match: loaded.row.id }))
    .setPlaceholder(placeholder)
    .addOptions(
      offers.map(({ group, offer }) => {
        const letter = map?.letters[offer.choice];
        const label = offer.phrase.label;
        return {
          label: clip(letter === undefined ? label : `${letter} · ${label}`, 100),
          value: writeValue(offer.decision, offer.choice),
          emoji: { name: group.command.emoji },
        };
      }),
    );
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
  return { rows: [row], scene: map?.scene ?? null };
}

function footer(loaded: Loaded, seat: Seat, inside: boolean): Row {
  const match = loaded.row.id;
  const target = undoTarget(loaded.match, seat);
  const buttons = [
    ...(inside
      ? [button(writeId({ do: 'panel', match }), 'Back', ButtonStyle.Secondary, '◀️')]
      : []),
    ...(target.ok
      ? [
          button(
            writeId({ do: 'undo', match, to: target.value }),
            'Undo',
            ButtonStyle.Secondary,
            '↩️',
          ),
        ]
      : []),
    button(writeId({ do: 'look', match }), 'Board', ButtonStyle.Secondary, '🗺️'),
    ...(inside
      ? []
      : [button(writeId({ do: 'panel', match }), 'Refresh', ButtonStyle.Secondary, '🔄')]),
  ];
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
}

/** A button with its limits kept. */
export function button(
  id: string,
  label: string,
  style: ButtonStyle,
  emoji: string,
): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(id)
    .setLabel(clip(label, 80))
    .setStyle(style)
    .setEmoji({ name: emoji });
}

function buttonRows(buttons: readonly ButtonBuilder[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += BUTTONS) {
    rows.push(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons.slice(at, at + BUTTONS)));
  }
  return rows;
}

/** A form for the amounts of a command, such as sticks, grass and stones. */
export function formFor(
  loaded: Loaded,
  seat: Seat,
  decision: string,
  name: string,
): ModalBuilder | null {
  const asked = askedOf(loaded, seat);
  const group = groups(loaded.edition, asked).find(({ command }) => command.name === name);
  const about = asked.find((one) => one.decision.id === decision);
  if (group === undefined || about === undefined || group.way !== 'form') return null;
  const modal = new ModalBuilder()
    .setCustomId(writeId({ do: 'form', match: loaded.row.id, decision, command: name }))
    .setTitle(clip(about.question.title, 45));
  for (const option of group.command.options) {
    const amounts = group.offers.flatMap(({ phrase }) => Number(phrase.options[option.name] ?? 0));
    const most = Math.max(0, ...amounts);
    if (most === 0) continue;
    const label = new LabelBuilder().setLabel(clip(option.description, 45));
    modal.addLabelComponents(
      most < OPTIONS
        ? label.setStringSelectMenuComponent(amountSelect(option.name, most))
        : label.setTextInputComponent(
            new TextInputBuilder()
              .setCustomId(option.name)
              .setStyle(TextInputStyle.Short)
              .setPlaceholder(`0 to ${most}`)
              .setValue('0')
              .setRequired(false),
          ),
    );
  }
  return modal;
}

const amountSelect = (name: string, most: number): StringSelectMenuBuilder =>
  new StringSelectMenuBuilder().setCustomId(name).addOptions(
    Array.from({ length: most + 1 }, (_, amount) => ({
      label: String(amount),
      value: String(amount),
      default: amount === 0,
    })),
  );
