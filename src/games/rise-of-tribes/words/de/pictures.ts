import type { Translation } from '../../../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was auf Bildern für einen allein steht: was er verpasst hat, was er hält. */
export const pictures = {
  'what happened': 'Was geschah',
  'more before': '… und davor noch {{more}} mehr.',
  hand: 'Ziele in Arbeit',
  secret: 'nur für dich',
  open: 'für alle offen',
  ready: 'bereit in Schritt 5',
  lacks: 'es fehlt: {{goods}}',
  'lacks any': 'es fehlt: {{goods}} beliebiger Art',
  'so far': '{{count}} von {{all}}',
  goals: {
    bow: 'Greifst du an, nimmt er vor dem Kampf einen der anderen.',
    evasion: 'Verteidigst du dich, entfällt dein erster Verlust im Kampf.',
    intimidate: 'Einmal im Zug: Schieb einen Fremden fort, wo du die Mehrheit hast.',
    wayfarers: 'Ein Schritt darf vom Rand zu einem anderen Randfeld der gleichen Art führen.',
    pathfinder: 'Berge kosten keinen Schritt.',
    horse: 'Mitglieder haben zwei Schritte.',
    'crafty-builders': 'Dörfer kosten 1 Rohstoff weniger.',
    'hidden-village': 'Einmal: Bau, wo du nicht allein bist; es fällt nie.',
    pottery: 'Beginn den Zug mit 1 Rohstoff, wenn jemand mehr hat als du.',
    basketry: '1 Nahrung mehr beim Sammeln mit einem See.',
    oxen: '1 mehr von einer Art, die du sammelst.',
    'three-lands': 'Beherrsche einen See, einen Wald und einen Berg.',
    multitude: '{{count}} Mitglieder auf der Karte.',
    settled: '{{count}} deiner Dörfer stehen.',
    dominion: 'Beherrsche {{count}} Felder.',
  },
} satisfies Translation<typeof english>;
