import type { Translation } from '../../../../language/say.ts';
import type { told as english } from '../en/told.ts';

/** Was geschehen ist: Teile von Zeilen, und die Zeilen daraus. */
export const told = {
  line: {
    does: '{{seat}}: {{doings}}.',
    fights: '⚔️ {{seat}}: {{doings}}.',
    start: '🏕️ {{doings}}.',
    turn: '⚔️ {{doings}}.',
    doubles: '🎴 {{doings}}.',
    end: '🏁 {{doings}}.',
  },
  caption: '{{seat}}: {{doings}}',
  on: '{{members}} auf {{at}}',
  by: '{{what}} ({{by}})',
  does: '{{seat}} {{doing}}',

  begins: 'die Stämme kommen ins Land, zuerst {{first}}',
  comes: 'kommt ins Land, {{on}}',
  gets: '+{{what}}',
  points: {
    villages: '{{points}} für Dörfer',
    elder: '+{{points}} für den Ältesten',
    lost: '−{{points}}',
  },

  acts: '{{action}} ({{strength}})',
  moves: '{{members}} von {{from}} nach {{to}}',
  'moves too': '{{members}} nach {{to}}',
  'moves with mammoth': '{{members}} mit dem Mammut von {{from}} nach {{to}}',
  returns: 'legt {{goals}} unter den Stapel',
  draws: 'zieht {{goals}}',
  'hunt-mammoth': 'erlegt das Mammut auf {{at}}',
  'tame-mammoth': 'zähmt das Mammut auf {{at}}',
  'hunt-tiger': 'erlegt den Tiger auf {{at}} und verliert 1 Mitglied',
  pushes: 'verdrängt 1 {{of}} von {{from}} nach {{to}}',
  turns: 'dreht einen Würfel: {{die}} → {{to}}',
  borrows: 'leiht sich {{goal}} von {{from}} für {{goods}}',

  fights: 'Kampf auf {{at}}: {{before}} → {{after}}',
  crowding: '{{over}} zu viel auf {{at}}',
  party: '{{members}} {{seat}}',
  bow: 'Bogen auf {{who}}',
  falls: '{{seat}} verliert das Dorf auf {{at}}',
  'falls with elder': '{{seat}} verliert das Dorf auf {{at}} und den Ältesten darin',
  strays: '{{seat}} verliert das Mammut',

  builds: 'baut auf {{at}}',
  hides: 'baut auf {{at}} ein verborgenes Dorf',
  'with elder': '{{built}}, und der Älteste zieht ein',
  completes: 'erfüllt {{goal}}',
  buys: 'kauft {{tile}}',
  sacrifices: 'gibt auf {{at}} ein Mitglied für den Altar',
  learns: 'lernt für {{goods}}',
  trades: 'tauscht {{gave}} gegen {{took}}',

  rolls: '{{seat}} würfelt einen Pasch ({{face}})',
  new: 'neues Ereignis: {{tile}}',
  'new at': 'neues Ereignis: {{tile}} auf {{at}}',
  roams: '{{tile}} zieht von {{from}} nach {{at}}',
  cheaper: '{{tile}} jetzt für {{goods}}',
  more: 'jetzt {{invaders}}',
  'no more': '{{tile}} abgelegt',
  loses: '{{seat}} verliert {{on}}',
  bid: '{{seat}} {{bid}}',
  bids: 'Gebote: {{bids}}; {{winner}} gewinnt',
  'nobody bids': 'niemand bietet',
  gives: '{{from}} gibt {{to}} {{goods}}',

  ends: '{{seat}} hat {{points}}: Die Partie ist vorbei',
} satisfies Translation<typeof english>;
