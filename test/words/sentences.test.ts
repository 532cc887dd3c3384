import { expect, it } from 'vitest';
import { codeIn, keysOf, type Literal, literalsIn, literalsOf } from './literals.ts';
import { roomOf, ROOMS } from './rooms.ts';

/** Folders in which nothing stands that a person reads. */
const SPEECHLESS = [
  'src/discord',
  'src/match',
  'src/presentation',
  'src/render',
  'src/parts',
  'src/ai',
  'src/games',
  'test/games/steading',
];

/** Where texts are said. */
const CODE = ['src', 'test/games/steading'];

/** What is handed to these is no text for a person. */
const HANDED: readonly (readonly [to: RegExp, why: string])[] = [
  [
    /^(?:\w+\.)*log(?:\.(?:info|warn|error)|\[.+\])$/,
    'log lines are for whoever hosts, in English',
  ],
  [/^(?:\w*Error|StoreUnavailable)$/, 'errors for who mends the code; people read a refusal'],
];

/** What looks like a sentence, and is none that is said in Discord. */
const MEANT_OTHERWISE: readonly (readonly [file: RegExp, text: RegExp, why: string])[] = [
  [/discord\/link\.ts/, /./, 'said in the log and on the console of whoever hosts'],
  [
    /discord\/pressed\/(?:acknowledging|press-table|pressing)\.ts/,
    /^(?:in place|on its panel|with a form)$/,
    'how a press is acknowledged',
  ],
  [/ai\/mind\.ts/, /^Nothing came of a thought/, 'why a thread is asked no more, for the log'],
  [/discord\/pressed\/report\.ts/, /^an unknown button$/, 'what somebody did, for the log'],
  [
    /match\/loaded\/(?:load|history)\.ts/,
    /^(?:is|led|leads|cannot) /,
    'why a log does not hold together, for the log',
  ],
  [/discord\/pressed\/match-commands\.ts/, /^npm run -s verify /, 'a command, as it is typed'],
  [/discord\/pressed\/person-commands\.ts/, /^`\/theme pictures: …`$/, 'a command, as it is typed'],
  [/match\/reports\/rules\.ts/, /^no such rules$/, 'kept beside fingerprints, and shown to nobody'],
  [/presentation\/(?:signs|drawn)\.ts/, /^[a-z]+ (?:…|[a-z]+)$/, 'by which signs are told apart'],
  [/presentation\/laws\.ts/, /./, 'what is wrong with a game, for who makes it'],
  [/render\/specimen(?:-land)?\.ts/, /./, 'painted to choose inks by, and shown to nobody'],
  [/render\/(?:text|fonts|chart)\.ts/, /^(?:Noto |Inter$)/, 'names of fonts'],
  [/render\/pool\.ts/, /^The picture could not be painted$/, 'errors for the log'],
  [/render\/worker\.ts/, /^go on$/, 'what a thread is told'],
  [/(?:presentation|render)\/(?:alt|strips)\.ts/, /^face down$/, 'a state of a card'],
  [/render\/strips\.ts/, /^card back$/, 'by which it is kept'],
  [/render\/terrain\/ground\.ts/, /^snow (?:haze|edge)$/, 'by which it is grained'],
  [
    /games\/[\w-]+\/(?:index|rules)\.ts/,
    /^\p{Lu}\p{L}+(?: (?:of (?:the )?)?\p{Lu}\p{L}+)*!?$/u,
    'the name of a game, the same in every language',
  ],
  [
    /render\/(?:badge|map|marks|pieces|rows|strips|tools|(?:terrain|landscape)\/\w+)\.ts/,
    /^(?:[a-z]+ …(?: …)*$|… (?:rim|snow|drifts)$)/,
    'by which a drawing is kept, or grained',
  ],
  [/render\/text\.ts/, /^… …px …$/, 'a font, as canvas takes it'],
  [/match\/due\/server\.ts/, /^welcome … …$/, 'by which a greeting is known to have been sent'],
  [/games\/[\w-]+\/breaches\.ts/, /./, 'what is wrong with a state, for who mends the code'],
  [/steading\/rules\.ts/, /^Seat … orders /, 'what is wrong with a state, for who mends the code'],
];

/** The names of all texts, by room: `panel.nothing waits`. */
const texts = (await Promise.all(ROOMS.map((room) => roomOf('en', room)))).flatMap((room) =>
  [...room.keys()].map((name) => name.replace(/_(?:one|other)$/, '')),
);
const withoutRoom = (name: string): string => name.slice(name.indexOf('.') + 1);
const isWords = (path: string): boolean => /\/words\/(?:[a-z]+\/|index\.ts$)/.test(path);
/** Whole names, and the pieces of which code may make them. */
const names = new Set(texts.flatMap((name) => [name, withoutRoom(name), ...name.split('.')]));

/** Words that follow each other, or a word that begins as a sentence does: `Join`. */
const READABLE = /\p{L}{2}[\p{P}*]*\s+[\p{P}*]*\p{L}{2}|^[^\p{L}]*\p{Lu}\p{Ll}/u;

/** Whether a text is the name of one in the words, or the beginning of such a name. */
const isNameOfText = ({ text, to }: Literal): boolean =>
  names.has(text) ||
  ((/^(?:\w+\.)?say$|^Refused$/.test(to ?? '') || /^[a-z]+\.\w/.test(text)) &&
    text.includes('…') &&
    [...names].some((name) => name.startsWith(text.slice(0, text.indexOf('…')))));

/** What has a type of its own, such as `breeding ground`: one of a few that code tells apart. */
const types = new Set(
  CODE.flatMap(codeIn)
    .flatMap(literalsOf)
    .flatMap(({ text, isName }) => (isName ? [text] : [])),
);

/** Two words with a gap between or beside them, as `${seat} wins!` is. */
const GAPPED = /(?:^|[\s(])…[\p{P}]*\s+[\p{P}]*\p{L}{2}|\p{L}{2}[\p{P}]*\s+[\p{P}]*…/u;

const isSaid = (one: Literal): boolean =>
  (READABLE.test(one.text) || GAPPED.test(one.text)) &&
  !one.isName &&
  !types.has(one.text) &&
  !isNameOfText(one) &&
  !HANDED.some(([to]) => one.to !== null && to.test(one.to)) &&
  !MEANT_OTHERWISE.some(([file, text]) => file.test(one.at) && text.test(one.text));

it.each(SPEECHLESS)('says nothing in %s but by the words of a language', (folder) => {
  const files = codeIn(folder).filter((path) => !isWords(path));
  expect(files.length).toBeGreaterThan(5);
  const said = files.flatMap(literalsOf).filter(isSaid);
  expect(said.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

it.each([
  "show({ content: 'Nothing waits for you.' })",
  'show({ content: `You have left match #${id}.` })',
  "button(id, 'Join', style)",
  "const words = { content: '🙋 Join' }",
  "throw new Refused('You may not do that')",
  'show(`${seat} wins!`)',
  'show(`${one} and ${other}`)',
  'show(`Nachtrag: ${line}`)',
])('would find what is said by code: %s', (code) => {
  expect(literalsIn('code.ts', code).filter(isSaid)).toHaveLength(1);
});

it.each([
  "const [text] = ['panel.nothing waits']",
  'new Refused(`proposal was ${status}`)',
  "log.warn({ err }, 'the person could not be told')",
  "throw new Error('There is no such thing.')",
  "say('panel.nothing waits')",
  'writeId(`play:${match}:${mark}`)',
  "type Told = 'It is over'",
])('takes for nothing said: %s', (code) => {
  expect(literalsIn('code.ts', code).filter(isSaid)).toEqual([]);
});

it('passes over nothing that is not there any more', () => {
  const all = SPEECHLESS.flatMap(codeIn)
    .filter((path) => !isWords(path))
    .flatMap(literalsOf);
  const idle = MEANT_OTHERWISE.filter(
    ([file, text]) => !all.some((one) => file.test(one.at) && text.test(one.text)),
  );
  expect(idle).toEqual([]);
});

it('has no text that nobody says', () => {
  const code = CODE.flatMap(codeIn).filter((path) => !isWords(path));
  const written = new Set(code.flatMap(literalsOf).map(({ text }) => text));
  const keys = new Set(code.flatMap(keysOf));
  // A name may have gaps that are filled with pieces that stand elsewhere: `proposal was …` and `declined`.
  const gapped = [...written].flatMap((text) =>
    /^\w[^…]*…/.test(text)
      ? [
          new RegExp(
            `^${text
              .split('…')
              .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
              .join('(.+)')}$`,
          ),
        ]
      : [],
  );
  const isSpoken = (name: string): boolean =>
    written.has(name) ||
    gapped.some((form) => {
      const [, ...pieces] = form.exec(name) ?? [];
      return pieces.length > 0 && pieces.every((piece) => written.has(piece) || keys.has(piece));
    });
  const nameInCode = (name: string): string =>
    name.startsWith('refusals.') ? withoutRoom(name) : name;
  // Places are read as a whole, by the zones that they are named after.
  const named = texts.filter((name) => !name.startsWith('places.'));
  expect(named.filter((name) => !isSpoken(nameInCode(name)))).toEqual([]);
});
