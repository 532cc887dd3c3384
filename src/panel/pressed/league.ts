import { entrantOf, losesByLeaving } from '../../league/entering.ts';
import type { Entrant } from '../../league/season.ts';
import { Refused } from '../../match/app/refused.ts';
import { leaveSeason, signUp } from '../../match/league/entering.ts';
import { hoursOf } from '../../match/stored/person.ts';
import { expectSees } from '../../match/stored/league-access.ts';
import { channelsOf } from '../../match/league/homes.ts';
import { readSeason, threadsOf } from '../../match/league/in-season.ts';
import {
  stepAside as stepAsideIn,
  takeOver as takeOverIn,
} from '../../match/league/standing-in.ts';
import { button, buttonRow } from '../controls.ts';
import { signUpForm, signUpIn } from '../forms/sign-up.ts';
import { nameOf, type ShownSeason, titleOf, whoIs } from '../league/names.ts';
import { ownRecordWords } from '../league/history.ts';
import { scheduleWords } from '../league/schedule.ts';
import { ownRow, standingsWords } from '../league/standings.ts';
import { reliableWords } from '../wording/reliable.ts';
import { whenWords } from '../wording/when.ts';
import type { Handler, FormHandler } from './handler.ts';
import type { Presser, Pressing } from './presser.ts';
import { textReply, type TextReply } from './reply.ts';
import type { AppSpeech } from '../../words/index.ts';

/**
 * The season that a button is about. Throws `Refused` where that stood on a post of another one: after a backup was
 * restored, numbers are given anew.
 */
async function seasonAt(presser: Pressing, id: number): Promise<ShownSeason> {
  const shown = await seasonOn(presser, id);
  expectSees(presser.press, shown.league);
  return shown;
}

/** The same for whoever has come to see it. */
async function seasonOn({ app, surface }: Pressing, id: number): Promise<ShownSeason> {
  const shown = await readSeason(app, id);
  if (surface.on === 'post' && !channelsOf(shown.league).some((one) => one === surface.channel))
    throw new Refused('button of another match');
  return shown;
}

/** The form by which somebody signs up for a season, or changes what it said. */
export const enter: FormHandler<'enter'> = {
  async open(presser, { season }) {
    const shown = await seasonAt(presser, season);
    const person = await presser.app.store.person(presser.press.user.id);
    const zone = hoursOf(person)?.zone ?? null;
    const form = signUpForm(shown, { id: person.id, zone }, await presser.speechTo());
    return { is: 'form', form };
  },
  async send({ app, press, speechTo }, { season: id }, filled) {
    const { entry, zone } = signUpIn(filled);
    const { answered, ...locked } = await signUp(app, press, id, entry, zone);
    const speech = await speechTo();
    const { say } = speech;
    const as = entrantOf(locked.season, press.user.id)?.as;
    const entered =
      as === 'waiting'
        ? say('league.entered waiting')
        : as === 'alternate'
          ? say('league.entered standing by')
          : say('league.entered', {
              league: nameOf(locked.league),
              begins: whenWords(new Date(locked.season.begins)),
            });
    return textReply(
      answered === null ? entered : `${entered}\n${reliableWords(answered, speech)}`,
    );
  },
  reopened: () => null,
};

/** Leaves a season; who would lose seats for good is asked once more. */
export const quit: Handler<'quit'> = async (presser, { season }) =>
  showQuit(presser, await seasonOn(presser, season));

/** As `quit`, of a season that was read. */
export async function showQuit(
  presser: Presser,
  { league, row, season }: ShownSeason,
): Promise<TextReply> {
  if (!losesByLeaving(season, presser.press.user.id)) return leaveNow(presser, row.id);
  const { say } = await presser.speechTo();
  const sure = button({ do: 'dropOut', season: row.id }, say('buttons.drop out'), 'loses', '🚪');
  return textReply(say('league.sure to leave', { league: nameOf(league) }), [buttonRow([sure])]);
}

export const dropOut: Handler<'dropOut'> = (presser, { season }) => leaveNow(presser, season);

async function leaveNow({ app, press, speechTo }: Presser, id: number): Promise<TextReply> {
  const { league, season } = await leaveSeason(app, press, id);
  const { say } = await speechTo();
  const hasDropped = (entrantOf(season, press.user.id)?.dropped ?? null) !== null;
  const left = hasDropped
    ? (`league.dropped out, ${season.settings.dropOuts}` as const)
    : 'league.left';
  return textReply(say(left, { league: nameOf(league) }));
}

/** Plays on for somebody who dropped out. */
export const takeOver: Handler<'takeOver'> = async ({ app, press, speechTo }, of) => {
  await takeOverIn(app, press, of.season, of.search);
  return textReply((await speechTo()).say('league.stepped in'));
};

/** Does not. */
export const stepAside: Handler<'stepAside'> = async ({ app, press, speechTo }, of) => {
  await stepAsideIn(app, press, of.season, of.search);
  return textReply((await speechTo()).say('league.stepped aside'));
};

/** The standings of the presser's division; of the first one for who plays in none. */
export const standings: Handler<'standings'> = async (presser, { season }) =>
  showStandings(presser, await seasonAt(presser, season));

/** The schedule of the presser's division, likewise. */
export const schedule: Handler<'schedule'> = async (presser, { season }) =>
  showSchedule(presser, await seasonAt(presser, season));

/** As `standings`, of a season that was read. */
export async function showStandings(
  { press, speechTo }: Presser,
  shown: ShownSeason,
): Promise<TextReply> {
  const speech = await speechTo();
  if (shown.season.tables.length === 0) return notDrawn(shown, speech);
  return textReply(standingsWords(shown, divisionFor(shown, press.user.id), speech));
}

/** As `schedule`, of a season that was read. */
export async function showSchedule(
  { app, press, speechTo }: Presser,
  shown: ShownSeason,
): Promise<TextReply> {
  const speech = await speechTo();
  if (shown.season.tables.length === 0) return notDrawn(shown, speech);
  const threads = await threadsOf(app, shown.season);
  return textReply(
    scheduleWords(shown, { division: divisionFor(shown, press.user.id) }, threads, speech),
  );
}

const notDrawn = (
  { season }: ShownSeason,
  { say }: Awaited<ReturnType<Presser['speechTo']>>,
): TextReply =>
  textReply(
    season.phase === 'sign-up'
      ? say('league.schedule none', { when: whenWords(new Date(season.signUpEnds)) })
      : say('league.no season'),
  );

const divisionFor = ({ season }: ShownSeason, user: string): number =>
  entrantOf(season, user)?.division ?? 0;

/** How somebody stands in a season, its tables, and its record in the league. */
export async function showOwn(presser: Presser, shown: ShownSeason): Promise<TextReply> {
  const { app, press, speechTo } = presser;
  const speech = await speechTo();
  const seasons = await app.store.seasonsOf(shown.league.id);
  const record = ownRecordWords(seasons, press.user.id, speech);
  return textReply(
    [await ownWords(presser, shown, speech), ...(record === null ? [] : [record])].join('\n\n'),
  );
}

async function ownWords(
  { app, press }: Presser,
  shown: ShownSeason,
  speech: AppSpeech,
): Promise<string> {
  const { say } = speech;
  const { season } = shown;
  const user = press.user.id;
  const own = entrantOf(season, user);
  const title = titleOf(shown, speech);
  if (own === undefined || own.as === 'gone')
    return say('league.me none', {
      league: nameOf(shown.league),
      channel: shown.league.channel,
    });
  const threads = await threadsOf(app, season);
  const tablesOf = ({ user, division }: Entrant): string[] =>
    division === null ? [] : [scheduleWords(shown, { division, user }, threads, speech)];
  const inherited = season.entrants.flatMap((one) =>
    one.heir?.user === user
      ? [say('league.me plays for', { for: whoIs(one.user, speech) }), ...tablesOf(one)]
      : [],
  );
  const { division } = own;
  const at =
    own.as === 'waiting'
      ? [say('league.me waiting', { title })]
      : own.as === 'alternate'
        ? inherited.length === 0
          ? [say('league.me stands by', { title })]
          : []
        : division === null || season.tables.length === 0
          ? [say('league.me before', { title })]
          : [ownRow(shown, division, user, speech), ...tablesOf(own)];
  return [...at, ...inherited].join('\n\n');
}
