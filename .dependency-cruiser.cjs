/** The arrows of docs/architecture/README.md. `only(part, others)`: of ours, this part imports itself and these. */
const only = (part, others, comment, { types = false } = {}) => ({
  name: `${part}-imports-${others.length === 0 ? 'nothing-of-ours' : others.join('-')}`,
  comment,
  severity: 'error',
  from: { path: `^src/${part}/` },
  to: {
    path: '^src/',
    pathNot: `^src/(${[part, ...others].join('|')})/`,
    // Types are gone at run time; what they describe is the other part's affair.
    ...(types ? { dependencyTypesNot: ['type-only'] } : {}),
  },
});

/** The same for a room of src/discord: of the other rooms, it imports these. */
const room = (name, others, comment) => ({
  name: `discord-${name}-imports-${others.length === 0 ? 'no-other-room' : others.join('-')}`,
  comment,
  severity: 'error',
  from: { path: `^src/discord/${name}/` },
  to: { path: '^src/discord/[^/]+/', pathNot: `^src/discord/(${[name, ...others].join('|')})/` },
});

/** The rooms of src/match, lowest first: each imports itself and those before it, types included. */
const FLOORS = [
  'app',
  'stored',
  'time',
  'proposals',
  'loaded',
  'orders',
  'play',
  'reports',
  'moderation',
  'lobby',
  'company',
  'agreement',
  'plan',
  'league',
  'due',
];
const floors = FLOORS.map((name, at) => ({
  name: `match-${name}-imports-no-room-above`,
  comment: 'The arrows of src/match all run down.',
  severity: 'error',
  from: { path: `^src/match/${name}/` },
  to: { path: '^src/match/', pathNot: `^src/match/(${FLOORS.slice(0, at + 1).join('|')})/` },
}));

/** A package that one part keeps to itself. */
const keeper = (name, packages, owners, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(src|bench)/', pathNot: owners },
  to: { path: `node_modules/(${packages})/` },
});

module.exports = {
  forbidden: [
    only(
      'engine',
      [],
      'The engine is what every game shares; it knows none of them and no outside.',
    ),
    only('hex', [], 'Geometry is pure.'),
    only(
      'clock',
      ['language', 'words'],
      'Time is handed in; of words it has those for hours and places.',
    ),
    only(
      'league',
      ['engine', 'clock'],
      'A season is numbers and names; what is played, it does not know.',
    ),
    only('language', [], 'How texts are spoken, whoever they belong to.'),
    only('words', ['language'], 'What the app says, and nothing else.'),
    only(
      'presentation',
      ['engine', 'hex', 'parts', 'language', 'words'],
      'What a game shows is said in terms of the engine; alt text is spoken by the app.',
    ),
    only('parts', ['engine', 'hex'], 'What games are made of is no single game’s.'),
    only(
      'games',
      ['engine', 'hex', 'parts', 'presentation', 'language'],
      'A game is rules, words and a scene.',
    ),
    only(
      'ai',
      ['engine', 'language', 'presentation', 'threads', 'games'],
      'Computer players play any game; the thread in which they think takes it from the shelf.',
    ),
    only('store', [], 'The store knows no game and no Discord.'),
    only('threads', [], 'Threads work off jobs, whatever those are.'),
    only(
      'render',
      ['presentation', 'language', 'words', 'threads'],
      'The picture is drawn from a scene alone; the little that the app writes on it are its own words.',
    ),
    only('sandbox', [], 'The stand-in for Discord knows the bot only from outside.', {
      types: true,
    }),
    only(
      'match',
      ['engine', 'clock', 'league', 'presentation', 'store', 'ai', 'language', 'words'],
      'The application knows no Discord, no picture and no single game.',
    ),
    only(
      'panel',
      ['match', 'league', 'engine', 'clock', 'presentation', 'store', 'language', 'words'],
      'What a panel says and offers is data, for any surface.',
    ),
    only(
      'discord',
      [
        'panel',
        'match',
        'league',
        'engine',
        'clock',
        'presentation',
        'store',
        'render',
        'ai',
        'language',
        'words',
      ],
      'Discord reads the shelf that it is handed; it never names a game.',
    ),
    ...floors,
    room('wording', [], 'What several rooms say knows none of them.'),
    room('commands', ['wording'], 'Commands are registered, and read as they are typed.'),
    room('posted', ['wording'], 'What is posted carries buttons; it presses none.'),
    room(
      'pressed',
      ['commands', 'wording'],
      'Who presses saves first; the outbox posts what was saved.',
    ),
    {
      name: 'process-below-those-who-start-one',
      comment:
        'What configures and watches the process is for who starts it: nothing else asks for it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(process/|cli/|[^/]+[.]ts$)' },
      to: { path: '^src/process/' },
    },
    {
      name: 'discord-rooms-stand-below-the-bot',
      comment: 'The bot puts the rooms together; what lies beside it is for all of them.',
      severity: 'error',
      from: { path: '^src/discord/[^/]+[.]ts$', pathNot: '^src/discord/bot[.]ts$' },
      to: { path: '^src/discord/([^/]+/|bot[.]ts$)' },
    },
    {
      name: 'games-never-meet',
      comment: 'No game imports another one.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-come-off-the-shelf',
      comment: 'Who wants a game takes it from src/games/index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/games/' },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'store-through-its-door',
      comment:
        'Outside the store there is its interface, its opening, its failures and its list beside it.',
      severity: 'error',
      from: { path: '^(src|bench)/', pathNot: '^src/store/' },
      to: { path: '^src/store/', pathNot: '^src/store/(store|open|failure|forgotten)[.]ts$' },
    },
    keeper('luxon-in-the-clock', 'luxon', '^src/clock/', 'Time zones are read in one place.'),
    keeper(
      'i18next-in-the-language',
      'i18next',
      '^src/language/',
      'Texts come from what speaks them.',
    ),
    keeper(
      'prisma-in-the-store',
      '@prisma|prisma|pglite-prisma-adapter|@electric-sql',
      '^src/store/',
      'Only the store knows Prisma.',
    ),
    keeper(
      'canvas-at-the-edge-of-the-renderer',
      'canvas',
      '^(src/render/(easel|fonts)[.]ts$|bench/)',
      'Painters take a context, so that a web page can paint the same; only the easel knows whose it is.',
    ),
    {
      name: 'painters-reach-no-canvas',
      comment: 'Whoever hands them a context can paint scenes, frames of stories and charts.',
      severity: 'error',
      from: { path: '^src/render/(picture|frame|chart|standings)[.]ts$' },
      to: { path: '^src/render/(easel|fonts)[.]ts$|node_modules/canvas/', reachable: true },
    },
    keeper(
      'discord-in-its-part',
      'discord[.]js|@discordjs',
      '^(src/discord|bench)/',
      'Only src/discord knows discord.js.',
    ),
    {
      name: 'panels-reach-no-discord',
      comment: 'A web page can make them, as a test does.',
      severity: 'error',
      from: { path: '^(src|test)/panel/' },
      to: { path: 'node_modules/(discord[.]js|@discordjs)/', reachable: true },
    },
    keeper(
      'web-server-in-the-sandbox',
      'hono|@hono|ws',
      '^(src/sandbox|bench)/',
      'Only the sandbox serves a web page.',
    ),
    {
      name: 'rules-need-no-system',
      comment: 'Same seed, same match: the pure parts reach for nothing outside.',
      severity: 'error',
      from: { path: '^src/(engine|hex|parts|games|league)/' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|util)$' },
    },
    {
      name: 'rules-need-few-packages',
      comment: 'Packages of the pure parts are pure.',
      severity: 'error',
      from: { path: '^src/(engine|hex|parts|games|league|presentation)/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|seedrandom|@types/seedrandom)/' },
    },
    {
      name: 'source-stands-alone',
      comment: 'What is shipped needs neither tests nor what only tests need.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'no-development-packages-in-source',
      comment: 'They are not there where the bot runs.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or have one too many; of types, too.',
      severity: 'error',
      from: { path: '^(src|test|bench)/' },
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    // A comparison with packages of its own, which the benchmark installs.
    exclude: { path: '^bench/boardgameio/' },
    doNotFollow: { path: ['node_modules', '^src/store/client/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
