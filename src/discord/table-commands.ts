import { type ChatInputCommandInteraction, TimestampStyles, time } from 'discord.js';
import { giveGoods, offerTrade, takeBackOrAsk } from '../match/deal.ts';
import { Refused } from '../match/house.ts';
import { BrokenMatch, editionOf, load, nameInList, viewerOf } from '../match/load.ts';
import { askedOf, story, waitingForUser } from '../match/look.ts';
import { answer, type Answering, playingSeatOrLast } from '../match/play.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import type { Desk } from './desk.ts';
import { languageAt, speechTo } from './language.ts';
import {
  canFollow,
  inWordsOf,
  meant,
  noticeOf,
  offerNamed,
  type Said,
  saying,
  stepsIn,
  type Values,
} from './offers.ts';
import { handPanel, panelFor } from './panel.ts';
import { away, language, theme } from './person-commands.ts';
import { acknowledge, pressOf, show, showBoard, showPanel, showWithPicture } from './reply.ts';
import { rulingLine } from './ruling.ts';
import { firstLines, fitLines } from './text.ts';
import { seatNamed, whichMatch } from './which.ts';

type Command = ChatInputCommandInteraction;

/** `/board`, `/hand`, `/next`, `/give`, `/trade`, `/undo`, `/log`, `/rules`, `/theme`, `/away`, `/language`. */
export async function runTableCommand(desk: Desk, interaction: Command): Promise<void> {
  await acknowledge(interaction);
  const run = COMMANDS[interaction.commandName];
  if (run === undefined) throw new Refused('no such command');
  await run(desk, interaction);
}

const COMMANDS: Readonly<Record<string, (desk: Desk, interaction: Command) => Promise<void>>> = {
  async board(desk, interaction) {
    const row = await whichMatch(desk.house, interaction);
    await showBoard(desk, interaction, await load(desk.house, row.id));
  },
  hand: showHand,
  next: showNext,
  give: (desk, interaction) => handOver(desk, interaction, false),
  trade: (desk, interaction) => handOver(desk, interaction, true),
  undo: takeBack,
  log: showLog,
  rules: showRules,
  theme,
  away,
  language,
};

async function showHand(desk: Desk, interaction: Command): Promise<void> {
  const row = await whichMatch(desk.house, interaction);
  const loaded = await load(desk.house, row.id);
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, row);
  await showWithPicture(desk, interaction, handPanel(loaded, seat, speech));
}

/** About as many lines as fit a message, and one. */
export const MOST_WAITING = 21;

async function showNext({ house, log }: Desk, interaction: Command): Promise<void> {
  const { language, say } = await speechTo(house, interaction);
  const lines: string[] = [];
  let besides = 0;
  const all = waitingForUser(house, interaction.user.id, MOST_WAITING, language);
  for await (const waiting of all) {
    const { row, seat, since, question, left } = waiting;
    const place = `<#${row.home.thread ?? row.home.channel}> (${nameInList(house, row)})`;
    if (question instanceof BrokenMatch) {
      log.error({ match: row.id, err: question.cause }, 'a stored match cannot be read');
      lines.push(`${place}: ${question.in(language)}`);
    } else {
      lines.push(
        say('table.waits', {
          seat: editionOf(house, row).in(language).seatName(seat),
          place,
          question: question.title,
          when: time(since, TimestampStyles.RelativeTime),
        }),
      );
    }
    besides = left;
    if (lines.join('\n').length > 2000) break;
  }
  const foot = (left: number) => say('table.more wait', { count: left });
  await show(interaction, {
    content:
      lines.length === 0 ? say('table.nothing waits') : firstLines(lines, 2000, besides, foot),
  });
}

/** What was typed for goods: `stick: 2`, or with a prefix `give-stick: 2`. */
function goodsTyped(interaction: Command, edition: AnyEdition, prefix: string) {
  const kinds = edition.game.deals?.kinds ?? [];
  return Object.fromEntries(
    kinds.map((kind) => [kind, interaction.options.getInteger(`${prefix}${kind}`) ?? 0]),
  );
}

async function handOver(desk: Desk, interaction: Command, asTrade: boolean): Promise<void> {
  const { house } = desk;
  const row = await whichMatch(house, interaction);
  const loaded = await load(house, row.id);
  const { edition } = loaded;
  const { say, language } = await speechTo(house, interaction, row);
  const to = seatNamed(loaded, interaction.options.getString('to', true), [
    language,
    ...house.languages,
  ]);
  const press = pressOf(interaction);
  const words = edition.in(language);
  const seat = words.seatName(to);
  if (!asTrade) {
    const gives = goodsTyped(interaction, edition, '');
    await giveGoods(house, press, row.id, to, gives);
    await show(interaction, { content: say('offers.gave', { seat, goods: words.goods(gives) }) });
    return;
  }
  const gives = goodsTyped(interaction, edition, 'give-');
  const takes = goodsTyped(interaction, edition, 'take-');
  await offerTrade(house, press, row.id, to, gives, takes);
  const answered = row.seats[to]?.heldBy === 'computer' ? 'computer agrees' : 'offered';
  const goods = { gives: words.goods(gives), takes: words.goods(takes) };
  await show(interaction, { content: say(`offers.${answered}`, { seat, ...goods }) });
}

async function takeBack(desk: Desk, interaction: Command): Promise<void> {
  const { house } = desk;
  const row = await whichMatch(house, interaction);
  const { loaded, did } = await takeBackOrAsk(house, pressOf(interaction), row.id);
  const speech = await speechTo(house, interaction, row);
  const notice = speech.say(did === 'asked' ? 'panel.others are asked' : 'panel.taken back');
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  await showPanel(desk, interaction, panelFor(loaded, seat, speech, notice));
}

const LINES_A_PAGE = 20;

async function showLog({ house }: Desk, interaction: Command): Promise<void> {
  const row = await whichMatch(house, interaction);
  const viewer = viewerOf(row, interaction.user.id);
  const edition = editionOf(house, row);
  const speech = await speechTo(house, interaction, row);
  const rulings = await house.store.rulings(row.id);
  const lines = [
    ...(await story(house, row, 0, row.announced, viewer, speech)),
    ...rulings.map((ruling) => rulingLine(edition, ruling, speech)),
  ];
  const pages = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE));
  const page = Math.min(pages, interaction.options.getInteger('page') ?? pages);
  const shown = lines.slice((page - 1) * LINES_A_PAGE, page * LINES_A_PAGE);
  const foot = speech.say('table.page', { page, pages });
  await show(interaction, { content: `${fitLines(shown, 1950, speech)}\n${foot}` });
}

async function showRules({ house }: Desk, interaction: Command): Promise<void> {
  const here = interaction.channelId;
  const row = await house.store.matchIn({ thread: here });
  const edition = row === null ? house.shelf.values().next().value : editionOf(house, row);
  if (edition === undefined) throw new Refused('no game');
  const wanted = interaction.options.getString('chapter')?.toLowerCase();
  const { say, language } = await speechTo(house, interaction, row);
  const { title: name, rules: chapters } = edition.in(language);
  const chapter = chapters.find(({ title }) => title.toLowerCase() === wanted);
  const content =
    chapter === undefined
      ? [`## ${name}`, say('table.chapters'), ...chapters.map(({ title }) => `- ${title}`)].join(
          '\n',
        )
      : `## ${chapter.title}\n${chapter.text}`;
  await show(interaction, { content });
}

/** `/tusk move member: 2 to: D5 then: gather.2 then done`: one command, one or several answers, all or nothing. */
export async function runGameCommand(desk: Desk, interaction: Command): Promise<void> {
  await acknowledge(interaction);
  const { house } = desk;
  const row = await whichMatch(house, interaction);
  if (row.game !== interaction.commandName) {
    throw new Refused('other game', {
      title: (language) => editionOf(house, row).in(language).title,
      command: row.game,
    });
  }
  const command = interaction.options.getSubcommand();
  const values = typedValues(interaction);
  const then = interaction.options.getString('then');
  const answers: Answering<Said>[] = [
    (loaded, seat) => {
      const language = languageAt(house, interaction, loaded.row);
      const asked = askedOf(loaded, seat, language);
      const others = house.languages.filter((one) => one !== language);
      const elsewhere = () => others.map((other) => askedOf(loaded, seat, other));
      const understood = inWordsOf(asked, elsewhere, command, values);
      return saying(meant(loaded.edition, language, asked, command, understood));
    },
  ];
  for (const step of then === null ? [] : stepsIn(then)) {
    answers.push((loaded, seat, before) => {
      if (before === null || !canFollow(loaded, seat, before)) throw new Refused('nothing follows');
      const language = languageAt(house, interaction, loaded.row);
      return saying(offerNamed(askedOf(loaded, seat, language), step));
    });
  }
  const { loaded, did } = await answer(house, pressOf(interaction), row.id, answers);
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(house, interaction, row);
  await showPanel(desk, interaction, panelFor(loaded, seat, speech, noticeOf(did)));
}

/** What was typed for the options of a game's command. */
export function typedValues(interaction: Pick<Command, 'options'>): Values {
  const [sub] = interaction.options.data;
  const given = sub?.options ?? [];
  return Object.fromEntries(
    given.flatMap(({ name, value }): [string, string | number][] =>
      name === 'then' ||
      name === 'match' ||
      (typeof value !== 'string' && typeof value !== 'number')
        ? []
        : [[name, value]],
    ),
  );
}
