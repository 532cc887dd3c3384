import type { Translation } from '../../../../language/say.ts';
import type { commands as english } from '../en/commands.ts';

/** Die Befehle: was jeder tut, was ihre Angaben sind, und ein kurzes Wort für den Knopf. */
export const commands = {
  values: {
    plant: 'säen',
    all: 'alle',
    one: 'eine',
    losses: { spare: 'Frauen bis auf eine', warriors: 'Krieger', females: 'Frauen' },
    captives: { keep: 'behalten', kill: 'töten' },
    camps: { take: 'besetzen', burn: 'niederbrennen' },
    supper: { fed: 'bei Hunger', ask: 'immer' },
    none: 'keine',
  },
  hex: 'Welches Feld',
  to: 'Auf welches Feld',
  via: 'Über welche Felder, wo es mehrere Wege gibt',
  women: 'Wie viele Frauen bleiben: eine, alle oder keine, obwohl Tiere einige halten',
  group: 'Deine hungrige Gruppe {{nth}}',
  place: {
    does: 'Schlägt dein erstes Lager auf',
    button: 'Siedeln',
    plant: 'Ob du gleich säst',
  },
  play: {
    does: 'Spielt eine Schicksalskarte in deinem Zug',
    button: 'Karte',
    card: 'Welche Karte',
    to: 'Wohin die Tiere gehen',
    tribe: 'Wen du beraubst',
  },
  go: {
    does: 'Zieht alle von einem Feld, die dürfen, oder lässt eine Frau da',
    button: 'Ziehen',
  },
  part: {
    does: 'Zieht einige von einem Feld: die Krieger, oder du sagst, wie viele',
    button: 'Einige',
  },
  count: {
    does: 'Sagt, wie viele gehen',
    button: 'Wie viele',
    warriors: 'Krieger',
    women: 'Frauen',
  },
  camp: { does: 'Schlägt ein Lager auf, wo Krieger und Frau bleiben', button: 'Lager' },
  anew: { does: 'Vergisst, was du in diesem Zug befohlen hast', button: 'Neu anfangen' },
  done: { does: 'Führt deinen Befehl aus', button: 'Fertig' },
  plan: {
    does: 'Macht deinen Schlachtplan',
    button: 'Schlachtplan',
    picks: 'Was du planst, der Reihe nach',
  },
  starve: {
    does: 'Sagt, wer nichts zu essen bekommt',
    button: 'Hunger',
    meat: 'Rauchfleisch, das du spielst',
  },
  season: {
    does: 'Sagt, was du am Ende der Jahreszeit tust',
    button: 'Jahreszeit',
    picks: 'Was du tust',
  },
  counter: {
    does: 'Sagt, welche Karten anderer du aufhebst',
    button: 'Gegenzauber',
    cards: 'Die Karten',
  },
  omens: { does: 'Sagt, welche Ereignisse du abwendest', button: 'Omen', events: 'Die Ereignisse' },
  track: {
    does: 'Sagt, wohin eine Tierart geht',
    button: 'Fährtenleser',
    kind: 'Welche Tierart',
    to: 'Wohin',
  },
  habits: {
    does: 'Sagt, was deine Leute ungefragt tun',
    button: 'Bräuche',
    losses: 'Wen du zuerst verlierst',
    captives: 'Was mit besiegten Frauen geschieht',
    camps: 'Was mit besiegten Lagern geschieht',
    supper: 'Wann du gefragt wirst, wer hungert',
  },
} satisfies Translation<typeof english>;
