import type { Translation } from '../../../../language/say.ts';
import type { rules as english } from '../en/rules.ts';

/**
 * Die Regeln nach Kapiteln, in eigenen Worten: jedes höchstens 1.900 Zeichen lang. Was von uns ist, steht am Ende eines
 * Kapitels.
 */
export const rules = {
  'in short': {
    title: 'In Kürze',
    text: `Es ist Eiszeit, und es wird immer kälter. Du führst einen Stamm von höchstens {{members}} Mitgliedern. Sammle, stell Nahrung her, kämpf gegen deine Nachbarn, jag mit ihnen zusammen das Mammut, und geh ihm aus dem Weg.

Jede Runde hat drei Phasen: Erst sind die Stämme am Zug, dann treffen die Jäger auf das Mammut, dann vergeht eine Jahreszeit. Ab Runde {{snow}} kommt der Schnee, und wenn er alle {{tiles}} Felder bedeckt, ist das Spiel aus. **Wer die meiste Nahrung hat, gewinnt.**

Jedes Feld hat einen Namen wie D4 und jedes Mitglied eine Zahl von 1 bis {{members}}; beides brauchst du für Befehle. \`/next\` zeigt, was auf dich wartet, \`/hand\`, was nur du weißt.`,
  },
  'setting up': {
    title: 'Aufbau',
    text: `- Das Mammut steht auf dem Brunftplatz, D4, und trägt {{food}} Nahrung. Ringsum liegen sechs Felder; auf jedem, das einen Rohstoff zeigt, liegen {{tokens}} Marken.
- Wer anfängt, entscheidet das Los.
- Reihum im Uhrzeigersinn stellt jeder Stamm sein erstes Mitglied auf ein beliebiges Feld außer dem Brunftplatz. Mehrere Stämme dürfen sich ein Feld teilen.
- In derselben Reihenfolge zieht jeder Stamm {{drawn}} Siegkarten, behält 1 davon geheim und mischt die anderen {{back}} zurück in den Stapel.
- Deine Karte bleibt bis zum Ende geheim. Nur drei zeigen sich früher: Rudelführer, Neidgeist und Kriegstreiber werden aufgedeckt, sobald die erste Marke auf sie kommt.

-# Ein Tisch kann einen Ausgleich für spätere Stämme wählen, unsere eigene Zugabe. In der Reihenfolge des Spiels beginnen sie dann so: {{starts}}.`,
  },
  'a turn': {
    title: 'Der Zug eines Stammes',
    text: `Der Stamm mit dem Startspielerstein beginnt, dann geht es im Uhrzeigersinn weiter. Erst wenn ein Stamm mit allen drei Schritten fertig ist, kommt der nächste dran.

**1. Wachsen**, einmal, wenn du willst: Zahl Nahrung und stell dein nächstes wartendes Mitglied auf ein Feld, auf dem schon eines von dir steht. Das zweite Mitglied kostet {{second}}, das dritte {{third}}, das vierte {{fourth}}. Es darf gleich jagen oder handeln. Ein Stamm, von dem niemand mehr auf dem Plan steht, kommt kostenlos zurück, überall außer auf dem Brunftplatz und dem Feld des Mammuts.

**2. Jäger losschicken**, wenn du willst: beliebige Mitglieder, die nicht verwundet sind, von überall her. Wer in dieser Runde zuerst jemanden schickt, ist Jagdleiter.

**3. Handeln.** Jedes Mitglied, das noch auf dem Plan steht, hat {{actions}} Aktionen, in beliebiger Reihenfolge, auch zweimal dieselbe:

- **Ziehen**, bis zu 2 Felder weit. Schwieriges Gelände braucht die ganze Aktion: Es kann nur der erste und letzte Schritt sein. Das Feld des Mammuts betritt niemand.
- **Sammeln**: 1 Marke vom Feld nehmen.
- **Herstellen**: die Regel des Feldes einmal nutzen, aus zwei Marken wird 1 Nahrung.
- **Aufstehen**: Ein verwundetes Mitglied kommt wieder auf die Beine. Vorher kann es nichts anderes tun.
- **Kämpfen** gegen die anderen Stämme auf einem Feld: siehe nächstes Kapitel.

Aktionen, die du nicht nutzt, verfallen.

-# Von den Preisen fürs Wachsen ist nur der des dritten Mitglieds gedruckt; die anderen sind von uns.`,
  },
  fights: {
    title: 'Kämpfe',
    text: `Um zu kämpfen, genügt ein Mitglied, das steht und noch eine Aktion hat; jedes solche Mitglied von dir auf dem Feld zahlt eine.

- **Wer gegen wen.** Gegen nur einen Stamm gibt es kein Entkommen. Sind es mehrere, sagt reihum jeder von ihnen, ob er sich raushält (keine Würfel, kein Einsatz, aber getroffen werden kann er); dann sagen alle offen, wie viele ihrer Mitglieder wen angreifen. Wer dabei ist, kann das vorab sagen: Es bleibt geheim, bis er an der Reihe ist.
- **Einsetzen**, geheim und alle zugleich: Stöcke, Gras, Steine. Wer nur noch Verwundete hat, kann sich immerhin hinter Gras verstecken.
- **Würfeln**: ein Würfel für jedes Mitglied, das dort steht, +1 für jeden deiner Stöcke, −1 für jedes Gras deines Ziels. Ab {{wounds}} ist es eine Wunde. Auch Wunden, für die niemand mehr da ist, zählen für das Ergebnis.
- **Gewinnen.** Wer die meisten Wunden schlägt, gewinnt und bekommt 1 Nahrung für jede Wunde, die er mehr geschlagen als eingesteckt hat, nie weniger als 0. Bei Gleichstand gewinnt niemand.
- **Steine.** Wenn du jemanden verwundet hast, verwundet jeder Stein, den du eingesetzt hast, noch ein Mitglied eines getroffenen Stammes. Ein Stein muss treffen, wenn er kann: Du wählst nur unter Stämmen, bei denen noch jemand steht. Am Ergebnis ändert das nichts.
- Was eingesetzt wurde, ist weg.

Welches Mitglied verwundet wird, steht fest, so spart ihr Tage: im eigenen Zug zuerst die ohne Aktionen, sonst nach der Zahl.`,
  },
  'the hunt': {
    title: 'Die Jagd',
    text: `Wenn alle Stämme fertig sind, kämpfen die Jäger in Jagdrunden gegen das Mammut, bis es fällt oder alle gegangen sind.

- **Angriff.** Wer die Jagd leitet, beginnt, dann im Uhrzeigersinn. Sag offen, was du einsetzt, und wirf für jeden Jäger, der steht, einen Würfel, +1 für jeden Stock. Jeder Wurf ab {{hits}} holt 1 Nahrung vom Mammut; wenn du überhaupt triffst, holt jeder Stein noch 1. Ein Stamm ohne Marken greift gleich nach dem vor ihm an.
- **Beute.** Ganz gleich, wer die letzte Nahrung holt: Der Jagdleiter verteilt dann {{food}} weitere an die Stämme, wie er will, auch wenn er selbst schon gegangen ist. Alle Jäger kommen auf das Feld, auf dem das Mammut fiel (vom Brunftplatz auf ein Feld daneben, das der Jagdleiter wählt), und ein neues Mammut steht auf dem Brunftplatz.
- **Es schlägt zurück**, wenn es noch lebt: ein Würfel gegen jeden Jäger, der steht, −1 für jedes Gras, das sein Stamm eingesetzt hat. Ab {{strikes}} ist es eine Wunde.
- **Bleiben oder gehen.** Alle Stämme wählen geheim und zugleich: bleiben oder alle eigenen Jäger auf ein Feld neben dem Mammut führen. Wer nur noch verwundete Jäger hat, muss gehen.
- Was in der Jagdrunde eingesetzt wurde, ist weg; die Wunden des Mammuts bleiben, auch in späteren Runden. Mitten in der Jagd kommt niemand dazu.`,
  },
  'season and herd': {
    title: 'Jahreszeit und Mammut',
    text: `**Eine Karte wird gezogen.** Sie wirkt auf alle Felder der Arten, die sie nennt, und auf alle Mitglieder darauf: Marken kommen dazu oder verschwinden, Mitglieder werden verwundet oder vom Plan genommen, oder Gelände ist in der nächsten Runde leicht begehbar. Wer vom Plan genommen wird, wartet als Erstes auf einen neuen Einsatz und ist dann unverwundet.

**Das Mammut zieht umher.** Ein Würfel zeigt, wohin: 4 ist Norden, dann im Uhrzeigersinn 5 Nordosten, 6 Südosten, 1 Süden, 2 Südwesten, 3 Nordwesten. Die Pfeile der Karte sagen, wie viele Felder weit.

- Mitglieder auf einem Feld, das es betritt, werden verwundet, und jedes weicht auf ein Feld daneben aus, das das Mammut weder durchquert noch erreicht hat.
- Gelände, das die Karte sperrt, hält es auf.
- Läuft es über den Rand des Landes, taucht es auf dem Brunftplatz wieder auf und trampelt auch dort.
- Kommt es durch eine Beute oder eine Karte auf den Brunftplatz, trampelt es niemanden nieder.

-# Die Reihenfolge der sechs Richtungen ist von uns; gedruckt ist, dass 4 Norden ist, und dass das Mammut *Herde* heißt, wenn es umherzieht.`,
  },
  'land and snow': {
    title: 'Neues Land und Schnee',
    text: `- Am Ende der 1. Runde kommt ein zweiter Ring aus 12 Feldern dazu, am Ende der 2. ein dritter aus 18; auf jedem, das einen Rohstoff zeigt, liegen {{tokens}} Marken.
- Am Ende der {{snow}}. Runde bestimmt ein Würfel eine Ecke des Plans: Sie und die nächsten drei Felder im Uhrzeigersinn am Rand entlang werden zu Schnee.
- Ab der {{spreads}}. Runde gilt die Eiszahl der Jahreszeit: Bei 1 wird jedes Feld neben Schnee zu Schnee, bei 2 auch die Felder neben diesen.
- Schnee hat keinen Rohstoff, keine Regel und ist nicht schwierig. Marken darauf sind weg; Mitgliedern und Mammut geschieht nichts, und die Jagd geht weiter.
- Ist noch ein Feld frei, wandert der Startspielerstein nach links, und eine neue Runde beginnt.`,
  },
  trade: {
    title: 'Schenken und tauschen',
    text: `- Ab der ersten Runde darfst du jedem Stamm jederzeit von deinen Marken schenken, auch Nahrung: mit **Mehr …** und **Tauschen** in deiner Übersicht oder mit \`/give\`.
- Genauso, oder mit \`/trade\`, bietest du einen Tausch an. Er geschieht, sobald der andere Stamm annimmt, ganz oder gar nicht.
- Versprechen darfst du alles. Gebunden ist daran niemand.
- Ein Stamm, der kämpft, gibt und nimmt nichts, vom Beginn des Kampfes bis zu dem Moment, in dem alle zeigen, was sie einsetzen. Auch wo nichts gefragt wird, bleibt kein Moment dafür.
- Marken auf einer Siegkarte gehören nicht zu deinem Vorrat und bleiben dort.`,
  },
  'the end': {
    title: 'Das Ende',
    text: `Sobald alle {{tiles}} Felder Schnee sind, ist das Spiel aus, nach etwa 6 bis 9 Runden. Alle Karten werden aufgedeckt, und ihre Nahrung kommt zu dem, was du hast.

Wer die meiste Nahrung hat, gewinnt; bei Gleichstand gewinnen alle, die gleichauf liegen.

Stöcke, Gras und Steine zählen nur, wenn deine Karte es sagt.

-# Ein Tisch kann eine kurze Partie zum Lernen wählen; die ist von uns und endet nach Runde {{short}}.`,
  },
  tiles: {
    title: 'Felder',
    home: 'Der Brunftplatz ist offenes Land, wenn das Mammut fort ist.',
    line: '**{{terrain}}**: {{parts}}',
    count_one: '{{count}} Feld',
    count_other: '{{count}} Felder',
    rule: '{{tokens}} = 1 Nahrung',
    difficult: 'schwierig',
  },
  cards: {
    title: 'Siegkarten',
    line: '**{{card}}**: {{worth}}',
    older:
      '*Eine Partie, die vor einer Änderung begonnen hat, behält, was auf ihren Karten steht und was sie zahlt.*',
  },
  seasons: {
    title: 'Jahreszeitenkarten',
    key: 'In Klammern steht zu jedem Exemplar: Pfeile/Eis.',
    line: '**{{season}}** ({{copies}}): {{effects}}',
  },
  /** Was ein ausgeglichener Start ist, nach der Zahl der Stämme. */
  start: 'bei {{seats}} Stämmen {{goods}}',
  ours: '-# Diese Liste ist von uns, denn die gedruckte ist nicht öffentlich. Wie gedruckt: {{printed}}.',
  printed: {
    thing: '{{what}} ({{fact}})',
    all: 'die ganze Karte',
    yield: 'der Ertrag',
    difficulty: 'dass es schwierig ist',
    rule: 'die Regel',
    effects: 'die Wirkung',
    ice: 'das Eis',
  },
} satisfies Translation<typeof english>;
