import type { Translation } from '../../../../language/say.ts';
import type { commands as english } from '../en/commands.ts';

/**
 * Die Befehle: was sie tun und was sie wissen wollen, höchstens 100 Zeichen; und ein kurzes Wort für ihren Knopf.
 * `values` ist, was man dazu eintippt.
 */
export const commands = {
  values: { all: 'alle', in: 'dabei', out: 'raus', stay: 'bleiben' },
  member: 'Welches deiner Mitglieder, nach der Zahl auf seiner Figur',
  place: {
    does: 'Bringt dein erstes Mitglied auf den Plan',
    button: 'Beginnen',
    at: 'Auf welchem Feld es beginnt',
  },
  keep: {
    does: 'Behält insgeheim eine deiner {{drawn}} Siegkarten',
    button: 'Behalten',
    card: 'Welche Karte du behältst',
  },
  grow: {
    does: 'Bringt für Nahrung dein nächstes Mitglied auf den Plan',
    button: 'Wachsen',
    to: 'Ein Feld, auf dem schon jemand von dir steht',
    asks: 'Wo?',
  },
  hunt: {
    does: 'Schickt Mitglieder auf die Mammutjagd',
    button: 'Jagen',
    members: 'Wer mitgeht: {{all}}, oder ihre Zahlen',
    together: 'Wer jagt? Sie gehen gemeinsam los',
  },
  move: {
    does: 'Zieht ein Mitglied bis zu zwei Felder weit (1 Aktion)',
    button: 'Ziehen',
    to: 'Auf welchem Feld es ankommt',
  },
  gather: {
    does: 'Nimmt eine Marke von dem Feld, auf dem ein Mitglied steht (1 Aktion)',
    button: 'Sammeln',
  },
  craft: {
    does: 'Nutzt die Regel des Feldes: Aus zwei Marken wird 1 Nahrung (1 Aktion)',
    button: 'Herstellen',
  },
  recover: {
    does: 'Lässt ein verwundetes Mitglied wieder aufstehen (1 Aktion)',
    button: 'Aufstehen',
  },
  fight: {
    does: 'Greift die anderen Stämme auf einem Feld an (1 Aktion von jedem Mitglied dort)',
    button: 'Kämpfen',
    at: 'Auf welchem Feld gekämpft wird',
  },
  done: {
    does: 'Beendet deinen Zug; übrige Aktionen verfallen',
    button: 'Fertig',
  },
  commit: {
    does: 'Sagt, was du in diesem Kampf oder dieser Jagdrunde einsetzt',
    button: 'Einsetzen',
    sticks: 'Stöcke: je +1 auf deine Würfel',
    grass: 'Gras: je −1 auf die Würfel gegen dich',
    stones: 'Steine: je 1 mehr, wenn du triffst',
  },
  stand: {
    does: 'Sagt, ob du in einem Kampf mehrerer Stämme mitkämpfst',
    button: 'Mitkämpfen?',
    choice: '{{in}} oder {{out}}',
  },
  aim: {
    does: 'Sagt, wie viele deiner Mitglieder welchen Stamm angreifen',
    button: 'Angreifen',
    tribe: 'Mitglieder gegen {{tribe}}',
  },
  stones: {
    does: 'Sagt, welche Stämme deine Steine nach einem Kampf treffen',
    button: 'Steine werfen',
    tribe: 'Steine auf {{tribe}}',
  },
  share: {
    does: 'Verteilt die {{food}} Nahrung des erlegten Mammuts',
    button: 'Verteilen',
    tribe: 'Nahrung für {{tribe}}',
  },
  land: {
    does: 'Sagt, wohin alle Jäger gehen, wenn das Mammut auf dem Brunftplatz fällt',
    button: 'Lager wählen',
    to: 'Ein Feld neben dem Brunftplatz',
  },
  regroup: {
    does: 'Nach einer Jagdrunde: weiterjagen oder deine Jäger abziehen',
    button: 'Weiterjagen?',
    to: '{{stay}}, oder ein Feld neben dem Mammut',
  },
  'step-aside': {
    does: 'Lässt ein niedergetrampeltes Mitglied dem Mammut ausweichen',
    button: 'Ausweichen',
    to: 'Auf welches Feld es geht',
  },
} satisfies Translation<typeof english>;
