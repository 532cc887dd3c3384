import {
  ApplicationCommandOptionType as Type,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as CommandJson,
  type APIApplicationCommandBasicOption as OptionJson,
  type APIApplicationCommandSubcommandOption as SubcommandJson,
} from 'discord.js';
import { type Language, LANGUAGES, SPOKEN, USUAL_LANGUAGE } from '../../language/languages.ts';
import { MOST_HOURS, PACE_NAMES, USUAL_PACE } from '../../clock/pace.ts';
import { PINGS } from '../../match/stored/person.ts';
import { LONGEST_NOTE } from '../../match/told/note.ts';
import { MOST_PAUSED, MOST_REST_DAYS, MOST_TABLES } from '../../match/app/limits.ts';
import { MOST_DAYS_AWAY } from '../../match/stored/away.ts';
import { LONGEST_PROMISE } from '../../match/play/promise.ts';
import { MOST_OFFERED } from '../../match/agreement/trade.ts';
import { MOST_SLEEPLESS, RUN_OUT, USUAL_TERMS } from '../../match/time/terms.ts';
import { clip } from '../../presentation/clip.ts';
import type { AnyEdition, CommandSpec, OptionSpec } from '../../presentation/edition.ts';
import { LEVELS } from '../../presentation/level.ts';
import { THEME_IDS } from '../../render/palette.ts';
import type { InEach } from '../../language/say.ts';
import { appSpeech } from '../../words/index.ts';
import type { commands as texts } from '../../words/en/commands.ts';
import { HOMES } from '../needed.ts';
import { AS_DISCORD } from '../said/language.ts';
import { KEPT, ROLE_OPTIONS } from './options.ts';

/** The texts that say what a command or an option is; `describing` has the facts of those that need some. */
type Description = Exclude<keyof typeof texts, 'you give' | 'you get' | 'game' | 'of a game'>;

/** What a text is in the usual language and, by Discord's locales, in the others that are spoken. */
interface InAll {
  readonly text: string;
  readonly localizations?: Readonly<Record<string, string>>;
}

/** The greatest amount that a command takes; what is legal says the game. */
export const MOST_AMOUNT = 9999;

/** The most characters of what is typed with suggestions: a whole turn has room. */
const LONGEST_TYPED = 1000;

/** Says a text in all languages; Discord takes at most 100 characters of each. */
type SayAll = (words: InEach) => InAll;

function speakAll(languages: readonly Language[]): SayAll {
  return (words) => {
    const said = (language: Language): string => clip(words(language), 100);
    const others = languages.filter((language) => language !== USUAL_LANGUAGE);
    const localizations = Object.fromEntries(
      others.flatMap((language) =>
        LANGUAGES[language].locales.map((locale) => [locale, said(language)]),
      ),
    );
    return { text: said(USUAL_LANGUAGE), ...(others.length === 0 ? {} : { localizations }) };
  };
}

/** The face of a command or an option: its name, which is English for all, and what it says of itself. */
const face = (name: string, { text, localizations }: InAll) => ({
  name,
  description: text,
  ...(localizations === undefined ? {} : { description_localizations: localizations }),
});

/** One of a few values that may be chosen. */
const choiceOf = <V extends string>(value: V, { text, localizations }: InAll) => ({
  name: text,
  ...(localizations === undefined ? {} : { name_localizations: localizations }),
  value,
});

function optionJson(option: OptionSpec, description: InAll): OptionJson {
  const own = face(option.name, description);
  return option.type === 'amount'
    ? { type: Type.Integer, ...own, min_value: 0, max_value: MOST_AMOUNT, autocomplete: true }
    : {
        type: Type.String,
        ...own,
        required: option.required,
        max_length: LONGEST_TYPED,
        autocomplete: true,
      };
}

/** @param at where the command stands among the game's own, in every language */
function gameSubcommand(
  edition: AnyEdition,
  at: number,
  { name, options }: CommandSpec,
  all: SayAll,
  besides: readonly OptionJson[],
): SubcommandJson {
  const spoken = (language: Language): CommandSpec | undefined => edition.in(language).commands[at];
  const own = options.map((option, nth) =>
    optionJson(
      option,
      all((language) => spoken(language)?.options[nth]?.description ?? ''),
    ),
  );
  const sorted = [
    ...own.filter((o) => o.required === true),
    ...own.filter((o) => o.required !== true),
  ];
  return {
    type: Type.Subcommand,
    ...face(
      name,
      all((language) => spoken(language)?.description ?? ''),
    ),
    options: [...sorted, ...besides],
  };
}

/**
 * A command about who uses it alone: who has installed me for itself has it in every server, also where I am not, and
 * in DMs.
 */
const anywhere = (command: CommandJson): CommandJson => ({
  ...command,
  integration_types: [
    ApplicationIntegrationType.GuildInstall,
    ApplicationIntegrationType.UserInstall,
  ],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
});

/** What a command or an option is about. */
function describing(language: Language, text: Description): string {
  const { say } = appSpeech(language);
  switch (text) {
    case 'match new pace':
      return say('commands.match new pace', { pace: say(`clock.${USUAL_PACE}`) });
    case 'match new sleeps-after':
      return say('commands.match new sleeps-after', { days: USUAL_TERMS.sleepsAfter });
    default:
      return say(`commands.${text}`);
  }
}

/** The options of our own commands: texts are named, and said in all languages. */
function optionsIn(all: SayAll) {
  const named = (name: string, text: Description) =>
    face(
      name,
      all((language) => describing(language, text)),
    );
  return {
    named,
    /** A whole number. */
    number: (name: string, text: Description, least: number, most: number): OptionJson => ({
      type: Type.Integer,
      ...named(name, text),
      min_value: least,
      max_value: most,
    }),
    /** A text with suggestions. */
    typed: (name: string, text: Description, required = true): OptionJson => ({
      type: Type.String,
      ...named(name, text),
      ...(required ? { required } : {}),
      max_length: LONGEST_TYPED,
      autocomplete: true,
    }),
    /** One of a few values. */
    oneOf: (
      name: string,
      text: Description,
      choices: readonly ReturnType<typeof choiceOf>[],
      required = false,
    ): OptionJson => ({
      type: Type.String,
      ...named(name, text),
      ...(required ? { required } : {}),
      choices: [...choices],
    }),
  };
}

/** What tables of our games may choose; an option of several games has the values of all, one that not all have names its games. */
function tableOptions(editions: readonly AnyEdition[], all: SayAll): OptionJson[] {
  const offered = editions.flatMap((edition) =>
    (edition.in(USUAL_LANGUAGE).options ?? []).map((option, at) => ({ edition, option, at })),
  );
  const names = [...new Set(offered.map(({ option }) => option.name))];
  return names.flatMap((name) => {
    const same = offered.filter(({ option }) => option.name === name);
    const [first] = same;
    if (first === undefined) return [];
    const spoken = ({ edition, at }: typeof first, language: Language) =>
      edition.in(language).options?.[at];
    const values = new Set(same.flatMap(({ option }) => option.values.map(({ value }) => value)));
    const choices = [...values].map((value) =>
      choiceOf(
        value,
        all((language) => {
          const called = same.flatMap((one) =>
            (spoken(one, language)?.values ?? []).flatMap((said) =>
              said.value === value ? [{ name: said.name, game: one.edition.name }] : [],
            ),
          );
          const names = [...new Set(called.map(({ name: own }) => own))];
          // Games may call it otherwise.
          const each = called.map(({ name: own, game }) => `${game}: ${own}`);
          return clip((names.length > 1 ? each : names).join(' / ') || value, 100);
        }),
      ),
    );
    const description = all((language) => {
      const about = spoken(first, language)?.description ?? '';
      if (same.length === editions.length) return about;
      const game = same.map(({ edition }) => edition.name).join(', ');
      return appSpeech(language).say('commands.of a game', { game, about });
    });
    return [{ type: Type.String, ...face(name, description), choices }];
  });
}

/**
 * Everything that is registered with Discord: our own commands, and one command with subcommands for each
 * game on the shelf. What they say of themselves is said in each of the languages.
 */
export function commandsFor(
  shelf: ReadonlyMap<string, AnyEdition>,
  languages: readonly Language[] = SPOKEN,
): CommandJson[] {
  const editions = [...shelf.values()];
  const most = Math.max(...editions.map(({ game }) => game.seats[1]));
  const all = speakAll(languages);
  const { named, number, typed, oneOf } = optionsIn(all);
  const command = (name: Description, options: OptionJson[] = []): CommandJson => ({
    type: ApplicationCommandType.ChatInput,
    ...named(name, name),
    options,
  });
  const ofMatch = (
    name: string,
    text: Description,
    options: OptionJson[] = [],
  ): SubcommandJson => ({ type: Type.Subcommand, ...named(name, text), options });
  /** The option that names a match, where a command is not used in its thread. */
  const match: OptionJson = {
    type: Type.Integer,
    ...named('match', 'this match'),
    autocomplete: true,
    min_value: 1,
    max_value: 999_999_999,
  };
  /** How well computer players of any of our games play. */
  const levels = LEVELS.filter((level) =>
    editions.some(({ players }) => players.some(({ id }) => id === level)),
  ).map((level) =>
    choiceOf(
      level,
      all((language) => appSpeech(language).say(`levels.${level}`)),
    ),
  );
  const games = editions.map((edition) =>
    choiceOf(
      edition.game.id,
      all((language) => edition.in(language).title),
    ),
  );
  const themes = THEME_IDS.map((theme) =>
    choiceOf(
      theme,
      all((language) => appSpeech(language).say(`person.${theme}`)),
    ),
  );
  const pings = PINGS.map((one) =>
    choiceOf(
      one,
      all((language) => appSpeech(language).say(`person.${one}`)),
    ),
  );
  const kept = KEPT.map((one) =>
    choiceOf(
      one,
      all((language) => appSpeech(language).say(`privacy.${one}`)),
    ),
  );
  const paces = PACE_NAMES.map((one) =>
    choiceOf(
      one,
      all((language) => appSpeech(language).say(`clock.${one}`)),
    ),
  );
  const whenLate = RUN_OUT.map((one) =>
    choiceOf(
      one,
      all((language) => appSpeech(language).say(`clock.${one}`)),
    ),
  );
  const tongues = (asDiscord: 'person.as my Discord' | 'setup.as Discord') => [
    ...languages.map((value) => ({ name: LANGUAGES[value].name, value })),
    choiceOf(
      AS_DISCORD,
      all((language) => appSpeech(language).say(asDiscord)),
    ),
  ];
  /** What is done right after, in the same message: a whole member’s turn in one line. */
  const then = typed('then', 'and then', false);
  const to = typed('to', 'to');
  /** The kinds of goods that may change hands in any of our games, each once. */
  const kinds = new Map(
    editions.flatMap((edition) => (edition.game.deals?.kinds ?? []).map((kind) => [kind, edition])),
  );
  const goodsOptions = (prefix: string, text: 'you give' | 'you get'): OptionJson[] =>
    [...kinds].map(([kind, edition]) => ({
      type: Type.Integer,
      ...face(
        `${prefix}${kind}`,
        all((language) => {
          const goods = edition.in(language).kindOfGoods?.(kind) ?? kind;
          return appSpeech(language).say(`commands.${text}`, { goods });
        }),
      ),
      min_value: 0,
      max_value: 99,
    }));
  return [
    {
      ...command('match'),
      options: [
        ofMatch('new', 'match new', [
          number('seats', 'match new seats', 2, most),
          number('computers', 'match new computers', 0, most - 1),
          oneOf('level', 'match new level', levels),
          oneOf('game', 'match new game', games),
          ...tableOptions(editions, all),
          oneOf('pace', 'match new pace', paces),
          number('hours', 'match new hours', 1, MOST_HOURS),
          number('bank', 'match new bank', 0, MOST_HOURS),
          oneOf('late', 'match new late', whenLate),
          { type: Type.Boolean, ...named('rests', 'match new rests') },
          number('sleeps-after', 'match new sleeps-after', 1, MOST_SLEEPLESS),
          { type: Type.Boolean, ...named('learners', 'match new learners') },
        ]),
        ofMatch('join', 'match join', [match]),
        ofMatch('leave', 'match leave', [match]),
        ofMatch('start', 'match start', [match]),
        ofMatch('list', 'match list'),
        ofMatch('resign', 'match resign', [match]),
        ofMatch('close', 'match close', [match]),
        ofMatch('pause', 'match pause', [
          { ...number('days', 'match pause days', 1, MOST_PAUSED), required: true },
          match,
        ]),
        ofMatch('resume', 'match resume', [match]),
        ofMatch('settle', 'match settle', [match]),
        ofMatch('substitute', 'match substitute', [
          typed('seat', 'match substitute seat', false),
          match,
        ]),
        ofMatch('watch', 'match watch', [
          { type: Type.Boolean, ...named('stop', 'match watch stop') },
          match,
        ]),
        ofMatch('hand-over', 'match hand-over', [
          typed('seat', 'match hand-over seat'),
          { type: Type.User, ...named('to', 'match hand-over to') },
          match,
        ]),
        ofMatch('level', 'match level', [
          typed('seat', 'match level seat'),
          oneOf('plays', 'match level plays', levels, true),
          match,
        ]),
        ofMatch('export', 'match export', [match]),
      ],
    },
    command('learn', [oneOf('game', 'learn game', games)]),
    command('board', [match]),
    command('hand', [match]),
    anywhere(command('next')),
    anywhere(
      command('block', [
        { type: Type.User, ...named('who', 'block who') },
        { type: Type.Boolean, ...named('off', 'block off') },
      ]),
    ),
    {
      ...command('setup', [
        { type: Type.Channel, ...named('channel', 'setup channel'), channel_types: [...HOMES] },
        ...ROLE_OPTIONS.map((name) => ({
          type: Type.Role as const,
          ...named(name, name === 'role' ? 'setup role' : 'setup another role'),
        })),
        number('tables', 'setup tables', 0, MOST_TABLES),
        number('rest-days', 'setup rest-days', 0, MOST_REST_DAYS),
        ...(languages.length < 2
          ? []
          : [oneOf('language', 'setup language', tongues('setup.as Discord'))]),
      ]),
      default_member_permissions: String(PermissionFlagsBits.ManageChannels),
      contexts: [InteractionContextType.Guild],
    },
    command('repair', [
      { type: Type.Channel, ...named('channel', 'repair channel'), channel_types: [...HOMES] },
      match,
    ]),
    command('give', [to, ...goodsOptions('', 'you give'), match]),
    command('trade', [
      to,
      ...goodsOptions('give-', 'you give'),
      ...goodsOptions('take-', 'you get'),
      number('hours', 'trade hours', 1, MOST_OFFERED),
      { type: Type.Boolean, ...named('standing', 'trade standing') },
      match,
    ]),
    command('promise', [
      { type: Type.String, ...named('text', 'promise text'), max_length: LONGEST_PROMISE },
      typed('to', 'promise to', false),
      number('page', 'promise page', 1, 99),
      match,
    ]),
    command('orders', [match]),
    command('plan', [match]),
    command('note', [
      { type: Type.String, ...named('text', 'note text'), max_length: LONGEST_NOTE },
      { type: Type.Boolean, ...named('forget', 'note forget') },
      match,
    ]),
    command('undo', [match]),
    command('log', [number('page', 'log page', 1, 9999), match]),
    command('rules', [
      typed('chapter', 'rules chapter', false),
      { type: Type.String, ...named('find', 'rules find'), max_length: 60 },
      oneOf('game', 'rules game', games),
    ]),
    anywhere(command('theme', [oneOf('pictures', 'theme pictures', themes)])),
    anywhere(
      command('me', [
        typed('zone', 'me zone', false),
        { type: Type.String, ...named('wakes', 'me wakes'), max_length: 8 },
        { type: Type.String, ...named('sleeps', 'me sleeps'), max_length: 8 },
        oneOf('pings', 'me pings', pings),
        { type: Type.Boolean, ...named('next', 'me next') },
        oneOf('data', 'me data', kept),
      ]),
    ),
    anywhere(
      command('away', [
        number('days', 'away days', 0, MOST_DAYS_AWAY),
        { type: Type.String, ...named('until', 'away until'), max_length: 10 },
      ]),
    ),
    ...(languages.length < 2
      ? []
      : [
          anywhere(
            command('language', [
              oneOf('speak', 'language speak', tongues('person.as my Discord')),
            ]),
          ),
        ]),
    ...editions.map(
      (edition): CommandJson => ({
        type: ApplicationCommandType.ChatInput,
        ...face(
          edition.game.id,
          all((language) =>
            appSpeech(language).say('commands.game', { title: edition.in(language).title }),
          ),
        ),
        options: edition
          .in(USUAL_LANGUAGE)
          .commands.map((one, at) => gameSubcommand(edition, at, one, all, [then, match])),
      }),
    ),
  ];
}
