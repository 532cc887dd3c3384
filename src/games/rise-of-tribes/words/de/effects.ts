import type { Translation } from '../../../../language/say.ts';
import type { effects as english } from '../en/effects.ts';

/** Was Ziele, Anführer und Ereignisse bewirken. */
export const effects = {
  goal: {
    bow: 'Greifst du an, verliert ein Verteidiger vorab 1 Mitglied.',
    evasion: 'Verteidigst du, entfällt dein erster Verlust.',
    intimidate: 'Einmal je Zug: Schieb 1 Mitglied von einem Feld, auf dem du die Mehrheit hast.',
    wayfarers: 'Ein Schritt darf von Randfeld zu Randfeld derselben Landschaft führen.',
    pathfinder: 'Berge kosten keinen Schritt.',
    horse: 'Deine Mitglieder haben {{count}} Schritte.',
    'crafty-builders': 'Dörfer kosten 1 Rohstoff weniger.',
    'hidden-village': 'Bau ein Dorf, auch wo du nicht allein bist; es fällt nie.',
    pottery: 'Zu Beginn deines Zugs 1 Rohstoff, falls jemand mehr hat als du.',
    basketry: 'Sammeln an einem See: 1 Nahrung mehr.',
    oxen: 'Sammeln: 1 mehr von etwas, das du gesammelt hast.',
    'three-lands': 'Beherrsche ein Feld jeder Landschaft.',
    multitude: 'Hab {{count}} Mitglieder auf dem Plan.',
    settled: 'Hab {{count}} Dörfer, die stehen.',
    dominion: 'Beherrsche {{count}} Felder.',
  },
  leaders: {
    trader: 'Einmal je Zug: Tausch 1 Rohstoff gegen 1 anderen.',
    cunning: 'Einmal je Zug: Dreh einen freien Würfel, wie du willst.',
    farming: 'Wachsen: 1 mehr.',
    'long-march': 'Ziehen: 1 Mitglied mehr.',
    ambush: 'Verteidigst du, verliert der Angreifer vorab 1.',
    dreamtime: 'Führen: 1 Ziel mehr.',
    'shared-bounty': 'Sammeln: 1 mehr von jedem geteilten Feld.',
    'light-in-the-dark': 'Schwach gilt als normal.',
  },
  tiles: {
    altar: 'Gib ein Mitglied und {{alike}} gleiche Rohstoffe oder je 1: 1 Punkt, so oft du magst.',
    canoe: 'Seen kosten keinen Schritt.',
    walls: 'Wer deine Dörfer angreift, verliert vorab 1.',
    'abandoned-village': 'Sofort: Jeder Stamm darf für je 1 Nahrung, Holz und Stein bauen.',
    chieftain: 'Sofort: Alle bieten geheim. Das höchste Gebot bringt Punkte und wird verteilt.',
    discovery: 'Ziehst du zu anderen, wo du noch nicht warst: 1 Rohstoff.',
    drought: 'Nur {{limit}} leben friedlich auf einem Feld.',
    invaders:
      '{{brings}} Fremde: Dort kein Sammeln, kein Bauen. Der letzte bringt {{points}} Punkte.',
    mammoth: 'Mit {{members}} Mitgliedern dort und einem Würfel: jagen oder für Nahrung zähmen.',
    'mild-winter': 'Wachsen: {{more}} mehr, solange seine Nahrung reicht.',
    'plentiful-food': 'Sammeln: {{plenty}} mehr von jedem See, solange der Vorrat reicht.',
    'plentiful-stone': 'Sammeln: {{plenty}} mehr von jedem Berg, solange der Vorrat reicht.',
    'plentiful-wood': 'Sammeln: {{plenty}} mehr von jedem Wald, solange der Vorrat reicht.',
    tiger: 'Jeder Stamm dort verliert 1. Ein Mitglied und ein Würfel erlegen ihn: 1 Punkt.',
    knowledge: 'Einmal je Zug, wenn du ein Feld teilst: 1 Rohstoff zieht ein Ziel.',
    volcano: 'Sofort: Stämme daneben verlieren je nach Pasch Mitglieder und finden 1 Stein.',
  },
  doubles: {
    cheaper: 'Pasch: 1 billiger; bei 0 abgelegt.',
    gone: 'Pasch: vorbei.',
    more: 'Pasch: 1 mehr, bis {{most}}.',
    roams: 'Pasch: weiter zu einem anderen Berg.',
  },
} satisfies Translation<typeof english>;
