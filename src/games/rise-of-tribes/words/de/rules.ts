import type { Translation } from '../../../../language/say.ts';
import type { rules as english } from '../en/rules.ts';

/** Die Regeln in eigenen Worten, nach Kapiteln. */
export const rules = {
  'in short': {
    title: 'In Kürze',
    text: 'Breitet euch über Seen, Wälder und Berge aus, sammelt, baut Dörfer, lernt dazu. Wie viel eine Aktion bringt, sagen drei Würfel: der, den du dazulegst, und zwei, die andere liegen ließen.\n\nWer zuerst {{whole}} Punkte hat, gewinnt sofort, in jedem Schritt, auch in einem fremden Zug.\n\nDu **besetzt** ein Feld, auf dem du ein Mitglied hast. Du hast die **Mehrheit**, wo du mehr hast als alle anderen zusammen, und **beherrschst** ein Feld, auf dem nur du bist. **Geteilt** ist ein Feld, auf dem auch ein anderer Stamm ist. Eindringlinge gelten als andere und zählen mit, wenn es auf einem Feld zu viele werden; geteilt wird es nur mit Stämmen.',
  },
  'setting up': {
    title: 'Aufbau',
    text: 'Seen geben Nahrung, Wälder Holz, Berge Stein. Jeder Stamm bekommt einen Anführer, der sagt, was seine Dörfer kosten, und einen Stapel Ziele. Er hat {{members}} Mitglieder; alle Stämme zusammen haben {{villages}} Dörfer.\n\nDer Reihe nach kommt jeder auf ein leeres Feld: der erste mit 2 Mitgliedern, der zweite und dritte mit 3, der vierte mit 2 und 1 auf zwei Feldern nebeneinander. Der dritte und der vierte nehmen 2 Rohstoffe nach Wahl.',
  },
  turn: {
    title: 'Ein Zug',
    text: '0. Wer niemanden auf dem Plan hat, setzt {{returning}} auf ein leeres Feld.\n1. **Dörfer**: ein Punkt für jedes deiner Dörfer, auf dessen Feld du ein Mitglied hast.\n2. **Der Wurf** der zwei Würfel im Vorrat. Bei einem Pasch reagieren die Ereignisse, das ältere zuerst; dann wird ein neues gezogen, wenn ein Platz frei ist.\n3. **Zwei Aktionen**, je ein Würfel.\n4. **Kämpfe**, wo zu viele sind.\n5. **Siedeln**: bauen, erfüllen, kaufen, in beliebiger Reihenfolge.\n\nOb Dörfer fallen und ein Mammut verloren geht, wird am Ende der Schritte 2, 4 und 5 geprüft, sonst nie.',
  },
  actions: {
    title: 'Aktionen',
    text: 'Zwei verschiedene, in beliebiger Reihenfolge, jede mit einem deiner Würfel. Der Würfel kommt links in die Reihe, der rechte fällt in den Vorrat. Zwei Sonnen oder mehr von dreien machen die Aktion stark, zwei Monde oder mehr schwach. Ein Würfel darf stattdessen für ein Tier gelegt werden; er geht gleich in den Vorrat. Beide Würfel werden benutzt, auch wenn nichts dabei herauskommt.\n\nSo viel bringt sie, schwach / normal / stark:\n{{reach}}\n\n**Wachsen**: auf Felder, auf denen du schon warst. Du darfst weniger nehmen.\n**Ziehen**: jedes Mitglied einmal, einen Schritt. Andere halten niemanden auf.\n**Sammeln**: von bis zu so vielen verschiedenen Feldern, die du besetzt, keins mit Eindringlingen.\n**Führen**: Erst darfst du Ziele unter deinen Stapel legen, höchstens eins für jedes deiner Dörfer auf einem Feld, das du beherrschst; dann ziehst du ebenso viele, und dazu die Zahl der Aktion.\n\nDie Zahlen zwischen der schwächsten und der stärksten sind von uns.',
  },
  conflicts: {
    title: 'Kämpfe',
    text: 'Mehr als {{limit}} auf einem Feld kämpfen nach beiden Würfeln, egal wer am Zug ist; in einer Dürre mehr als {{drought}}. Ein Stamm allein schrumpft darauf. Sonst greift an, wer am Zug und dort ist, und alle anderen verteidigen.\n\n1. Zugleich nimmt der Bogen des Angreifers einem Verteidiger ein Mitglied, und Mauern nehmen dem Angreifer eins.\n2. Alle dort verlieren je ein Mitglied, gemeinsam, bis höchstens ein Stamm übrig ist.\n3. Ausweichen: Der erste Verlust eines Verteidigers entfällt.\n4. Wer danach noch zu viele hat, schrumpft auf die Grenze.\n\nDrei gegen zwei: Frieden. Vier gegen zwei: Zwei von den vieren bleiben. Drei gegen drei: niemand. Acht gegen einen: {{limit}} bleiben.\n\nEindringlinge allein kämpfen nie. Fällt der letzte, bekommt {{invaders}} Punkte, wer am Zug ist und dort Mitglieder hatte.',
  },
  villages: {
    title: 'Dörfer',
    text: 'Ein Dorf kostet sechs Rohstoffe, je nach Anführer:\n{{costs}}\n\nEs steht auf einem Feld, das du beherrschst und auf dem kein anderes steht. Es zählt ab deinem nächsten Zug und fällt, wenn du dort kein Mitglied mehr hast. Niemand hat etwas davon.\n\nDas erste Dorf der Partie bringt Verlassenes Dorf und Häuptling in den Stapel.',
  },
  goals: {
    title: 'Ziele',
    text: 'Gezogene Ziele hast du auf der Hand, beliebig viele, und niemand sonst sieht sie. Erfüll sie in Schritt 5, auch im selben Zug. Sie wirken sofort und bleiben dir.\n\n{{achievements}}\n\nHerrschaft zu zweit: {{dominion}}\n\nKosten, Punkte und Zahlen sind von uns.',
  },
  developments: {
    title: 'Errungenschaften',
    text: '{{developments}}\n\nFürs Verborgene Dorf musst du auf dem Feld sein, aber nicht allein. Es zählt nur, wo du bist; keine Mauern schützen es. Ein Schritt der Wanderer zählt immer als einer, wohin er auch führt. Zu zweit gibt es keine Töpferei.\n\nDie Kosten sind von uns.',
  },
  events: {
    title: 'Ereignisse',
    text: '{{slots}} Ereignisse haben Platz. Was sofort geschieht, braucht einen freien Platz, bleibt aber nicht. Abgelegte kommen nie wieder. Wo nichts anderes steht, wählt, wer am Zug ist. Gekauft wird in Schritt 5 des eigenen Zugs.\n\n{{tiles}}',
  },
  'more events': {
    title: 'Ereignisse im Einzelnen',
    text: '{{others}}\n\n**Häuptling**: Das höchste Gebot gewinnt, bei gleichen das des Stamms am Zug, dann im Uhrzeigersinn. Es bringt {{low}} Punkt, ab {{high}} Rohstoffen {{most}}. Wer gewinnt, verteilt genau sein Gebot; die anderen behalten ihres. Bietet niemand: zurück in den Stapel.\n**Mammut**: gejagt gibt es {{hunted}} Nahrung und 1 Punkt. Zähmen kostet {{tamed}} Nahrung und bringt {{points}} Punkte; es geht mit einem Mitglied, das auf seinem Feld losgeht. Ohne ein Mitglied von dir auf seinem Feld ist es verloren, und {{points}} Punkte mit ihm.\n**Eindringlinge** gelten im Kampf als Stamm. Sie kommen auf ein Feld mit den wenigsten Mitgliedern.\n**Vulkan**: Bei zwei Sonnen verliert niemand etwas, bei zwei leeren Seiten jeder Stamm daneben 1 Mitglied, bei zwei Monden 2. Er bleibt stehen, und sein Ereignis kommt zurück in den Stapel.\n**Geteiltes Wissen**: Beim dritten Rohstoff wird es abgelegt.\n**Entdeckung**: einmal für jedes solche Feld.',
  },
  options: {
    title: 'Was ein Tisch wählen darf',
    text: '**Anführer** haben Kräfte:\n{{leaders}}\n\n**Älteste**: Mit einem neuen Dorf darf einer einziehen. Von da an, einmal je Zug: Gib einem Stamm 1 Rohstoff und nutze bis zum Ende deines Zugs eine seiner Errungenschaften. Er fällt mit seinem Dorf; fällt er in einem fremden Zug durch einen Kampf, bekommt der Stamm am Zug 1 Punkt.\n\n**Offene Ziele**: Alle sehen sie.\n**Ausgeglichener Start**: so viele Rohstoffe nach Wahl, der Reihe nach: {{starts}}.\n**Kurz**: Mit {{short}} Punkten ist gewonnen.\n\nKräfte, ausgeglichener Start und kurze Partie sind von uns.',
  },
  reach: '- {{action}}: {{weak}} / {{standard}} / {{strong}}',
  gathered: 'je {{each}} von {{tiles}}',
  start: '{{takes}} bei {{seats}} Stämmen',
  cost: '- {{leader}}: {{goods}}',
  goal: '- **{{goal}}** ({{cost}}): {{effect}}',
  leader: '- {{leader}}: {{effect}}',
  tile: '- **{{tile}}**: {{effect}}',
} satisfies Translation<typeof english>;
