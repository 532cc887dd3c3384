import type {
  ButtonInteraction,
  ModalMessageModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import { nthChoice } from '../engine/choices.ts';
import type { Seat } from '../engine/game.ts';
import { closeLobby } from '../match/close.ts';
import type { Given } from '../match/commit.ts';
import { answerOffer, takeBackTo } from '../match/deal.ts';
import { joinMatch, leaveMatch, seatComputers, startMatch } from '../match/gather.ts';
import { Refused } from '../match/house.ts';
import { BrokenMatch, load, type Loaded } from '../match/load.ts';
import { askedOf, type Offered } from '../match/look.ts';
import { tellNews } from '../match/news.ts';
import { answer, type Answering, playingSeat, playingSeatOrLast } from '../match/play.ts';
import { expectInThread, expectOfOffer, expectOnNotice } from './belonging.ts';
import { Repeated } from '../match/press.ts';
import { StoreUnavailable } from '../store/failure.ts';
import type { HouseSpeech } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { answerIn, filledIn, formFor } from './form.ts';
import { type PressId, readValue } from './ids.ts';
import { languageAt, speechHere, speechTo } from './language.ts';
import {
  canFollow,
  groups,
  noticeOf,
  offered,
  type Said,
  saying,
  type ShapedGroup,
  taken,
} from './offers.ts';
import { boardPanel, handPanel, newsPanel, type Opened, panelFor } from './panel.ts';
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
      return give(desk, interaction, id.match, [id]);
    case 'pick': {
      await acknowledgeOnPanel(interaction);
      const [first, ...others] = valuesOf(interaction).map((value) => {
        const read = readValue(value);
        if (read === null) throw new Refused('choice makes no sense');
        return read;
      });
      if (first === undefined) throw new Refused('choice makes no sense');
      return give(desk, interaction, id.match, [first, ...others]);
    }
    case 'only':
      await acknowledgeOnPanel(interaction);
      return giveShaped(desk, interaction, id, ({ asked, shaped, way }) => {
        if (way !== 'only') throw new Refused('changed since it was asked');
        return asked.offer(nthChoice(shaped.shape, 0));
      });
    case 'take':
    case 'none':
      await acknowledgeOnPanel(interaction);
      return giveShaped(desk, interaction, id, ({ asked, shaped }) => {
        if (shaped.is !== 'picks') throw new Refused('choice makes no sense');
        return taken(asked, shaped, valuesOf(interaction));
      });
    case 'form':
      return openForm(desk, interaction, id.match, id.decision, id.command);
  }
}

const valuesOf = (interaction: Press): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

function narrowed(interaction: Press, id: Extract<PressId, { do: Opened['do'] }>): Opened {
  const values = [...id.values, ...valuesOf(interaction).slice(0, 1)];
  return { do: id.do, command: id.command, values };
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

/** Gives answers from a list: one, or one to each of several questions, all of them or none. */
async function give(
  desk: Desk,
  interaction: OnMessage,
  match: number,
  given: readonly Given[],
): Promise<void> {
  await onPanel(desk, interaction, match, async () => {
    const answers = given.map(
      ({ decision, choice }): Answering<Said> =>
        (loaded, seat, before) => {
          if (before !== null && !canFollow(loaded, seat, before))
            throw new Refused('one at a time');
          const language = languageAt(desk.house, interaction, loaded.row);
          const offer = offered(askedOf(loaded, seat, language), { decision, choice });
          // What is not offered is refused when it is given, with the reason.
          return offer === null ? { decision, choice, said: '' } : saying(offer);
        },
    );
    const { loaded, did } = await answer(desk.house, pressOf(interaction), match, answers);
    return { loaded, notice: () => noticeOf(did) };
  });
}

/** What of a press tells which question it answers. */
interface OfQuestion {
  readonly match: number;
  readonly decision: string;
}

/** Gives amounts or picks. */
async function giveShaped(
  desk: Desk,
  interaction: OnMessage,
  { match, decision }: OfQuestion,
  choose: (group: ShapedGroup) => Offered,
): Promise<void> {
  await onPanel(desk, interaction, match, async () => {
    const { loaded, did } = await answer(desk.house, pressOf(interaction), match, [
      (now, seat) => {
        const language = languageAt(desk.house, interaction, now.row);
        const asked = askedOf(now, seat, language).filter((one) => one.decision.id === decision);
        const group = groups(now.edition.in(language), asked).find((one) => 'shaped' in one);
        if (group === undefined) throw new Refused('answered already');
        return saying(choose(group));
      },
    ]);
    return { loaded, notice: () => noticeOf(did) };
  });
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

/** A form of amounts or picks was sent. */
export async function submitForm(
  desk: Desk,
  interaction: ModalMessageModalSubmitInteraction,
  id: PressId,
): Promise<void> {
  if (id.do !== 'form') throw new Refused('form of another time');
  await acknowledgeOnPanel(interaction);
  await giveShaped(desk, interaction, id, (group) => answerIn(filledIn(interaction), group));
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
