import { TimestampStyles, time } from 'discord.js';
import { LANGUAGES } from '../../language/languages.ts';
import { Refused } from '../../match/house.ts';
import {
  awayUntil,
  chooseLanguage,
  chosenLanguage,
  chooseTheme,
  MOST_DAYS,
  sayAway,
} from '../../match/person.ts';
import { isTheme, THEME_IDS, type ThemeId } from '../../render/palette.ts';
import { houseSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { AS_DISCORD, clientLanguage, speechTo } from '../said/language.ts';
import { type Command, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { themeOf } from '../theme.ts';

/** `/theme pictures: Night`: in which colours somebody's pictures are; without it, in which they are. */
export async function theme({ house }: Desk, interaction: Command): Promise<Shown> {
  const wanted = interaction.options.getString('pictures');
  const { say, either } = await speechTo(house, interaction);
  const called = (one: ThemeId): string => say(`person.${one}`);
  if (wanted === null) {
    const set = themeOf(await house.store.person(interaction.user.id));
    const others = THEME_IDS.filter((one) => one !== set);
    const how = either(others.map((one) => `\`/theme pictures: ${called(one)}\``));
    return said(say('person.theme is', { theme: called(set), others: how }));
  }
  if (!isTheme(wanted)) {
    throw new Refused('no such pictures', { names: THEME_IDS.map(called).join(', ') });
  }
  const set = themeOf(await chooseTheme(house, pressOf(interaction), wanted));
  return said(say('person.theme is now', { theme: called(set) }));
}

/** `/language speak: Deutsch`: in which language somebody is spoken to; without it, in which it is. */
export async function language({ house }: Desk, interaction: Command): Promise<Shown> {
  // It may still stand in Discord from when there was a choice.
  if (house.languages.length < 2) throw new Refused('no such command');
  const wanted = interaction.options.getString('speak');
  const usual = clientLanguage(house, interaction);
  if (wanted === null) {
    const chosen = chosenLanguage(house, await house.store.person(interaction.user.id));
    const spoken = chosen ?? usual;
    const { say } = houseSpeech(spoken);
    const text = chosen === null ? 'person.language is of Discord' : 'person.language is';
    return said(say(text, { language: LANGUAGES[spoken].name }));
  }
  const found = house.languages.find((one) => one === wanted);
  if (found === undefined && wanted !== AS_DISCORD) {
    const names = house.languages.map((one) => LANGUAGES[one].name).join(', ');
    throw new Refused('no such language', { names });
  }
  await chooseLanguage(house, pressOf(interaction), found ?? null);
  const spoken = found ?? usual;
  const { say } = houseSpeech(spoken);
  return said(say('person.language is now', { language: LANGUAGES[spoken].name }));
}

/** `/away days: 5`: somebody is away for so many days, or back; without it, how that stands. */
export async function away({ house }: Desk, interaction: Command): Promise<Shown> {
  const days = interaction.options.getInteger('days');
  const person =
    days === null
      ? await house.store.person(interaction.user.id)
      : await sayAway(house, pressOf(interaction), days);
  const until = awayUntil(house, person);
  const { say } = await speechTo(house, interaction);
  if (until !== null) {
    const date = time(until, TimestampStyles.LongDate);
    return said(say(days === null ? 'person.is away' : 'person.goes away', { date }));
  }
  return said(days === null ? say('person.is here', { most: MOST_DAYS }) : say('person.is back'));
}
