import type { Translation } from '../../language/say.ts';
import type { clock as english } from '../en/clock.ts';

/** Was über die Zeit gesagt wird: Tempo, Erinnerungen, und was aus denen wird, die zu langsam sind. */
export const clock = {
  live: 'live, 5 Minuten',
  '12 hours': '12 Stunden',
  '1 day': '1 Tag',
  '3 days': '3 Tage',
  own_one: '{{count}} Stunde',
  own_other: '{{count}} Stunden',
  pace: 'Tempo: {{pace}}',
  computer: 'der Computer antwortet',
  safe: 'es gilt die sichere Antwort',
  vote: 'die anderen stimmen ab',
  'when late': 'Zeit um: {{late}}',
  about: '⏱️ {{pace}} für jede Entscheidung. {{late}}.',
  'about with reserve':
    '⏱️ {{pace}} für jede Entscheidung, dann die Reserve (noch {{bank}}). {{late}}.',
  'does not rest': 'Die Uhren laufen auch für alle weiter, die weg sind.',
  'sleeps after_one':
    'Die Partie schläft, wenn {{count}} Tag lang niemand gespielt hat und keine Uhr läuft.',
  'sleeps after_other':
    'Die Partie schläft, wenn {{count}} Tage lang niemand gespielt hat und keine Uhr läuft.',
  'day and night':
    '🌙 Bei diesem Tempo laufen die Uhren Tag und Nacht: Setz dich dazu, wenn du gerade Zeit zum Spielen hast. Mit `/me` sagst du mir, wann du schläfst: Dann pingt dich nichts.',
  awake: '{{player}} wach {{from}}–{{to}}',
  'after an hour': 'Uhr',
  'by when': 'bis {{when}}',
  'on reserve': '{{when}}, aus der Reserve',
  'then reserve soon': '{{when}} + Reserve',
  'then reserve': '{{when}}, danach die Reserve bis {{last}}',

  asked: '☀️ {{calls}} · bis {{when}}',
  'asked at no time': '☀️ {{calls}}',
  'asked again': '☀️ {{calls}} · noch einmal, denn etwas wurde zurückgenommen · bis {{when}}',
  half: '⏳ {{calls}} · die halbe Zeit ist um, noch bis {{when}}',
  alone: '⏳ {{calls}} · alle warten nur noch auf dich, bis {{when}}',
  late: '⌛ {{calls}} · nur noch bis {{when}}',
  'while you slept': '☀️ Während du geschlafen hast: {{missed}}',
  'you are next': '⏭️ Nach {{seat}} bist du dran.',
  'you are last': 'Alle warten nur noch auf dich.',
  'also waiting': '-# Auch hier wird auf dich gewartet: {{threads}}',
  'by dm': '**{{match}}** in <#{{thread}}>',
  'computer answers':
    '⌛ Die Zeit von {{seat}} ({{player}}) ist um: Diesmal antwortet der Computer.',
  'answered safely': '⌛ Die Zeit von {{seat}} ({{player}}) ist um: Es gilt die sichere Antwort.',
  'time is over':
    '⌛ Die Zeit von {{seat}} ({{player}}) ist um. {{voters}}: Was nun? Die meisten Stimmen entscheiden; steht es am Ende unentschieden oder hat niemand abgestimmt, antwortet der Computer.',
  'you have until': 'Ihr habt Zeit bis {{when}}.',
  'your time stands': 'Die Uhr steht gerade, und eure Zeit zum Abstimmen auch.',
  'time was over': '⌛ Die Zeit von {{seat}} ({{player}}) war um.',
  wait: 'mehr Zeit',
  'so far': '🗳️ Bisher: {{votes}}',
  'so many': '{{how}}: {{count}}',
  to: '{{one}} zu {{other}}',
  'you voted': '🗳️ Ihr habt abgestimmt: {{how}} ({{votes}}).',
  'was a tie': '🗳️ Es steht unentschieden ({{votes}}), darum antwortet der Computer.',
  'nobody voted': '🗳️ Niemand hat abgestimmt, darum antwortet der Computer.',
  'vote is off':
    '🗳️ Die Abstimmung hat sich erledigt: Die Antwort ist inzwischen da, oder etwas wurde zurückgenommen.',
  'more time': '⏳ {{seat}} ({{player}}) bekommt mehr Zeit.',
  'is counted': 'Deine Stimme zählt. Du kannst sie ändern, bis es entschieden ist.',
  'is tied':
    'Deine Stimme zählt; damit steht es unentschieden. Ihr könnt eure Stimmen noch ändern; tut das niemand rechtzeitig, antwortet der Computer.',
  'is decided': 'Damit ist es entschieden.',
  'has left':
    '🚪 {{player}} ist nicht mehr auf diesem Server. Die Moderation kann sofort mit `/match substitute` Ersatz suchen, {{host}}, sobald der Computer den Platz hat.',
  forfeited:
    '🤖 Die Zeit von {{seat}} ({{player}}) war {{times}}-mal in Folge um, darum hat jetzt der Computer den Platz. {{player}} kann ihn jederzeit zurücknehmen; soll jemand anders ihn haben, hilft `/match substitute`.',
  reclaimed: '🔥 {{player}} ist wieder da und spielt {{seat}} weiter.',
  'is yours again': 'Dein Platz gehört wieder dir. Schön, dass du da bist!',
  expiring:
    '🕯️ <@{{host}}>: {{match}} hat schon länger niemand angerührt, darum schließt die Partie am {{when}}. Fang an, hol jemanden dazu oder ändere etwas daran, dann bleibt sie offen.',
} satisfies Translation<typeof english>;
