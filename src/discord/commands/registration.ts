import { DESCRIPTION } from '../../panel/limits.ts';
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
import { PACE_NAMES, USUAL_PACE } from '../../clock/pace.ts';
import { LONGEST_LEAGUE_NAME, PRESET_NAMES } from '../../league/settings.ts';
import { PINGS } from '../../match/stored/person.ts';
import { LONGEST_NOTE } from '../../match/reports/note.ts';
import { MOST_PAUSED, MOST_REST_DAYS, MOST_TABLES } from '../../match/app/limits.ts';
import { MOST_DAYS_AWAY } from '../../match/stored/away.ts';
import { LONGEST_PROMISE } from '../../match/play/promise.ts';
import { MOST_OFFERED } from '../../match/agreement/trade.ts';
import { clip } from '../../presentation/clip.ts';
import type { AnyEdition, CommandSpec, OptionSpec } from '../../presentation/edition.ts';
import { LEVELS } from '../../presentation/level.ts';
import { THEME_IDS } from '../../render/palette.ts';
import { type AppSpeech, appSpeech } from '../../words/index.ts';
import type { commands as texts } from '../../words/en/commands.ts';
import { HOMES } from '../needed.ts';
import { AS_DISCORD } from '../wording/language.ts';

/** The options of `/setup` by which roles are named whose members may open tables. */
export const ROLE_OPTIONS = ['role', 'role-2', 'role-3'] as const;

/** What `/me data` does: gives all that is kept, or forgets it. */
export const KEPT = ['export', 'forget'] as const;

/** What `/league export` gives of a season. */
export const EXPORTS = ['csv', 'json', 'records'] as const;

/** The greatest amount that a command takes; what is legal says the game. */
const MOST_AMOUNT = 9999;

/** The most characters of what is typed with suggestions: a whole turn has room. */
const LONGEST_TYPED = 1000;

/** The texts of our own commands and options. Each is called by the last word of its key: `match new seats`. */
type Text = Exclude<keyof typeof texts, 'you give' | 'you get' | 'game'>;

/** What a text is in the usual language and, by Discord's locales, in the others that are spoken. */
interface InAll {
  readonly text: string;
  readonly localizations?: Readonly<Record<string, string>>;
}

/** Says a text in all languages, each as long as a description may be. */
type SayAll = (words: (speech: AppSpeech) => string) => InAll;

function speakAll(languages: readonly Language[]): SayAll {
  return (words) => {
    const said = (language: Language): string => clip(words(appSpeech(language)), DESCRIPTION);
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

/** The same option, which must not be left out. */
const needed = (option: OptionJson): OptionJson => ({ ...option, required: true });

/** A text with suggestions. */
const typedJson = (own: ReturnType<typeof face>): OptionJson => ({
  type: Type.String,
  ...own,
  max_length: LONGEST_TYPED,
  autocomplete: true,
});

function optionOfGame(option: OptionSpec, description: InAll): OptionJson {
  const own = face(option.name, description);
  return option.type === 'amount'
    ? { type: Type.Integer, ...own, min_value: 0, max_value: MOST_AMOUNT, autocomplete: true }
    : { ...typedJson(own), required: option.required };
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
    optionOfGame(
      option,
      all(({ language }) => spoken(language)?.options[nth]?.description ?? ''),
    ),
  );
  // Those that must not be left out come first, as Discord wants it.
  const sorted = own.toSorted((a, b) => Number(b.required === true) - Number(a.required === true));
  return {
    type: Type.Subcommand,
    ...face(
      name,
      all(({ language }) => spoken(language)?.description ?? ''),
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

/** What a command or an option of ours is about. */
function describe(text: Text, { say }: AppSpeech): string {
  return text === 'match new pace'
    ? say('commands.match new pace', { pace: say(`clock.${USUAL_PACE}`) })
    : say(`commands.${text}`);
}

/** The commands of the app and their options: their texts are named, and said in all languages. */
function partsIn(all: SayAll) {
  const called = (text: Text, name = text.slice(text.lastIndexOf(' ') + 1)) =>
    face(
      name,
      all((speech) => describe(text, speech)),
    );
  return {
    command: (text: Text, options: CommandJson['options'] = []): CommandJson => ({
      type: ApplicationCommandType.ChatInput,
      ...called(text),
      options,
    }),
    subcommand: (text: Text, options: OptionJson[] = []): SubcommandJson => ({
      type: Type.Subcommand,
      ...called(text),
      options,
    }),
    /** A whole number. */
    number: (text: Text, least: number, most: number) => ({
      type: Type.Integer as const,
      ...called(text),
      min_value: least,
      max_value: most,
    }),
    /** A text with suggestions. */
    typed: (text: Text): OptionJson => typedJson(called(text)),
    /** A text of its own. */
    written: (text: Text, longest: number): OptionJson => ({
      type: Type.String,
      ...called(text),
      max_length: longest,
    }),
    /** Yes or no. */
    flag: (text: Text): OptionJson => ({ type: Type.Boolean, ...called(text) }),
    user: (text: Text): OptionJson => ({ type: Type.User, ...called(text) }),
    role: (text: Text, name: string): OptionJson => ({ type: Type.Role, ...called(text, name) }),
    /** A channel in which matches can be. */
    home: (text: Text): OptionJson => ({
      type: Type.Channel,
      ...called(text),
      channel_types: [...HOMES],
    }),
    /** One of a few values. */
    oneOf: (text: Text, choices: readonly ReturnType<typeof choiceOf>[]): OptionJson => ({
      type: Type.String,
      ...called(text),
      choices: [...choices],
    }),
  };
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
  const { command, subcommand, number, typed, written, flag, user, role, home, oneOf } =
    partsIn(all);
  /** The option that names a match, where a command is not used in its thread. */
  const match = { ...number('this match', 1, 999_999_999), autocomplete: true };
  const choices = <V extends string>(
    values: readonly V[],
    words: (value: V, speech: AppSpeech) => string,
  ) =>
    values.map((value) =>
      choiceOf(
        value,
        all((speech) => words(value, speech)),
      ),
    );
  /** How well computer players of any of our games play. */
  const played = LEVELS.filter((level) =>
    editions.some(({ players }) => players.some(({ id }) => id === level)),
  );
  const levels = choices(played, (level, { say }) => say(`levels.${level}`));
  const games = editions.flatMap((edition) =>
    choices([edition.game.id], (_id, { language }) => edition.in(language).title),
  );
  const themes = choices(THEME_IDS, (theme, { say }) => say(`person.${theme}`));
  const pings = choices(PINGS, (how, { say }) => say(`person.${how}`));
  const presets = choices(PRESET_NAMES, (name, { say }) => say(`league.preset ${name}`));
  /** The option that names a league, where there are several. */
  const leagueNamed = { ...typed('of league'), name: 'league' };
  const kept = choices(KEPT, (what, { say }) => say(`privacy.${what}`));
  const exports = choices(EXPORTS, (what, { say }) => say(`league.export ${what}`));
  const paces = choices(PACE_NAMES, (pace, { say }) => say(`clock.${pace}`));
  const tongues = (asDiscord: 'person.as my Discord' | 'setup.as Discord') => [
    ...languages.map((value) => ({ name: LANGUAGES[value].name, value })),
    ...choices([AS_DISCORD], (_value, { say }) => say(asDiscord)),
  ];
  const isSpoken = languages.length > 1;
  /** What is done right after, in the same message: a whole member’s turn in one line. */
  const then = typed('and then');
  const to = needed(typed('to'));
  /** The kinds of goods that may change hands in any of our games, each once. */
  const kinds = new Map(
    editions.flatMap((edition) => (edition.game.deals?.kinds ?? []).map((kind) => [kind, edition])),
  );
  const goodsOptions = (prefix: string, text: 'you give' | 'you get'): OptionJson[] =>
    [...kinds].map(([kind, edition]) => ({
      type: Type.Integer,
      ...face(
        `${prefix}${kind}`,
        all(({ language, say }) => {
          const goods = edition.in(language).kindOfGoods?.(kind) ?? kind;
          return say(`commands.${text}`, { goods });
        }),
      ),
      min_value: 0,
      max_value: 99,
    }));
  return [
    command('match', [
      subcommand('match new', [
        oneOf('match new game', games),
        number('match new seats', 2, most),
        oneOf('match new pace', paces),
      ]),
      subcommand('match join', [match]),
      subcommand('match leave', [match]),
      subcommand('match start', [match]),
      subcommand('match list'),
      subcommand('match resign', [match]),
      subcommand('match close', [match]),
      subcommand('match pause', [needed(number('match pause days', 1, MOST_PAUSED)), match]),
      subcommand('match resume', [match]),
      subcommand('match settle', [match]),
      subcommand('match substitute', [typed('match substitute seat'), match]),
      subcommand('match watch', [flag('match watch stop'), match]),
      subcommand('match hand-over', [
        needed(typed('match hand-over seat')),
        user('match hand-over to'),
        match,
      ]),
      subcommand('match level', [
        needed(typed('match level seat')),
        needed(oneOf('match level plays', levels)),
        match,
      ]),
      subcommand('match export', [match]),
    ]),
    command('league', [
      subcommand('league new', [
        needed(written('league new name', LONGEST_LEAGUE_NAME)),
        oneOf('league new game', games),
        oneOf('league new plays', presets),
        number('league new seats', 2, most),
        oneOf('league new pace', paces),
        ...ROLE_OPTIONS.map((name) =>
          role(name === 'role' ? 'league new role' : 'league new another role', name),
        ),
      ]),
      subcommand('league table', [leagueNamed]),
      subcommand('league me', [leagueNamed]),
      subcommand('league schedule', [leagueNamed]),
      subcommand('league history', [user('league history with'), leagueNamed]),
      subcommand('league ratings', [leagueNamed]),
      subcommand('league export', [
        oneOf('league export what', exports),
        number('league export season', 1, 9999),
        leagueNamed,
      ]),
      subcommand('league leave', [leagueNamed]),
      subcommand('league claim', [leagueNamed]),
      subcommand('league direct', [leagueNamed]),
      subcommand('league show', [role('league show to', 'to'), leagueNamed]),
      subcommand('league roles', [flag('league roles off'), leagueNamed]),
      subcommand('league move', [written('league move division', 3), leagueNamed]),
    ]),
    command('learn', [oneOf('learn game', games)]),
    command('board', [match]),
    command('hand', [match]),
    anywhere(command('next')),
    anywhere(command('block', [user('block who'), flag('block off')])),
    {
      ...command('setup', [
        home('setup channel'),
        ...ROLE_OPTIONS.map((name) =>
          role(name === 'role' ? 'setup role' : 'setup another role', name),
        ),
        number('setup tables', 0, MOST_TABLES),
        number('setup rest-days', 0, MOST_REST_DAYS),
        ...(isSpoken ? [oneOf('setup language', tongues('setup.as Discord'))] : []),
      ]),
      default_member_permissions: String(PermissionFlagsBits.ManageChannels),
      contexts: [InteractionContextType.Guild],
    },
    command('repair', [home('repair channel'), match]),
    command('give', [to, ...goodsOptions('', 'you give'), match]),
    command('trade', [
      to,
      ...goodsOptions('give-', 'you give'),
      ...goodsOptions('take-', 'you get'),
      number('trade hours', 1, MOST_OFFERED),
      flag('trade standing'),
      match,
    ]),
    command('promise', [
      written('promise text', LONGEST_PROMISE),
      typed('promise to'),
      number('promise page', 1, 99),
      match,
    ]),
    command('orders', [match]),
    command('plan', [match]),
    command('note', [written('note text', LONGEST_NOTE), flag('note forget'), match]),
    command('undo', [match]),
    command('log', [number('log page', 1, 9999), match]),
    command('rules', [
      typed('rules chapter'),
      written('rules find', 60),
      oneOf('rules game', games),
    ]),
    anywhere(command('theme', [oneOf('theme pictures', themes)])),
    anywhere(
      command('me', [
        typed('me zone'),
        written('me wakes', 8),
        written('me sleeps', 8),
        oneOf('me pings', pings),
        flag('me next'),
        oneOf('me data', kept),
      ]),
    ),
    anywhere(command('away', [number('away days', 0, MOST_DAYS_AWAY), written('away until', 10)])),
    ...(isSpoken
      ? [anywhere(command('language', [oneOf('language speak', tongues('person.as my Discord'))]))]
      : []),
    ...editions.map(
      (edition): CommandJson => ({
        type: ApplicationCommandType.ChatInput,
        ...face(
          edition.game.id,
          all(({ language, say }) => say('commands.game', { title: edition.in(language).title })),
        ),
        options: edition
          .in(USUAL_LANGUAGE)
          .commands.map((one, at) => gameSubcommand(edition, at, one, all, [then, match])),
      }),
    ),
  ];
}
