import type { Translation } from '../../../../language/say.ts';
import type { told as english } from '../en/told.ts';

/** Was geschehen ist, in Zeilen der Reihe nach. */
export const told = {
  begins: '🏕️ Die Stämme lassen sich im Tal nieder. {{first}} fängt an.',
  'without herd':
    '🏕️ Die Stämme lassen sich im Tal nieder, und keine Herde kommt vorbei. {{first}} fängt an.',
  'goes later': '⚖️ {{seat}} kommt später dran und beginnt dafür mit {{goods}} mehr.',
  round: '**Runde {{round}}.** {{first}} fängt an.',
  'round with cards': '**Runde {{round}}.** {{first}} fängt an. Neu: {{cards}}.',
  'herd comes': '🦣 Die Herde ist {{at}}: {{tile}}. {{next}}',
  next: 'Danach: {{place}}.',
  'no next': 'Danach zieht sie fort.',
  'herd goes': '🦣 Die Herde ist endgültig weitergezogen.',
  placing: '📍 {{seat}} schickt {{places}}.',
  'so many': '{{people}} {{to}}',
  'stack is empty': '🏚️ {{place}}: Der Stapel ist leer, mit dieser Runde endet die Partie.',

  does: '{{seat}} {{doings}}.',
  gathers: 'sammelt {{goods}} ({{dice}})',
  'gathers by tools_one': 'sammelt {{goods}} ({{dice}} + Werkzeug {{tools}})',
  'gathers by tools_other': 'sammelt {{goods}} ({{dice}} + Werkzeuge {{tools}})',
  'gathers nothing': 'würfelt zu wenig für {{good}} ({{dice}})',
  rolls: 'würfelt {{dice}} für {{good}}',
  tames: 'lässt {{people}} für {{goods}} bei der Herde',
  field: 'legt einen Acker an (jetzt {{fields}})',
  'no field': 'bekommt keinen Acker mehr',
  child: 'bekommt ein Kind (jetzt {{people}})',
  'no child': 'bekommt kein Kind mehr',
  'new tool': 'macht ein Werkzeug',
  'better tool': 'verbessert ein Werkzeug auf {{value}}',
  'no tool': 'bekommt kein Werkzeug mehr',
  'one-use tool': 'bekommt ein Einmal-Werkzeug ({{value}})',
  gets: 'bekommt {{what}}',
  'takes card': 'nimmt für {{goods}} eine Karte ({{card}})',
  draws: 'zieht eine geheime Karte ({{bottom}})',
  'draws in secret': 'zieht eine geheime Karte',
  'draws nothing': 'findet keine Karte zum Ziehen',
  builds: 'baut für {{goods}} ({{points}})',
  stops: 'kann hier nicht zahlen und hält an: {{place}}',
  leaves: 'lässt {{places}} liegen',

  'dice for all': '🎲 Würfel für alle: {{dice}}.',
  takes: '{{seat}} nimmt die {{face}}: {{gives}}',
  'take dice': '🎁 {{takes}}.',

  'for the herd': '🦣 Um die Herde wird gewürfelt: {{rolls}}.',
  roll: '{{seat}} {{dice}}',
  tamed: '🦣 {{seat}} zähmt die Herde.',
  tied: '🦣 Gleichstand: {{seats}}. Das Plättchen bekommt niemand.',
  missed: '🦣 Niemand zähmt die Herde.',
  bonus: '🦣 {{seat}} {{doings}}.',

  meal: '🍖 Das Essen: {{meals}}.',
  eats: '{{seat}} {{goods}}',
  hungers: '{{seat}} hungert, −{{points}}',

  'rounds ran out': '🏁 Das war die letzte Runde einer kurzen Partie.',
  'cards ran out': '🏁 Es gibt keine {{slots}} Karten mehr zum Auslegen.',
  'stacks ran out': '🏁 Kein Gebäude mehr: {{places}}.',
  ends: '🏁 Alle Karten werden aufgedeckt und gezählt.',
} satisfies Translation<typeof english>;
