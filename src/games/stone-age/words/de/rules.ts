import type { Translation } from '../../../../language/say.ts';
import type { rules as english } from '../en/rules.ts';

/**
 * Die Regeln nach Kapiteln, in eigenen Worten: jedes höchstens 1.900 Zeichen lang. Was von uns ist, steht am Ende eines
 * Kapitels.
 */
export const rules = {
  'in short': {
    title: 'In Kürze',
    text: `Du führst einen Stamm in einem Tal. Jede Runde hat vier Teile: Alle Leute werden losgeschickt, dann handeln sie Stamm für Stamm, dann wird die Herde gezähmt, dann essen alle.

Gebäude bringen sofort Punkte, Karten am Ende. Wenn ein Stapel Gebäude leer ist oder die Karten nicht mehr reichen, ist die Partie aus. **Wer die meisten Punkte hat, gewinnt.**

\`/next\` zeigt, was auf dich wartet, \`/hand\`, was du hast und was nur du weißt.`,
  },
  'setting up': {
    title: 'Aufbau',
    text: `- Jeder Stamm beginnt mit {{people}} Leuten und {{food}} Nahrung, ohne Acker und ohne Werkzeug. Mehr als {{mostPeople}} Leute hat er nie.
- Für jeden Stamm gibt es einen Stapel mit {{stack}} Gebäuden; das oberste liegt offen. Die anderen Gebäude bleiben draußen.
- {{slots}} Karten liegen offen. Was eine kostet, sagt nur ihr Platz: 1 Rohstoff, und auf jedem weiteren Platz 1 mehr.
- Die {{tiles}} Plättchen der Herde liegen verdeckt auf einem Stapel. Die Rückseite des nächsten sieht man.
- Wer anfängt, entscheidet das Los.
- Holz, Ziegel, Stein und Gold sind Rohstoffe. Nahrung ist keiner. Von allem ist immer genug da.

-# Ein Tisch kann einen Ausgleich für spätere Stämme wählen, unsere eigene Zugabe. In Spielreihenfolge beginnen sie dann mit so viel mehr: {{starts}}.`,
  },
  'sending out': {
    title: 'Leute losschicken',
    text: `Reihum, vom Startspieler an, schickt jeder Stamm mindestens eine Person an einen Ort, bis niemand mehr da ist, der noch irgendwohin kann. Nie zweimal in einer Runde an denselben Ort.

- **Jagd**: beliebig viele Leute.
- **Wald, Lehmgrube, Steinbruch, Fluss**: zusammen {{room}} Leute.
- **Werkstatt** und **Acker**: eine Person. **Hütte**: zwei Leute desselben Stammes.
- Jede offene **Karte** und jedes **Gebäude**: eine Person.

Zu dritt dürfen im Wald, in der Lehmgrube, im Steinbruch und am Fluss jeweils nur zwei Stämme sein, zu zweit nur einer. Dann werden auch nur zwei der drei Orte im Dorf je Runde genutzt.

Wer noch Leute hat und einen Ort, der sie nimmt, muss sie schicken. Für wen nichts passt, der wird übergangen. Man darf einen Ort auch nehmen, wenn er nichts mehr bringt.

*Rest meiner Leute* nimmt eine Liste für diese Runde, das Liebste zuerst: Sooft du dran bist, gehen Leute zum ersten davon, das frei ist. Gefragt wirst du nur, wenn nichts davon frei ist. Niemand sonst kann sie lesen, und bis sie erledigt ist, darfst du sie ändern.`,
  },
  acting: {
    title: 'Handeln',
    text: `Vom Startspieler an handelt ein Stamm überall, wo er Leute hat, in einer Reihenfolge nach seiner Wahl; dann erst kommt der nächste.

- Wo gesammelt wird, würfelst du für jede Person einmal. Die Summe wird geteilt und abgerundet: **{{divisors}}**.
- Der **Acker** bringt einen Acker mehr, bis {{mostFields}}.
- Die **Hütte** bringt eine Person mehr, bis {{mostPeople}}. Sie isst schon in dieser Runde mit.
- Die **Werkstatt** bringt ein Werkzeug oder macht eins besser.
- **Karten** und **Gebäude** bezahlst du, oder du lässt sie liegen.

Wo nur eins möglich ist, geschieht es ohne Frage. *Alles Übrige* handelt überall, wo nichts zu zahlen ist, zuerst im Dorf. *Eigene Reihenfolge* geht, sobald alle deine Leute stehen: Du sagst, was sie nacheinander tun, bis etwas zu entscheiden ist. Bevor du dran bist, kann das niemand sonst lesen. Eine Antwort ist es trotzdem: Was jemand vorher getan hat, lässt sich nicht mehr allein zurücknehmen.`,
  },
  tools: {
    title: 'Werkzeuge',
    text: `- Ein Stamm hat Platz für {{toolSlots}} Werkzeuge. Ein neues ist 1 wert und kommt auf den nächsten leeren Platz; sind es {{toolSlots}}, wird das niedrigste um 1 besser, bis jedes {{bestTool}} wert ist. Bei gleichen ist es das erste.
- Nach einem Wurf beim Sammeln dürfen Werkzeuge zur Summe dazu. Ein Werkzeug zählt ganz, und einmal je Runde. Auch bei Würfen von Karten helfen Werkzeuge.
- Ein benutztes Werkzeug bleibt benutzt, wenn es besser wird. Ein neues darf in derselben Runde noch helfen.
- Manche Karten bringen ein Werkzeug, das nur einmal hilft. Es hilft wie andere, danach ist es weg.
- Gefragt wirst du nur, wenn Werkzeuge mehr bringen würden.`,
  },
  buying: {
    title: 'Karten und Gebäude',
    text: `- Eine **Karte** kostet so viele Rohstoffe, wie ihr Platz sagt, gleich welche: *Kaufen* nimmt die, die am wenigsten wert sind, und lässt, was deine anderen Gebäude brauchen. Was oben steht, kommt sofort, was unten steht, zählt am Ende. Sie liegt offen vor ihrem Stamm.
- Ein **Gebäude** kostet genau die Rohstoffe, die es zeigt. Seine Punkte kommen sofort: die gedruckten, oder der Wert dessen, was gezahlt wird, {{worth}}.
- Unter einem gebauten Gebäude wird das nächste des Stapels aufgedeckt. Gebaut werden kann es nächste Runde.
- Wer nicht zahlt, holt seine Person heim, und die Karte oder das Gebäude bleibt liegen.
- *Eine geheime Karte* wird vom Stapel gezogen. Nur ihre untere Hälfte zählt, und nur ihr Besitzer sieht sie. Ist der Stapel leer, gibt es keine.
- Rohstoffe nach Wahl nimmst du sofort.`,
  },
  'dice for all': {
    title: 'Würfel für alle',
    text: `{{diceCards}} Karten werfen Würfel für alle: so viele, wie Stämme mitspielen. Wer die Karte gekauft hat, nimmt zuerst einen, dann im Uhrzeigersinn die anderen, jeder einen.

{{faces}}

Wo alle übrigen Würfel dasselbe zeigen, werden sie ohne Frage verteilt.`,
  },
  meal: {
    title: 'Das Essen',
    text: `- Wenn alle gehandelt haben, bekommt jeder Stamm 1 Nahrung je Acker.
- Dann isst jede Person 1 Nahrung. Zuerst wird die Nahrung gegessen, soweit sie reicht; was fehlt, darf mit Rohstoffen bezahlt werden, eins zu eins.
- Was fehlt, wird ganz bezahlt oder gar nicht. Wer nicht zahlt, verliert einmal {{hunger}} Punkte, und die Nahrung ist trotzdem weg. Die Punkte können unter 0 fallen.
- Alle, die wählen müssen, werden zur selben Zeit gefragt.`,
  },
  herd: {
    title: 'Die Mammutherde',
    text: `- Zu Beginn einer Runde zieht die Herde an den Ort, den die Rückseite ihres nächsten Plättchens nennt, und das Plättchen wird umgedreht. Zu zweit und zu dritt dürfen dort beliebig viele Stämme sein; mehr als {{room}} Leute nicht.
- Wer dort gesammelt hat, darf gleich danach einige dieser Leute bei der Herde lassen, für je 1 Nahrung. Ein Rohstoff tut es auch.
- Wenn alle gehandelt haben, wirft jeder Stamm für jede Person dort einen Würfel, ohne Werkzeug. Der höchste gewinnt; bei Gleichstand zählen die nächsten, und wer keinen mehr hat, liegt hinten.
- Der Sieger behält das Plättchen und nimmt die erste Zeile oder stattdessen die zweite. Sind mehrere bis zum letzten Würfel gleich, bekommt jeder von ihnen die zweite Zeile, und niemand behält das Plättchen. Die anderen gehen leer aus.
- Ist niemand dort, kommt das Plättchen aus dem Spiel. Gibt es keins mehr, ist die Herde fort.
- Am Ende sind die meisten Plättchen {{mostTiles}} Punkte wert; bei Gleichstand bekommt sie jeder dieser Stämme.

Ein Tisch kann auch ohne die Herde spielen.`,
  },
  'new round': {
    title: 'Eine neue Runde',
    text: `Nach dem Essen sind alle Leute daheim, und alle Werkzeuge können wieder benutzt werden. Die übrigen Karten rutschen auf die billigeren Plätze, und auf die anderen kommen neue. Der nächste Stamm im Uhrzeigersinn fängt an.`,
  },
  'the end': {
    title: 'Das Ende',
    text: `Die Partie endet nach der Runde, in der ein Stapel Gebäude leer wird, oder sofort, wenn keine {{slots}} Karten mehr ausliegen können. Dann werden alle Karten aufgedeckt, und zu den Punkten kommen:

- {{mostTiles}} für die meisten Plättchen der Herde.
- Verschiedene grüne Symbole bilden einen Satz, und ein Satz zählt seine Anzahl im Quadrat. Was doppelt ist, beginnt einen zweiten Satz.
- Bauern × Äcker.
- Werkzeugmacher × Wert aller Werkzeuge zusammen, ohne Einmal-Werkzeuge.
- Baumeister × Gebäude.
- Schamanen × Leute.
- 1 für jeden übrigen Rohstoff.

Bei Gleichstand entscheiden Äcker, Werkzeuge und Leute zusammen; sind auch die gleich, wird der Sieg geteilt.

-# Ein Tisch kann eine kurze Partie zum Lernen wählen; die ist von uns und endet nach Runde {{short}}.`,
  },
  cards: { title: 'Liste der Karten, Teil 1' },
  'more cards': { title: 'Liste der Karten, Teil 2' },
  buildings: {
    title: 'Liste der Gebäude',
    worth: 'Bei den letzten zählt, was gezahlt wird: {{worth}}.',
  },
  tiles: {
    title: 'Liste der Plättchen',
    key: 'Nach der Rückseite; von jedem die erste Zeile, dann die zweite.',
    line: '**{{place}}**: {{tiles}}',
    lines: '{{first}} / {{all}}',
    ours: '-# Was auf den Plättchen steht, ist von uns, denn die gedruckten sind nicht öffentlich.',
  },
  start: 'bei {{seats}} Stämmen {{goods}}',
  divisor: '{{good}} durch {{worth}}',
  worth: '{{good}} {{worth}}',
  copies: '{{what}} (zweimal)',
  'three copies': '{{what}} (dreimal)',
  face: '**{{face}}**: {{gives}}',
} satisfies Translation<typeof english>;
