import type { Translation } from '../../../../language/say.ts';
import type { questions as english } from '../en/questions.ts';

/** Was gefragt wird: Titel von höchstens 45 Zeichen, und in ein, zwei Sätzen, worum es geht. */
export const questions = {
  place: {
    title: 'Wo beginnt {{tribe}}?',
    text: 'Wähle das Feld für dein erstes Mitglied: jedes außer dem Brunftplatz, {{home}}. Mehrere Stämme dürfen sich ein Feld teilen.',
  },
  draft: {
    title: 'Welche Siegkarte behältst du?',
    text: 'Niemand sieht, was du behältst; die anderen beiden kommen zurück in den Stapel.',
    card: '**{{card}}**: {{worth}}',
  },
  turn: {
    title: '{{tribe}}, Runde {{turn}}',
    may: 'Du kannst {{doings}}.',
    'may do nothing': 'Von deinen Leuten kann niemand mehr etwas tun.',
    'bring in': 'Mitglied {{member}} kostenlos auf den Plan bringen',
    grow: 'für {{food}} wachsen',
    hunt: 'Jäger losschicken',
    act_one: 'dein Mitglied handeln lassen',
    act_other: 'deine Mitglieder handeln lassen',
    recover_one: 'dein verwundetes Mitglied wieder aufstehen lassen',
    recover_other: 'deine Verwundeten wieder aufstehen lassen',
    'grow and hunt first':
      'Erst wachsen, dann Jäger losschicken: Sobald ein Mitglied handelt, ist in dieser Runde beides vorbei.',
    'grow first': 'Erst wachsen: Sobald ein Mitglied handelt, ist das in dieser Runde vorbei.',
    'hunt first':
      'Erst Jäger losschicken: Sobald ein Mitglied handelt, ist das in dieser Runde vorbei.',
    member_one: 'Mitglied {{member}} auf {{there}}: {{count}} Aktion',
    member_other: 'Mitglied {{member}} auf {{there}}: {{count}} Aktionen',
    'wounded member_one': 'Mitglied {{member}} auf {{there}}: {{count}} Aktion, verwundet',
    'wounded member_other': 'Mitglied {{member}} auf {{there}}: {{count}} Aktionen, verwundet',
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
    text: 'Kämpf mit, oder halt dich raus: Dann würfelst du nicht und setzt nichts ein, und getroffen werden kannst du trotzdem.',
    'without dice':
      'Würfel hast du keine. Kämpf mit, um dich hinter Gras zu verstecken, oder halt dich raus und setz nichts ein; getroffen werden kannst du so oder so.',
  },
  aim: {
    title: 'Kampf auf {{place}}: Wen greifst du an?',
    text_one: 'Schick dein Mitglied, das noch steht, gegen einen der anderen Stämme.',
    text_other: 'Schick jedes deiner Mitglieder, die noch stehen, gegen einen der anderen Stämme.',
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
    text_one:
      'Du hast mehr als einen Stamm verwundet: Wähle, wen dein Stein trifft. Er verwundet dort noch ein Mitglied; am Ergebnis ändert das nichts.',
    text_other:
      'Du hast mehr als einen Stamm verwundet: Wähle, wen deine {{count}} Steine treffen. Jeder verwundet dort noch ein Mitglied; am Ergebnis ändert das nichts.',
    'in secret': '{{who}} wählt geheim, und alle Steine fallen gleichzeitig.',
  },
  attack: {
    title: 'Jagdrunde {{round}}: Was setzt du ein?',
    text: 'Das Mammut auf {{place}} hat noch {{food}}, und auf der Jagd hast du {{hunters}}. Jeder Wurf ab {{hits}} holt 1 Nahrung. Jeder Stock gibt all deinen Würfeln 1 dazu; jeder Stein holt noch 1, wenn du überhaupt triffst; jedes Gras nimmt den Würfeln, mit denen es zurückschlägt, 1 weg.',
  },
  share: {
    title: 'Wie verteilst du das Fleisch?',
    text: 'Das Mammut ist tot, und du hast die Jagd geleitet: Verteile {{food}} Nahrung an die Stämme, wie du willst, und behalte den Rest.',
    'food now': 'Nahrung bisher: {{all}}.',
    has: '{{tribe}} {{food}}',
  },
  land: {
    title: 'Wohin gehen die Jäger?',
    text: 'Das Mammut ist auf dem Brunftplatz gefallen: Wähle ein Feld daneben für die Jäger aller Stämme.',
  },
  regroup: {
    title: 'Jagdrunde {{round}}: bleiben oder gehen?',
    text_one:
      'Das Mammut hat noch {{food}}, und auf der Jagd hast du {{hunters}}. Bleib, oder führ deinen Jäger auf ein Feld daneben.',
    text_other:
      'Das Mammut hat noch {{food}}, und auf der Jagd hast du {{hunters}}. Bleib, oder führ alle deine Jäger auf ein Feld daneben.',
    'in secret': '{{who}} wählt geheim und gleichzeitig.',
  },
  'must leave': {
    title: 'Jagdrunde {{round}}: Wohin gehst du?',
    text_one:
      'Das Mammut hat noch {{food}}. Dein Jäger ist verwundet und muss weg: Führ ihn auf ein Feld neben dem Mammut.',
    text_other:
      'Das Mammut hat noch {{food}}. Deine Jäger sind alle verwundet und müssen weg: Führ sie auf ein Feld neben dem Mammut.',
  },
  aside: {
    title: 'Wohin weicht Mitglied {{member}} aus?',
    text: 'Das Mammut hat auf {{place}} dein Mitglied {{member}} niedergetrampelt. Wähle ein Feld daneben, das dem Mammut nicht im Weg ist.',
  },
  you: 'Du',
  holds: 'Dein Vorrat: {{goods}}.',
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
  'wounded members_one': '{{count}} verwundetes Mitglied',
  'wounded members_other': '{{count}} verwundete Mitglieder',
  'members, some wounded_one': '{{count}} Mitglied, davon {{wounded}} verwundet',
  'members, some wounded_other': '{{count}} Mitglieder, davon {{wounded}} verwundet',
} satisfies Translation<typeof english>;
