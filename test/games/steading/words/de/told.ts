import type { Translation } from '../../../../../src/language/say.ts';
import type { told as english } from '../en/told.ts';

/** Was geschah, was jemand auf der Hand hat, und wie eine Partie ausging. */
export const told = {
  'round began': '☀️ Runde {{round}}. Es liegen aus: {{cards}}.',
  guarded: '{{seat}} stellt Wachen auf – {{gates}}.',
  'guarded gate': '{{gate}}tor: {{by}}',
  raided: '🌙 {{raiders}} kamen ans {{gate}}tor und bestahlen {{seats}}.',
  'came for nothing': '🌙 {{raiders}} kamen ans {{gate}}tor und gingen leer aus.',
  sent_one: '{{seat}} schickt {{count}} Helfer nach Stroh.',
  sent_other: '{{seat}} schickt {{count}} Helfer nach Stroh.',
  'sent nobody': '{{seat}} schickt niemanden nach Stroh.',
  placed: '{{seat}} geht los – {{place}}: {{found}}.',
  stormed: '⛈️ {{by}} lässt einen Sturm auf das Fest von {{seat}} los.',
  fed: '{{seat}} zahlt {{goods}} für das Essen.',
  hungry_one: '{{seat}} zahlt {{goods}} für das Essen; {{count}} Mund bleibt hungrig.',
  hungry_other: '{{seat}} zahlt {{goods}} für das Essen; {{count}} Münder bleiben hungrig.',
  bid: '{{seat}} bietet {{goods}}.',
  favoured_one: '👑 {{seats}} hat die Gunst des Häuptlings.',
  favoured_other: '👑 {{seats}} haben die Gunst des Häuptlings.',
  'ordered storm': 'Dein Auftrag: Sturm, sobald jemand anders feiert.',
  'ordered nothing': 'Dein Auftrag: nichts.',
  heading: 'Runde {{round}} · {{phase}}',
  'holds storm':
    '⛈️ **Sturm** (das weißt nur du): Er nimmt einem Fest der anderen die Punkte. {{order}}',
  'holds calm': '🃏 **Windstille** (das weißt nur du): Sie bewirkt nichts.',
  'holds none': 'Deinen Sturm hast du schon losgelassen.',
  wins_one: '🏆 {{winners}} gewinnt!',
  wins_other: '🏆 {{winners}} gewinnen gemeinsam!',
  'nobody wins': '🍂 Niemand hat einen Punkt, also gewinnt niemand.',
  seat: '{{seat}} ({{who}})',
  points: '{{seat}} · {{who}}: **{{points}}**, im Lager {{goods}}',
} satisfies Translation<typeof english>;
