import type {
  ButtonInteraction,
  ModalMessageModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Seat } from '../engine/game.ts';
import { closeLobby } from '../match/close.ts';
import { answerOffer, takeBackTo } from '../match/deal.ts';
import { joinMatch, leaveMatch, seatComputers, startMatch } from '../match/gather.ts';
import { Refused } from '../match/house.ts';
import { BrokenMatch, load, type Loaded } from '../match/load.ts';
import { askedOf } from '../match/look.ts';
import { tellNews } from '../match/news.ts';
import { answer, type Answering, playingSeat, playingSeatOrLast } from '../match/play.ts';
import { expectInThread, expectOfOffer, expectOnNotice } from './belonging.ts';
import { Repeated } from '../match/press.ts';
import { StoreUnavailable } from '../store/failure.ts';
import type { HouseSpeech } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { type PressId, readValue } from './ids.ts';
import { languageAt, speechHere, speechTo } from './language.ts';
import { groups, meant, noticeOf, type Said, saying } from './offers.ts';
import { boardPanel, formFor, handPanel, newsPanel, type Opened, panelFor } from './panel.ts';
import {
  acknowledge,
  acknowledgeInPlace,
  acknowledgeOnPanel,
  inTime,
  once,
  type OnMessage,
  pressOf,
  QUIET,
  show,
  showBoard,
  showPanel,
  showWithPicture,
} from './reply.ts';
import { refusal, report } from './report.ts';
import { quoted } from './text.ts';

type Press = ButtonInteraction | StringSelectMenuInteraction;

/** A button or a select was used. */
export async function pressButton(desk: Desk, interaction: Press, id: PressId): Promise<void> {
  const { house } = desk;
  switch (id.do) {
    case 'play':
      await acknowledge(interaction);
      return openPanel(desk, interaction, id.match);
    case 'hand':
      await acknowledge(interaction);
      return openHand(desk, interaction, id.match);
    case 'board': {
      await acknowledge(interaction);
      const loaded = await load(house, id.match);
      expectInThread(interaction, loaded.row);
      return showBoard(desk, interaction, loaded);
    }
    case 'join':
    case 'leave':
    case 'seat':
    case 'unseat':
    case 'start':
    case 'cancel':
      await acknowledgeInPlace(interaction);
      await expectOnNotice(house, interaction, id.match);
      return gather(desk, interaction, id);
    case 'accept':
    case 'decline':
      await acknowledge(interaction);
      await expectOfOffer(house, id);
      return decideOffer(desk, interaction, id.offer, id.do === 'accept');
    case 'panel':
      await acknowledgeOnPanel(interaction);
      return refreshPanel(desk, interaction, id.match);
    case 'open':
    case 'orders':
      await acknowledgeOnPanel(interaction);
      return renewPanel(desk, interaction, id.match, null, narrowed(interaction, id));
    case 'look':
      await acknowledgeOnPanel(interaction);
      return lookOnPanel(desk, interaction, id.match);
    case 'undo':
      await acknowledgeOnPanel(interaction);
      return onPanel(desk, interaction, id.match, async () => {
        const { loaded } = await takeBackTo(house, pressOf(interaction), id.match, id.to);
        return { loaded, notice: ({ say }) => say('panel.taken back') };
      });
    case 'answer':
      await acknowledgeOnPanel(interaction);
      return give(desk, interaction, id.match, id.decision, id.choice);
    case 'pick': {
      await acknowledgeOnPanel(interaction);
      const value = interaction.isStringSelectMenu()
        ? readValue(interaction.values[0] ?? '')
        : null;
      if (value === null) throw new Refused('choice makes no sense');
      return give(desk, interaction, id.match, value.decision, value.choice);
    }
    case 'form':
      return openForm(desk, interaction, id.match, id.decision, id.command);
  }
}

function narrowed(interaction: Press, id: Extract<PressId, { do: Opened['do'] }>): Opened {
  const more = interaction.isStringSelectMenu() ? interaction.values.slice(0, 1) : [];
  return { do: id.do, command: id.command, values: [...id.values, ...more] };
}

type OnLobby = Extract<PressId, { do: 'join' | 'leave' | 'seat' | 'unseat' | 'start' | 'cancel' }>;

async function gather({ house }: Desk, interaction: Press, id: OnLobby): Promise<void> {
  const press = pressOf(interaction);
  switch (id.do) {
    case 'join':
      await joinMatch(house, press, id.match);
      return;
    case 'leave':
      await leaveMatch(house, press, id.match);
      return;
    case 'seat':
      await seatComputers(house, press, id.match, 1, id.seats);
      return;
    case 'unseat':
      await seatComputers(house, press, id.match, -1, id.seats);
      return;
    case 'start':
      await startMatch(house, press, id.match);
      return;
    case 'cancel':
      await closeLobby(house, press, id.match);
  }
}

/** Opens a panel as a new message that only the presser sees. */
async function openPanel(desk: Desk, interaction: Press, match: number): Promise<void> {
  const loaded = await load(desk.house, match);
  expectInThread(interaction, loaded.row);
  await showNews(desk, interaction, loaded, playingSeat(loaded.row, interaction.user.id));
}

/** Shows a panel anew where it stands. */
async function refreshPanel(desk: Desk, interaction: Press, match: number): Promise<void> {
  const loaded = await load(desk.house, match);
  await showNews(desk, interaction, loaded, playingSeatOrLast(loaded, interaction.user.id));
}

/**
 * Who has not acted since others did, or has not seen what came of it, is shown that with the panel. What
 * comes of an answer at once is posted for all, so the panel that answers it need not tell it too.
 */
async function showNews(desk: Desk, interaction: Press, loaded: Loaded, seat: Seat): Promise<void> {
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const news = await tellNews(desk.house, loaded, seat, speech.language);
  await showPanel(desk, interaction, newsPanel(loaded, seat, speech, news));
}

async function openHand(desk: Desk, interaction: Press, match: number): Promise<void> {
  const loaded = await load(desk.house, match);
  expectInThread(interaction, loaded.row);
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  await showWithPicture(desk, interaction, handPanel(loaded, seat, speech));
}

async function renewPanel(
  desk: Desk,
  interaction: OnMessage,
  match: number,
  notice: Notice | null,
  opened: Opened | null,
): Promise<void> {
  await showOnPanel(desk, interaction, await load(desk.house, match), notice, opened);
}

async function showOnPanel(
  desk: Desk,
  interaction: OnMessage,
  loaded: Loaded,
  notice: Notice | null,
  opened: Opened | null = null,
): Promise<void> {
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const said = notice?.(speech) ?? null;
  await showPanel(desk, interaction, panelFor(loaded, seat, speech, said, opened));
}

async function lookOnPanel(desk: Desk, interaction: Press, match: number): Promise<void> {
  const loaded = await load(desk.house, match);
  const seat = playingSeatOrLast(loaded, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  await showWithPicture(desk, interaction, boardPanel(loaded, seat, speech));
}

/** A line on top of a panel, in its reader's words. */
type Notice = (speech: HouseSpeech) => string;

/** Says on a panel why something was not done. */
const refusing =
  (reason: Refused): Notice =>
  ({ language }) =>
    `⚠️ ${reason.in(language)}`;

/** What was done on a panel, and the match as it stands after it. */
interface Done {
  readonly loaded: Loaded;
  readonly notice: Notice;
}

/** Does something and shows the panel as it stands then; a refusal stands on top of it. */
async function onPanel(
  desk: Desk,
  interaction: OnMessage,
  match: number,
  work: () => Promise<Done>,
): Promise<void> {
  let done: Done;
  try {
    done = await work();
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof BrokenMatch) throw error;
    const reason = await refusal(desk.house, interaction, error);
    if (reason instanceof Repeated) throw reason;
    await renewPanel(desk, interaction, match, refusing(reason), null);
    await report(desk, interaction, reason);
    return;
  }
  await showOnPanel(desk, interaction, done.loaded, done.notice);
}

async function give(
  desk: Desk,
  interaction: OnMessage,
  match: number,
  decision: string,
  choice: string,
): Promise<void> {
  await onPanel(desk, interaction, match, () =>
    answerOne(desk, interaction, match, (loaded, seat) => {
      const language = languageAt(desk.house, interaction, loaded.row);
      const offers = askedOf(loaded, seat, language).flatMap((one) => one.offers);
      const offer = offers.find((one) => one.decision === decision && one.choice === choice);
      // What is not offered is refused when it is given, with the reason.
      return offer === undefined ? { decision, choice, said: '' } : saying(offer);
    }),
  );
}

/** Gives one answer, and says which. */
async function answerOne(
  { house }: Desk,
  interaction: OnMessage,
  match: number,
  what: Answering<Said>,
): Promise<Done> {
  const { loaded, did } = await answer(house, pressOf(interaction), match, [what]);
  return { loaded, notice: () => noticeOf(did) };
}

/** A form must be the first answer to a press, so it is made before anything is acknowledged. */
async function openForm(
  desk: Desk,
  interaction: Press,
  match: number,
  decision: string,
  command: string,
): Promise<void> {
  const loaded = await inTime(load(desk.house, match));
  if (loaded === null) {
    await acknowledgeOnPanel(interaction);
    throw new StoreUnavailable('The database has not answered in time.');
  }
  const seat = playingSeat(loaded.row, interaction.user.id);
  const speech = await speechTo(desk.house, interaction, loaded.row);
  const form = formFor(loaded, seat, decision, command, speech);
  if (form !== null) {
    await once(() => interaction.showModal(form));
    return;
  }
  await acknowledgeOnPanel(interaction);
  const reason = new Refused('answered already');
  await renewPanel(desk, interaction, match, refusing(reason), null);
}

/** A form of amounts was sent. */
export async function submitForm(
  desk: Desk,
  interaction: ModalMessageModalSubmitInteraction,
  id: PressId,
): Promise<void> {
  if (id.do !== 'form') throw new Refused('form of another time');
  await acknowledgeOnPanel(interaction);
  await onPanel(desk, interaction, id.match, () =>
    answerOne(desk, interaction, id.match, (loaded, seat) => {
      const { edition, row } = loaded;
      const language = languageAt(desk.house, interaction, row);
      const all = askedOf(loaded, seat, language);
      const asked = all.filter((one) => one.decision.id === id.decision);
      if (groups(edition.in(language), asked).length === 0) {
        throw new Refused('answered already');
      }
      return saying(meant(edition, language, asked, id.command, amountsIn(interaction)));
    }),
  );
}

/** The amounts that were filled in; an empty field is left out. */
function amountsIn(interaction: ModalMessageModalSubmitInteraction): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const [name, field] of interaction.fields.fields) {
    const filled = 'values' in field ? field.values[0] : 'value' in field ? field.value : '';
    const text = String(filled ?? '');
    if (text.trim() === '') continue;
    if (!/^\d{1,3}$/.test(text.trim()))
      throw new Refused('not a whole number', { what: quoted(text) });
    amounts[name] = Number(text);
  }
  return amounts;
}

async function decideOffer(
  desk: Desk,
  interaction: Press,
  proposal: number,
  accept: boolean,
): Promise<void> {
  const { house, log } = desk;
  const { row, did } = await answerOffer(house, pressOf(interaction), proposal, accept);
  const { say } = await speechTo(house, interaction, row);
  await show(interaction, { content: say(`offers.${did}`) });
  if (did === 'agreed') return;
  const { message } = interaction;
  const content = `${message.content}\n${speechHere(desk, interaction).say(`offers.is ${did}`)}`;
  // It is done, whatever becomes of the message: another press on it is told that it is closed.
  await message
    .edit({ content, components: [], allowedMentions: QUIET })
    .catch((err: unknown) =>
      log.warn({ match: row.id, offer: proposal, err }, 'a closed offer still has its buttons'),
    );
}
