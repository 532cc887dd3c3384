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
import type { News } from '../match/news.ts';
import { personIn } from '../match/person.ts';
import { choiceMap, handScene, sceneFor } from '../match/pictures.ts';
import { clip } from '../presentation/clip.ts';
import type { ChoiceScene } from '../presentation/edition.ts';
import { type Pictured, pictured } from '../presentation/pictured.ts';
import type { Scene } from '../presentation/scene.ts';
import type { ThemeId } from '../render/palette.ts';
import type { HouseSpeech } from '../words/index.ts';
import { awayWords } from './away.ts';
import { agreeing, type Group, groups } from './offers.ts';
import { writeId, writeValue } from './ids.ts';
import { fitLines } from './text.ts';
import { themeOf } from './theme.ts';

/** Discord's limits for one select and one row. */
const OPTIONS = 25;
const BUTTONS = 5;

export type Row = ActionRowBuilder<ButtonBuilder> | ActionRowBuilder<StringSelectMenuBuilder>;

/** What a panel says and offers. */
export interface Message {
  readonly content: string;
  readonly components: Row[];
}

/** A message that only its reader sees: what is asked of a seat, and everything it may answer. */
export interface Panel {
  /** As it is where no picture goes with it. */
  readonly bare: Message;
  /** As it is beside its picture: letters and numbers stand in the words just where they stand in that. */
  readonly pictured: (Message & { readonly scene: Scene }) | null;
  /** In which theme its reader wants to see that. */
  readonly theme: ThemeId;
}

/** Letters of choices, by their keys. */
type Letters = Pictured['letters'];

/** What a panel offers. */
interface Offering {
  /** What stands in the list, if there is one. */
  readonly listed: readonly Offered[];
  /** Everything that can be pressed, the list with the letters of a picture. */
  rows(letters: Letters): Row[];
}

/** Where in a panel somebody is: at the top, or in the choices of a command, for what is owed or for orders. */
export interface Opened {
  readonly do: 'open' | 'orders';
  readonly command: string;
  readonly values: readonly string[];
}

/** How much of a panel may be news, in characters; the questions need the rest. */
const NEWS = 1100;

/**
 * The panel of a seat as the match stands, with a picture of what may be chosen.
 *
 * @param notice a line on top: what was just done, or why not
 */
export function panelFor(
  loaded: Loaded,
  seat: Seat,
  speech: HouseSpeech,
  notice: string | null = null,
  opened: Opened | null = null,
): Panel {
  const top = notice === null ? [] : [notice];
  return made(
    loaded,
    seat,
    speech,
    opened,
    () => top,
    (choice) => pictured(null, choice),
  );
}

/** The panel of somebody who comes back: with what happened meanwhile, in words and in its picture. */
export function newsPanel(
  loaded: Loaded,
  seat: Seat,
  speech: HouseSpeech,
  news: News | null,
): Panel {
  if (news === null) return panelFor(loaded, seat, speech);
  const top = (numbered: Pictured['lines']): string[] => {
    const lines = [speech.say('panel.since your last turn'), ...(numbered ?? news.lines)];
    return [fitLines(lines, NEWS, speech), ''];
  };
  return made(loaded, seat, speech, null, top, (choice) => pictured(news.shown, choice));
}

/** The panel with what its seat holds in secret on top: words, and cards where it has any. */
export function handPanel(loaded: Loaded, seat: Seat, speech: HouseSpeech): Panel {
  const held = handScene(loaded, seat, speech.language);
  const top = [handOf(loaded, seat, speech.language)];
  return made(
    loaded,
    seat,
    speech,
    null,
    () => top,
    (choice) => (held === null ? pictured(null, choice) : alone(held)),
  );
}

/** The panel with the whole board. */
export function boardPanel(loaded: Loaded, seat: Seat, speech: HouseSpeech): Panel {
  return made(
    loaded,
    seat,
    speech,
    null,
    () => [],
    () => alone(sceneFor(loaded, seat, speech.language)),
  );
}

/** A picture that the words beside it do not point at. */
const alone = (scene: Scene): Pictured => ({ scene, letters: {}, lines: null });

/**
 * A panel with and without its picture.
 *
 * @param top the lines above what is asked, by the numbered ones of the picture
 * @param picture the picture, by that of what may be chosen from the list
 */
function made(
  loaded: Loaded,
  seat: Seat,
  speech: HouseSpeech,
  opened: Opened | null,
  top: (numbered: Pictured['lines']) => readonly string[],
  picture: (choice: ChoiceScene | null) => Pictured | null,
): Panel {
  const { row, edition, table } = loaded;
  const { language } = speech;
  const words = edition.in(language);
  const asked = askedOf(loaded, seat, language);
  const owed = asked.filter(({ decision }) => decision.owed);
  const open = asked.filter(({ decision }) => !decision.owed);
  const [all, orders] = [groups(words, owed), groups(words, open)];
  const group = (opened?.do === 'orders' ? orders : all).find(
    ({ command }) => command.name === opened?.command,
  );
  const offering =
    opened !== null && group !== undefined
      ? choicesOf(loaded, group, opened, speech)
      : withOrders(loaded, choices(loaded, all, speech), orders);
  const message = (numbered: Pictured['lines'], letters: Letters): Message => {
    const lines = [
      ...top(numbered),
      speech.say('panel.heading', {
        match: table.matchName,
        seat: words.seatName(seat),
        stage: headingOf(loaded, language),
      }),
      ...(owed.length === 0 ? [nothingOwed(loaded, speech)] : questions(owed, speech)),
      ...(open.length === 0 ? [] : [speech.say('panel.orders'), ...questions(open, speech)]),
    ];
    return {
      content: clip(lines.join('\n'), 2000),
      components: [...offering.rows(letters), footer(loaded, seat, opened !== null, speech)],
    };
  };
  const shown = picture(choiceMap(loaded, seat, offering.listed, language));
  return {
    bare: message(null, {}),
    pictured:
      shown === null ? null : { ...message(shown.lines, shown.letters), scene: shown.scene },
    theme: themeOf(personIn(row, row.seats[seat]?.user ?? null)),
  };
}

function questions(asked: readonly Asked[], { say }: HouseSpeech): string[] {
  return asked.flatMap(({ question, sealed, offers }) => {
    const chosen = offers.find(({ choice }) => choice === sealed);
    const kept = chosen === undefined ? [] : [say('panel.sealed', { choice: chosen.phrase.label })];
    return [`**${question.title}** ${question.text}`, ...kept];
  });
}

/** That the game waits for others, and for whom. */
function nothingOwed(loaded: Loaded, speech: HouseSpeech): string {
  const isOver = loaded.row.status === 'over';
  const nothing = speech.say(isOver ? 'panel.match is over' : 'panel.nothing waits');
  return `${nothing}\n${waitsFor(loaded, speech)}`;
}

function waitsFor(loaded: Loaded, speech: HouseSpeech): string {
  const { edition, table } = loaded;
  // Sealed questions do not tell who has answered: they name everybody who is asked.
  const seats = new Set(
    waitingFor({ edition, match: { ...loaded.match, sealed: [] } }).map((d) => d.seat),
  );
  const words = edition.in(speech.language);
  const names = [...seats].map(
    (seat) =>
      `${words.seatName(seat)} (${[table.seats[seat]?.mention ?? '?', ...awayWords(loaded, seat, speech)].join(', ')})`,
  );
  return names.length === 0 ? '' : speech.say('panel.waiting for', { players: names.join(', ') });
}

const emojiOf = ({ command }: Group): string => command.emoji;

/** What a panel's top offers: lists in one select where they fit, else a button for each command. */
function choices(loaded: Loaded, all: readonly Group[], { say }: HouseSpeech): Offering {
  const match = loaded.row.id;
  const lists = all.filter(({ way }) => way === 'list');
  const offers = lists.flatMap((group) => group.offers.map((offer) => ({ group, offer })));
  const isList = offers.length > 0 && offers.length <= OPTIONS;
  const buttons = (isList ? [] : lists).map(({ command }) => {
    const id = writeId({ do: 'open', match, command: command.name, values: [] });
    return button(id, `${command.button} …`, ButtonStyle.Primary, command.emoji);
  });
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
  return isList
    ? list(match, say('panel.choose'), offers, buttons)
    : { listed: [], rows: () => buttonRows(buttons) };
}

/** The most rows of a message, that of the footer aside. */
const ROWS = 4;

/**
 * The same with orders below, in rows of their own. Where there is something to choose from, it is behind a button:
 * letters and lists of orders are never beside those of what is owed. What has no room is said by its command.
 */
function withOrders(loaded: Loaded, offering: Offering, orders: readonly Group[]): Offering {
  const match = loaded.row.id;
  const buttons = orders.flatMap(({ command, offers, way }): ButtonBuilder[] => {
    const { name, emoji } = command;
    const more = (id: string) => button(id, `${command.button} …`, ButtonStyle.Secondary, emoji);
    if (way === 'list') return [more(writeId({ do: 'orders', match, command: name, values: [] }))];
    if (way === 'form') {
      const decisions = [...new Set(offers.map(({ decision }) => decision))];
      return decisions.map((decision) =>
        more(writeId({ do: 'form', match, decision, command: name })),
      );
    }
    return offers.map(({ decision, choice, phrase }) => {
      const id = writeId({ do: 'answer', match, decision, choice });
      return button(id, phrase.label, ButtonStyle.Secondary, emoji);
    });
  });
  const rows = (letters: Letters): Row[] => {
    const owed = offering.rows(letters);
    return [...owed, ...buttonRows(buttons).slice(0, ROWS - owed.length)];
  };
  return { listed: offering.listed, rows };
}

/** A last value such as `+24` in an opened command: how many offers were shown before. */
const PAGE = /^\+(\d{1,4})$/;

/**
 * The rows of one command: its offers where they fit into a select; else the values of its next option; and
 * where there is no option left to narrow them by, page by page.
 */
function choicesOf(
  loaded: Loaded,
  group: Group,
  { do: verb, values: opened }: Opened,
  { say }: HouseSpeech,
): Offering {
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
      .setCustomId(writeId({ do: verb, match, command: command.name, values }))
      .setPlaceholder(clip(`${command.button}: ${next.description}`, 150))
      .addOptions(
        distinct
          .slice(0, OPTIONS)
          .map((value) => ({ label: clip(`${next.name} ${value}`, 100), value })),
      );
    const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
    return { listed: [], rows: () => [row] };
  }
  const page = offers.slice(shown, shown + OPTIONS).map((offer) => ({ group, offer }));
  const turn = (to: number, label: string, emoji: string): ButtonBuilder[] => {
    if (to < 0 || to >= offers.length) return [];
    const at = to === 0 ? values : [...values, `+${to}`];
    const id = writeId({ do: verb, match, command: command.name, values: at });
    return [button(id, label, ButtonStyle.Secondary, emoji)];
  };
  const pages = [
    ...turn(shown - OPTIONS, say('buttons.earlier'), '⬅️'),
    ...turn(shown + OPTIONS, say('buttons.more'), '➡️'),
  ];
  return list(match, `${command.button} …`, page, pages);
}

/** A list of offers with buttons below; each offer begins with its letter where the picture has one. */
function list(
  match: number,
  placeholder: string,
  offers: readonly { readonly group: Group; readonly offer: Offered }[],
  buttons: readonly ButtonBuilder[],
): Offering {
  const rows = (letters: Letters): Row[] => {
    const select = new StringSelectMenuBuilder()
      .setCustomId(writeId({ do: 'pick', match }))
      .setPlaceholder(placeholder)
      .addOptions(
        offers.map(({ group, offer }) => {
          const letter = letters[offer.choice];
          const label = offer.phrase.label;
          return {
            label: clip(letter === undefined ? label : `${letter} · ${label}`, 100),
            value: writeValue(offer.decision, offer.choice),
            emoji: { name: group.command.emoji },
          };
        }),
      );
    const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
    return [row, ...buttonRows(buttons)];
  };
  return { listed: offers.map(({ offer }) => offer), rows };
}

function footer(loaded: Loaded, seat: Seat, inside: boolean, { say }: HouseSpeech): Row {
  const match = loaded.row.id;
  const target = undoTarget(loaded.match, seat);
  const buttons = [
    ...(inside
      ? [button(writeId({ do: 'panel', match }), say('buttons.back'), ButtonStyle.Secondary, '◀️')]
      : []),
    ...(target.ok
      ? [
          button(
            writeId({ do: 'undo', match, to: target.value }),
            say('buttons.undo'),
            ButtonStyle.Secondary,
            '↩️',
          ),
        ]
      : []),
    button(writeId({ do: 'look', match }), say('buttons.board'), ButtonStyle.Secondary, '🗺️'),
    ...(inside
      ? []
      : [
          button(
            writeId({ do: 'panel', match }),
            say('buttons.refresh'),
            ButtonStyle.Secondary,
            '🔄',
          ),
        ]),
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
  { say, language }: HouseSpeech,
): ModalBuilder | null {
  const asked = askedOf(loaded, seat, language);
  const group = groups(loaded.edition.in(language), asked).find(
    ({ command }) => command.name === name,
  );
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
              .setPlaceholder(say('panel.amounts', { most }))
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
