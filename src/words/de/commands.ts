import type { Translation } from '../../language/say.ts';
import type { commands as english } from '../en/commands.ts';

/** Was Discord beim Tippen zu den Befehlen zeigt, jeder Text höchstens 100 Zeichen lang. */
export const commands = {
  'this match': 'Welche Partie, mit ihrer Nummer; in ihrem Thread versteht es sich von selbst',
  'and then':
    'Gleich danach, wenn du willst; mehreres mit „then“ dazwischen: Es geschieht alles oder nichts',
  to: 'Wer, mit Namen oder Platz',
  'you give': 'Du gibst, wie viel davon: {{goods}}',
  'you get': 'Du bekommst, wie viel davon: {{goods}}',
  game: '{{title}} spielen',
  'of a game': '{{about}} ({{game}})',

  match: 'Partien eröffnen, mitspielen, starten',
  'match new': 'Eröffnet eine Partie in diesem Kanal',
  'match new seats': 'Zu wievielt gespielt wird',
  'match new computers': 'Wie viele Plätze davon der Computer bekommt',
  'match new level': 'Wie gut der Computer spielt; ohne Angabe, so gut er kann',
  'match new game': 'Welches Spiel; ohne Angabe das, das hier zuletzt eröffnet wurde',
  'match join': 'Setzt dich an den Tisch einer offenen Partie',
  'match leave': 'Gibt deinen Platz vor dem Start wieder frei',
  'match start': 'Startet die Partie, die du eröffnet hast',
  'match list': 'Offene und laufende Partien auf diesem Server',
  'match resign': 'Überlässt deinen Platz für immer dem Computer',
  'match close': 'Schließt eine Partie für immer: deine vor dem Start, als Moderation jede',
  'match hand-over': 'Für die Moderation: gibt einen Platz an jemand anderen weiter',
  'match hand-over seat': 'Welcher Platz; auch der Name des Menschen, der dort spielt, genügt',
  'match hand-over to': 'Wer dort spielen soll; ohne Angabe spielt der Computer',
  'match level': 'Lässt den Computer besser oder schlechter spielen, in deinen eigenen Partien',
  'match level seat': 'Welche Seite',
  'match level plays': 'Wie gut der Computer dort von jetzt an spielt',
  'match export':
    'Die Aufzeichnung einer beendeten Partie: jede Antwort und woher die Würfel kamen',

  board: 'Zeigt dir den Spielplan, wie er gerade steht',
  hand: 'Zeigt dir deine Geheimnisse und was du jetzt tun kannst',
  next: 'Was auf dich wartet, auf allen Servern, das Älteste zuerst',
  give: 'Schenkt jemandem etwas aus deinem Vorrat',
  trade: 'Schlägt jemandem einen Tausch vor',
  undo: 'Nimmt deinen letzten Schritt zurück',
  log: 'Was bisher geschah',
  'log page': 'Welche Seite; ohne Angabe die neueste',
  learn: 'Bringt dir ein Spiel bei, während du es gegen einen Computer spielst',
  'learn game': 'Welches Spiel; ohne Angabe das, das hier zuletzt eröffnet wurde',
  rules: 'Die Regeln, Kapitel für Kapitel',
  'rules chapter': 'Welches Kapitel',
  'rules find': 'Wörter, die du in den Regeln suchst',
  'rules game': 'Von welchem Spiel; ohne Angabe von dem, das hier gespielt wird',

  theme: 'Die Farben deiner Bilder, auch in den Partien, die du eröffnet hast',
  'theme pictures': 'Welche; ohne Angabe erfährst du, wie sie gerade sind',
  away: 'Sagt allen an deinen Tischen, dass du weg bist',
  'away days': 'Für wie viele Tage ab jetzt; 0, wenn du wieder da bist',
  language: 'In welcher Sprache ich mit dir rede',
  'language speak': 'Welche; ohne Angabe erfährst du, wie es gerade ist',
} satisfies Translation<typeof english>;
