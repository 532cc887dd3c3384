import type { Translation } from '../../../../language/say.ts';
import type { rules as english } from '../en/rules.ts';

/** Die Regeln in eigenen Worten, nach Kapiteln. */
export const rules = {
  'in short': {
    title: 'In Kürze',
    text: 'Führe deinen Stamm durch Sommer und Winter: Verteil ihn, damit er satt wird, jag, gründe Lager und halte länger durch als die anderen.\n\nWer am Ende einer Runde {{win}} Lager hat, wird ausgerufen; wer am Ende der nächsten immer noch {{win}} hat, gewinnt. Ebenso der letzte lebende Stamm. Sterben alle, gewinnt niemand. Nach der letzten Runde, die der Tisch gewählt hat, gewinnt, wer in der Reihenfolge vorn steht.',
  },
  'setting up': {
    title: 'Aufbau',
    text: 'Der Reihe nach siedelt jeder Stamm auf einem freien Feld, nicht neben einem fremden Lager, außer jenseits eines Flusses: ein Lager, {{females}} Frauen, {{warriors}} Krieger. Er hat {{food}} Nahrung; auf einer Ebene darf er gleich für 1 säen.\n\nEr hat {{hand}} Schicksalskarten auf der Hand, {{crowded}} ab {{crowd}} Stämmen. Höchstens darf er {{men}} Krieger, {{women}} Frauen und {{camps}} Lager haben. Getauscht wird nicht.\n\nEin Lager auf Berg oder Vulkan ist eine Höhle, jedes andere ein Dorf; eins je Feld.',
  },
  turn: {
    title: 'Eine Runde',
    text: 'Eine Jahreszeit hat {{spaces}} Runden; der Marker beginnt auf der zweiten des Sommers.\n\n1. **Ereignis** der Jahreszeit, nicht in Runde 1 und 2.\n2. **Tiere kommen**, mehr im Sommer und ab {{many}} Stämmen.\n3. **Tiere ziehen**.\n4. **Reihenfolge**: Wer die meisten Lager hat, beginnt, dann Nahrung, dann Leute, dann ein Würfel; die anderen im Uhrzeigersinn. So ziehen die Stämme.\n5. **Kämpfe**.\n6. **Nahrung**: Ertrag, und alle essen.\n7. **Geburten** am Ende einer Jahreszeit, **Aussaat** am Ende des Winters, dann zieht jeder Stamm eine Karte, bis die Hand voll ist.\n8. Das Ende: Lager werden gezählt.\n\nEine Jahreszeit endet, wenn der Marker ihr letztes Feld verlässt: In einer Runde, in der er stehen bleibt, geschieht nichts aus Schritt 7, auch keine Ernte.',
  },
  animals: {
    title: 'Tiere',
    text: 'Alle Tiere einer Art auf einem Feld sind ein Rudel: Sie ziehen und kämpfen gemeinsam. Jedes kommt dort an, wo sein Buchstabe steht. Ein Würfel sagt, wohin alle gehen: 1 Nordosten, dann im Uhrzeigersinn bis 6 Nordwesten. Das hinterste Rudel jeder Linie geht zuerst.\n\nEin Rudel geht so weit, wie es kann, und hält vor einem Hindernis: Rand, See, Vulkan, gesperrtes Feld, Berge oder Flüsse, die es nicht überquert. Ist gleich das erste Feld eins, geht es stattdessen in die Gegenrichtung. Es hält, wo Menschen sind und wo seine Art ist; zu wem eines stößt, der geht nicht mehr. Sind Menschen auf seinem Feld, bleibt es.\n\n{{animals}}\n\nWer trampelt, nimmt jedem Acker, den er betritt, eine Stufe, auch im Vorbeigehen.',
  },
  moving: {
    title: 'Ziehen',
    text: 'Deine Leute gehen in beliebigen Gruppen, jede bis zu {{range}} Felder. Ein Berg oder Vulkan, den sie betreten, beendet den Weg; See und Flüsse versperren ihn. Gesperrte Felder werden weder betreten noch verlassen. Wer gezogen ist, geht nicht weiter.\n\n**Tiere halten**: Auf jedem Feld mit Tieren, das du verlassen oder durchquert hast, müssen am Ende deines Befehls mindestens so viele deiner Leute sein wie Tiere. Wer dort ankommt, zählt mit. Betreten ist frei, und Fremde halten niemanden.\n\nAlle Gruppen gehen zugleich, sobald du fertig bist. Bis dahin darfst du von vorn beginnen. Während andere ziehen, darfst du im Voraus befehlen: Das gilt, wenn sich dort, wohin es führt, nichts geändert hat; sonst wirst du gefragt.',
  },
  camps: {
    title: 'Lager',
    text: 'Ein Lager braucht eine Frau von dir: Ist die letzte fort, ist es auch das Lager. Sein Acker bleibt.\n\nEin neues Lager braucht einen Krieger und eine Frau, die nicht gezogen sind, auf einem Feld ohne Tiere, Fremde und Lager. Du darfst mehrere in einer Runde gründen, insgesamt {{camps}}; eins, das du im selben Befehl aufgibst, macht Platz.\n\nEin Lager gibt deinen Würfen auf seinem Feld 1 dazu, eine Höhle {{cave}}, wenn der Tisch es so will.',
  },
  fights: {
    title: 'Kämpfe',
    text: 'Zwei Stämme auf einem Feld kämpfen, danach kämpft, wer übrig ist, gegen die Tiere, Art für Art. Die Kämpfe des Ersten kommen zuerst; alle Pläne werden zugleich und verdeckt gemacht. Bist du gezogen, darfst du im Voraus planen: Das gilt, wenn sich in deinen Kämpfen nichts ändert.\n\nIn einer Kampfrunde würfelt jede Seite und zählt dazu. Die höchste gewinnt, bei Gleichstand würfeln die höchsten noch einmal, und alle anderen verlieren einen, bis eine Seite übrig ist.\n\n**Gegen Menschen**: +1 für jeden Krieger nach dem ersten; Frauen zählen nichts. Ein Stamm ohne Krieger kämpft nicht gegen einen, der welche hat: Er fällt dem Sieger zu. Haben alle keine, kämpfen sie mit je einem Würfel, und ihre Zahl zählt nicht.\n**Gegen Tiere**: mit einer Frau dabei +1 für jeden Krieger, sonst nach dem ersten. Frauen allein zählen nichts. Tiere zählen 1 für jedes nach dem ersten. Ein erlegtes Tier ist sofort Nahrung.\n\nWer seinen letzten Krieger verliert, würfelt nicht mehr. **Gefangene**: Der Sieger behält so viele der besiegten Frauen, wie er selbst noch Frauen frei hat; die anderen sterben. Ein besiegtes Lager kostet seinen Besitzer ein Viertel der Nahrung, die Hälfte, wenn es das letzte war; dann besetzt es der Sieger, mit einem Lager und einer Frau von sich, oder brennt es nieder.\n\nWenn du nichts anderes sagst, verlierst du zuerst Frauen bis auf eine, dann Krieger, behältst Gefangene und besetzt Lager.',
  },
  food: {
    title: 'Nahrung',
    text: 'Jedes Feld, auf dem du Leute hast, ernährt dich: am See oder Fluss 1 Fisch, ein Wald im Sommer 1 Beere. Am Ende der letzten Sommerrunde bringt ein Acker {{full}}, ein beschädigter {{half}}, dem, der dort steht; dann sind alle Äcker leer.\n\nDann isst jeder deiner Leute 1. Reicht es nicht, sterben einige: Du sagst, wer. Sagst du nichts, trifft es Krieger vor Frauen, zuerst die außerhalb der Lager.',
  },
  births: {
    title: 'Geburten und Aussaat',
    text: 'Am Ende einer Jahreszeit hat jedes Lager eine Geburt, ab zwei Frauen zwei. Ein Würfel: 1–{{female}} eine Frau, bis {{warrior}} ein Krieger, 6 Zwillinge mit zwei weiteren Würfeln, bei denen eine 6 ein Krieger ist. Ist keine Figur frei, wird niemand geboren.\n\nNach der letzten Winterrunde darfst du in eigenen Lagern auf Ebenen säen, für je 1 Nahrung.',
  },
  cards: {
    title: 'Schicksalskarten',
    text: 'Gespielt sind sie offen. Ein Stamm spielt in einer Runde keine Karte zweimal außer {{often}}.\n\n{{cards}}\n\nFährtenleser, Omen und Gegenzauber wirken durch das, was du vorher gesagt hast. Was die Karten tun, ist von uns.',
  },
  'summer events': {
    title: 'Ereignisse im Sommer',
    text: 'Sie gelten für die Runde. Ein gesperrtes Feld wird weder betreten noch verlassen. Ein Opfer ist ein Mensch, den sein Besitzer wählt.\n\n{{summer}}\n\nDie meisten sind von uns.',
  },
  'winter events': {
    title: 'Ereignisse im Winter',
    text: 'Sie gelten für die Runde wie die im Sommer.\n\n{{winter}}\n\nDie meisten sind von uns.',
  },
  options: {
    title: 'Was ein Tisch wählen kann',
    text: '**Runden**: Nach {{limits}} Runden endet die Partie spätestens, oder nie.\n**Höhlen** zählen 1 oder 2.\n**Kurz**: {{short}} Runden, zum Lernen.\n\nPlätze: der Sieger, dann die Lebenden der Reihe nach, dann die Ausgestorbenen, die letzten zuerst.',
  },
  animal: '- **{{kind}}**: geht {{range}}, Nahrung {{food}}{{more}}',
  climbs: ', über Berge',
  swims: ', über Flüsse',
  tramples: ', zertrampelt Äcker',
  line: '- **{{name}}**: {{does}}',
} satisfies Translation<typeof english>;
