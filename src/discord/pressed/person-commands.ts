import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { restOf } from '../../match/time/seat-clocks.ts';
import { reliableWords } from '../../panel/wording/reliable.ts';
import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import {
  awayUntil,
  MOST_DAYS_AWAY,
  restLeft,
  restsUntil,
  sayAway,
} from '../../match/stored/away.ts';
import {
  chooseLanguage,
  chosenLanguage,
  chooseTheme,
  hoursOf,
  PINGS,
  pingsOf,
  sayDay,
} from '../../match/stored/person.ts';
import { minuteIn } from '../../clock/hours.ts';
import { minuteTyped } from '../../clock/typed.ts';
import { readEach } from '../../match/loaded/readable.ts';
import { seatOf } from '../../match/stored/seats.ts';
import { termsInForce } from '../../match/time/terms.ts';
import { tickFor } from '../../match/due/tick.ts';
import { clip } from '../../presentation/clip.ts';
import { THEME_IDS, type ThemeId } from '../../render/palette.ts';
import { block } from '../../match/lobby/block.ts';
import { button, buttonRow } from '../../panel/controls.ts';
import { plainLine } from '../../presentation/line.ts';
import { fitLines } from '../../panel/wording/text.ts';
import { KEPT } from '../commands/registration.ts';
import type { PersonRow } from '../../store/store.ts';
import { type AppSpeech, appSpeech } from '../../words/index.ts';
import { fileOf } from './file.ts';
import type { Command } from './pressed.ts';
import { usualLanguage } from '../wording/language.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import { textReply, type PressReply } from '../../panel/pressed/reply.ts';
import { themeOf } from '../theme.ts';
import { stamp } from '../../panel/wording/when.ts';

/** `/theme pictures: Night`: in which colours somebody's pictures are; without it, in which they are. */
export async function theme(
  { app, press, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const wanted = interaction.options.getString('pictures');
  const { say, either } = await speechTo();
  const called = (one: ThemeId): string => say(`person.${one}`);
  if (wanted === null) {
    const set = themeOf(await app.store.person(interaction.user.id));
    const others = THEME_IDS.filter((one) => one !== set);
    const how = either(others.map((one) => `\`/theme pictures: ${called(one)}\``));
    return textReply(say('person.theme is', { theme: called(set), others: how }));
  }
  const set = themeOf(await chooseTheme(app, press, wanted));
  return textReply(say('person.theme is now', { theme: called(set) }));
}

/** `/language speak: Deutsch`: in which language somebody is spoken to; without it, in which it is. */
export async function language({ app, press }: Presser, interaction: Command): Promise<PressReply> {
  const wanted = interaction.options.getString('speak');
  const usual = await usualLanguage(app, interaction);
  if (wanted === null) {
    const chosen = chosenLanguage(app, await app.store.person(interaction.user.id));
    const spoken = chosen ?? usual;
    const { say } = appSpeech(spoken);
    const text = chosen === null ? 'person.language is of Discord' : 'person.language is';
    return textReply(say(text, { language: LANGUAGES[spoken].name }));
  }
  const found = app.languages.find((one) => one === wanted) ?? null;
  await chooseLanguage(app, press, found);
  const spoken = found ?? usual;
  const { say } = appSpeech(spoken);
  return textReply(say('person.language is now', { language: LANGUAGES[spoken].name }));
}

/** `/away days: 5`, `/away until: 24 December`: somebody is away, or back with 0 days; without it, how that stands. */
export async function away(
  { app, press, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const { options } = interaction;
  const [days, day] = [options.getInteger('days'), options.getString('until')];
  const absence = day === null ? (days === null ? null : { days }) : { day: clip(day, 40) };
  const { person, wasAway } =
    absence === null
      ? { person: await app.store.person(interaction.user.id), wasAway: false }
      : await sayAway(app, press, absence);
  if (absence !== null) await tickFor(app, interaction.user.id);
  const until = awayUntil(app, person);
  const speech = await speechTo();
  const { say } = speech;
  if (until !== null) {
    const date = stamp(until, 'day');
    const { guildId } = interaction;
    const most = guildId === null ? null : (await app.store.server(guildId)).restDays;
    const rest = restsUntil(person, app.now(), null);
    const stand =
      rest === null
        ? say('person.clocks go')
        : say('person.clocks stand', { date: stamp(rest, 'day') });
    const clocks = [
      stand,
      ...(most === null ? [] : [say('person.clocks here', { count: most })]),
      ...(rest === null ? [] : await goingOn(app, person, speech)),
    ].join(' ');
    return textReply(
      say(absence === null ? 'person.is away' : 'person.goes away', { date, clocks }),
    );
  }
  if (wasAway) return textReply(say('person.is back'));
  return textReply(say('person.is here', { most: MOST_DAYS_AWAY, left: restLeft(app, person) }));
}

/** So many tables are named. */
const MOST_NAMED = 5;

/** At which tables the clocks of somebody who is away go on all the same, as they chose so. */
async function goingOn(app: App, { id }: PersonRow, { say, list }: AppSpeech): Promise<string[]> {
  const rows = await app.store.matchesWith(id, ['running']);
  const running = rows.filter((row) => {
    const seat = seatOf(row, id);
    if (seat === null || readEach(app, row, termsInForce) === null) return false;
    return restOf(row, seat, app.now()) === null;
  });
  const tables = running
    .slice(0, MOST_NAMED)
    .map(({ home }) => `<#${home.thread ?? home.channel}>`);
  return tables.length === 0 ? [] : [say('person.clocks run', { tables: list(tables) })];
}

/** `/me zone: Vienna wakes: 8:00 sleeps: 22:00 pings: By DM`: when somebody is awake, and how it is called. */
export async function me(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press, speechTo } = presser;
  const { options } = interaction;
  const kept = options.getString('data');
  if (kept !== null) return aboutMe(presser, interaction, kept);
  const day = {
    zone: options.getString('zone'),
    wakes: timeOfDay(options.getString('wakes')),
    sleeps: timeOfDay(options.getString('sleeps')),
    pings: PINGS.find((one) => one === options.getString('pings')) ?? null,
    wantsUpNextPing: options.getBoolean('next'),
  };
  const isAsking = Object.values(day).every((said) => said === null);
  const person = isAsking
    ? await app.store.person(interaction.user.id)
    : await sayDay(app, press, day);
  if (!isAsking) await tickFor(app, interaction.user.id);
  const speech = await speechTo();
  const { say } = speech;
  const reliable = reliableWords(await app.store.reliabilityOf(interaction.user.id), speech);
  const pings = say(`person.${pingsOf(person)}`);
  const how = person.wantsUpNextPing ? `${pings}; ${say('person.also up next')}` : pings;
  const hours = hoursOf(person);
  if (hours === null)
    return textReply([say('person.me is not', { pings: how }), reliable].join('\n'));
  const now = clockIn(hours.zone, app.now());
  const [from, to] = [hours.wakes, hours.sleeps].map(onClock);
  const own = say('person.me is', {
    zone: hours.zone,
    wakes: from ?? '',
    sleeps: to ?? '',
    now,
    pings: how,
  });
  return textReply([own, reliable].join('\n'));
}

/** Minutes after midnight of what was typed; null where nothing was typed. Throws `Refused` for what is no time of day. */
function timeOfDay(typed: string | null): number | null {
  if (typed === null) return null;
  const minutes = minuteTyped(typed);
  if (minutes === null) throw new Refused('no such time', { what: clip(typed, 40) });
  return minutes;
}

const onClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** What the clocks of a zone show. */
const clockIn = (zone: string, now: Date): string => onClock(minuteIn(zone, now.getTime()));

/** `/me data: …`: all that is kept of whoever asks, as a file, packed where Discord takes none as large; or the question whether it is to be forgotten. */
async function aboutMe(
  { app, speechTo }: Presser,
  interaction: Command,
  wanted: string,
): Promise<PressReply> {
  if (!KEPT.some((one) => one === wanted)) throw new Refused('no such command');
  const { id } = interaction.user;
  const speech = await speechTo();
  const { say } = speech;
  if (wanted === 'export') {
    const kept = `${JSON.stringify(await app.store.dataOf(id))}\n`;
    const file = await fileOf(interaction, `firepit-${id}.json`, kept);
    return { is: 'text', content: say('privacy.is kept'), files: [file] };
  }
  const running = await app.store.matchesWith(id, ['running']);
  const waiting = await app.store.matchesWith(id, ['open']);
  const content = [
    say('privacy.asks'),
    ...(running.length === 0 ? [] : [say('privacy.running', { count: running.length })]),
    ...(waiting.length === 0 ? [] : [say('privacy.waiting', { count: waiting.length })]),
    say('privacy.stays'),
  ].join('\n');
  return textReply(content, [
    buttonRow([button({ do: 'forget' }, say('privacy.forget'), 'loses', '🍂')]),
  ]);
}

/** `/block who: @somebody off: True`: with whom somebody does not sit; alone, who that is. */
export async function blockSomebody(
  { app, press, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const { options, user } = interaction;
  const who = options.getUser('who');
  const speech = await speechTo();
  const { say, list } = speech;
  if (who === null) {
    const { of } = await app.store.blocks(user.id);
    if (of.length === 0) return textReply(say('company.blocks nobody'));
    const people = of.map((one) => `- <@${one}>`);
    return textReply(
      fitLines([say('company.blocks'), ...people].map(plainLine), MESSAGE_LENGTH, speech),
    );
  }
  const isBlocked = options.getBoolean('off') !== true;
  await block(app, press, who.id, isBlocked);
  if (!isBlocked) return textReply(say('company.unblocked', { user: who.id }));
  const together = (await app.store.matchesWith(user.id, ['open', 'running'])).filter(({ seats }) =>
    seats.some((seat) => seat.user === who.id),
  );
  const both = list(together.map(({ id }) => `#${id}`));
  return textReply(
    [
      say('company.blocked', { user: who.id }),
      ...(together.length === 0 ? [] : [say('company.sits with', { matches: both })]),
    ].join(' '),
  );
}
