import type { Translation } from '../../../../language/say.ts';
import type { questions as english } from '../en/questions.ts';

/** Was gefragt wird, in Titeln von höchstens 45 Zeichen; was man für die Antwort wissen muss; und in `help`, was die Regeln dazu sagen. */
export const questions = {
  place: {
    title: 'Wo beginnt {{tribe}}?',
    help: 'Wähle das Feld für dein erstes Mitglied: jedes außer dem Brunftplatz, {{home}}. Mehrere Stämme dürfen sich ein Feld teilen.',
  },
  draft: {
    title: 'Welche Siegkarte behältst du?',
    help: 'Niemand sieht, was du behältst; die anderen beiden kommen zurück in den Stapel.',
    card: '**{{card}}**: {{worth}}',
  },
  turn: {
    title: 'Was tut {{tribe}}?',
    member_one: 'Mitglied {{member}}, {{count}} Aktion: Was nun?',
    member_other: 'Mitglied {{member}}, {{count}} Aktionen: Was nun?',
    wounded_one: 'Mitglied {{member}}, verwundet, {{count}} Aktion: Was nun?',
    wounded_other: 'Mitglied {{member}}, verwundet, {{count}} Aktionen: Was nun?',
    help: 'Zuerst wächst du, dann schickst du Jäger los, dann handeln deine Mitglieder. Zurück zu einem früheren Schritt kannst du in diesem Zug nicht.',
    'grow and hunt first': 'Erst wachsen ({{price}}) oder jagen?',
    'grow first': 'Erst wachsen ({{price}})?',
    'hunt first': 'Erst jagen?',
    'for free': 'kostenlos',
    there: '🧍 {{members}} auf {{there}}',
    'one wounded': '{{member}} (verwundet)',
  },
  fight: {
    'you began': 'Du hast angefangen. Dort hast du {{own}}; deine Gegner: {{others}}.',
    'other began': '{{tribe}} hat angefangen. Dort hast du {{own}}; deine Gegner: {{others}}.',
    'sits out_one': '{{tribes}} hält sich raus.',
    'sits out_other': '{{tribes}} halten sich raus.',
    aims: '{{aims}}.',
    'aims of': '{{tribe}} schickt {{parts}}',
    'aim at': '{{members}} gegen {{tribe}}',
  },
  sides: {
    title: 'Kampf auf {{place}}: dabei oder raus?',
    help: 'Kämpf mit, oder halt dich raus: Dann würfelst du nicht und setzt nichts ein, und getroffen werden kannst du trotzdem.',
    'without dice':
      'Würfel hast du keine. Kämpf mit, um dich hinter Gras zu verstecken, oder halt dich raus und setz nichts ein; getroffen werden kannst du so oder so.',
  },
  aim: {
    title: 'Kampf auf {{place}}: Wen greifst du an?',
    help_one: 'Schick dein Mitglied, das noch steht, gegen einen der anderen Stämme.',
    help_other: 'Schick jedes deiner Mitglieder, die noch stehen, gegen einen der anderen Stämme.',
    'in the open': 'Alle sehen das.',
    ahead:
      'Das kannst du jetzt schon sagen: Niemand sieht es, bevor du an der Reihe bist, und bis dahin kannst du es ändern.',
  },
  commit: {
    title: 'Kampf auf {{place}}: Was setzt du ein?',
    alone: 'Sonst setzt niemand etwas ein.',
    'in secret': '{{who}} wählt geheim und zeigt es gemeinsam.',
    uses: 'Jeder Stock gibt all deinen Würfeln 1 dazu; jedes Gras nimmt allen Würfeln gegen dich 1 weg; jeder Stein trifft noch einmal, wenn du überhaupt triffst.',
    'grass alone':
      'Von dir steht dort niemand mehr, also hilft nur Gras: Jedes nimmt allen Würfeln gegen dich 1 weg.',
    'is gone': 'Was du einsetzt, ist weg.',
  },
  stones: {
    title: 'Kampf auf {{place}}: deine Steine',
    help_one:
      'Du hast mehr als einen Stamm verwundet: Wähle, wen dein Stein trifft. Er verwundet dort noch ein Mitglied; am Ergebnis ändert das nichts.',
    help_other:
      'Du hast mehr als einen Stamm verwundet: Wähle, wen deine {{count}} Steine treffen. Jeder verwundet dort noch ein Mitglied; am Ergebnis ändert das nichts.',
    'in secret': '{{who}} wählt geheim, und alle Steine fliegen gleichzeitig.',
  },
  attack: {
    title: 'Jagdrunde {{round}}: Was setzt du ein?',
    text: '🦣 auf {{place}}: noch {{food}}. Auf der Jagd hast du {{hunters}}.',
    help: 'Jeder Wurf ab {{hits}} holt 1 Nahrung. Jeder Stock gibt all deinen Würfeln 1 dazu; jeder Stein holt noch 1, wenn du überhaupt triffst; jedes Gras nimmt den Würfeln, mit denen das Mammut zurückschlägt, 1 weg. Was du einsetzt, ist weg.',
  },
  share: {
    title: 'Wie verteilst du das Fleisch?',
    help: 'Das Mammut ist tot, und du hast die Jagd angeführt: Verteile {{food}} Nahrung an die Stämme, wie du willst, und behalte den Rest.',
    'food now': 'Nahrung bisher: {{all}}.',
    has: '{{tribe}} {{food}}',
  },
  land: {
    title: 'Wohin gehen die Jäger?',
    help: 'Das Mammut ist auf dem Brunftplatz gefallen: Wähle ein Feld daneben für die Jäger aller Stämme.',
  },
  regroup: {
    title: 'Jagdrunde {{round}}: bleiben oder gehen?',
    text: '🦣 Noch {{food}}. Auf der Jagd hast du {{hunters}}.',
    help_one: 'Bleib, oder führ deinen Jäger auf ein Feld neben dem Mammut.',
    help_other: 'Bleib, oder führ alle deine Jäger auf ein Feld neben dem Mammut.',
    'in secret': '{{who}} wählt geheim und gleichzeitig.',
  },
  'must leave': {
    title: 'Jagdrunde {{round}}: Wohin gehst du?',
    help_one: 'Dein Jäger ist verwundet und muss weg: Führ ihn auf ein Feld neben dem Mammut.',
    help_other:
      'Deine Jäger sind alle verwundet und müssen weg: Führ sie auf ein Feld neben dem Mammut.',
  },
  aside: {
    title: 'Wohin weicht Mitglied {{member}} aus?',
    help: 'Das Mammut hat auf {{place}} dein Mitglied {{member}} niedergetrampelt. Wähle ein Feld daneben, das dem Mammut nicht im Weg ist.',
  },
  you: 'Du',
  holds: '🧺 {{goods}}.',
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
  'wounded members_one': '{{count}} verwundetes Mitglied',
  'wounded members_other': '{{count}} verwundete Mitglieder',
  'members, some wounded_one': '{{count}} Mitglied, {{wounded}} verwundet',
  'members, some wounded_other': '{{count}} Mitglieder, {{wounded}} verwundet',
} satisfies Translation<typeof english>;
