import type { Translation } from '../../../../language/say.ts';
import type { board as english } from '../en/board.ts';

/** Was auf dem Bild des Spielplans steht: Titel, Tafeln und Zeilen. */
export const board = {
  'no turn yet': 'Tusk!',
  turn: 'Runde {{turn}}',
  phases: {
    setup: 'Aufbau',
    tribes: 'Stammesphase',
    hunt: 'Jagdphase',
    season: 'Jahreszeitenphase',
    over: 'Zu Ende',
  },
  victory_one: '{{winners}} gewinnt mit {{food}} Nahrung',
  victory_other: '{{winners}} gewinnen gemeinsam mit {{food}} Nahrung',
  mammoth: 'Mammut',
  members: 'Mitglieder',

  'final score': 'Endstand',
  score: '{{food}} + {{card}} {{added}}',

  'last turn': '{{season}} gilt noch',
  effects: {
    emptied: 'leer',
    easy: 'leicht',
    wounds: 'verwundet',
    removes: 'entfernt',
    blocks: 'gesperrt',
  },
  'effects in words': {
    emptied: '{{ground}} wird leer ({{good}})',
    change: '{{ground}} {{change}} {{good}}',
    easy: '{{ground}} ist leicht',
    'easy this turn': '{{ground}} ist in dieser Runde leicht',
    wounds: '{{ground}} verwundet',
    removes: '{{ground}} nimmt Mitglieder vom Plan',
    blocks: '{{ground}} lässt das Mammut nicht hinein',
  },
  sign: '{{what}} {{value}}',
  herd: 'Mammut',
  compass: 'Mammutwürfel',
  'herd goes home': 'zieht heim',
  'herd roams_one': 'zieht {{count}} Feld',
  'herd roams_other': 'zieht {{count}} Felder',
  'herd stays': 'bleibt',
  'herd stays there': 'bleibt dort',
  ice: 'Eis',

  hunt: 'Jagd',
  'hunt round': 'Jagdrunde {{round}}',
  hunting: 'auf der Jagd',
  uses: 'setzt ein',
  'uses nothing': 'setzt nichts ein',

  land: 'Das Land',
  'tiles left': 'Freie Felder',
  'left of': '{{left}} von {{laid}}',
  'left of in words': '{{left}} von {{laid}} Feldern ohne Schnee',

  fight: 'Kampf auf {{place}}',
  'sits out': 'hält sich raus',
  attacks: 'greift an',
  fights: 'kämpft',
  aims: '{{members}} gegen {{seat}}',
} satisfies Translation<typeof english>;
