import type { Translation } from '../../language/say.ts';
import type { refusals as english } from '../en/refusals.ts';

/** Warum etwas nicht getan wird. */
export const refusals = {
  // der Spielregeln
  'no such decision': 'Diese Frage stellt sich nicht mehr. So steht es jetzt:',
  'not your decision': 'Diese Frage geht an jemand anderen.',
  'no such choice': 'Das geht nicht mehr. Möglich ist noch das hier:',
  'nothing to undo': 'Du kannst noch nichts zurücknehmen.',
  'others must agree':
    'Zurücknehmen geht hier nur, wenn alle am Tisch einverstanden sind. /undo fragt sie.',
  'deals are closed':
    'Ihr beiden könnt gerade nichts schenken oder tauschen. Wann es geht, steht unter /rules.',
  'deals wait': '{{why}}',
  'nothing to deal':
    'Keiner von euch beiden hat etwas zu geben. Dazu muss erst einer von euch etwas bekommen.',
  'nobody deals here': 'In diesem Spiel wird weder geschenkt noch getauscht.',
  'deal with oneself': 'Das bist du selbst. Wähle jemand anderen.',
  'no such seat': 'Auf diesem Platz sitzt in dieser Partie niemand. Wähle jemanden, der mitspielt.',
  'no such goods':
    'Das lässt sich in diesem Spiel nicht schenken oder tauschen. Nimm etwas von dem, was der Befehl anbietet.',
  'not a whole amount':
    'Geschenkt und getauscht wird in ganzen Zahlen ab 0. Wie viele sollen es sein?',
  'not enough goods': 'So viel ist nicht da. Wähle weniger.',
  'has nothing': '{{seat}} hat nichts davon. Wähle etwas anderes.',
  'has only': '{{seat}} hat nur {{goods}}. Wähle nicht mehr als das.',
  'empty deal': 'Sag, was du geben willst.',
  'nothing named to give': 'Sag, was du geben willst, zum Beispiel {{goods}}.',
  'goes both ways': 'Hier wird dasselbe gegeben und verlangt. Lass es auf einer Seite weg.',
  'restored already': 'Auf diesen Stand wurde die Partie schon zurückgesetzt.',

  // des Hauses
  'no database':
    'Mein Gedächtnis streikt gerade, deshalb ist nichts passiert. Versuch es gleich noch einmal; /hand zeigt dir, wie die Partie steht.',
  unsure:
    'Mein Gedächtnis hat genau beim Aufschreiben gestreikt, ich weiß also nicht, ob es geklappt hat. Sieh mit /hand und /log nach, wie die Partie steht, bevor du es wiederholst.',
  'done unshown':
    'Das ist erledigt, ich kann dir nur gerade nicht zeigen, wie es jetzt steht. Probier gleich noch einmal /hand.',
  'broken match':
    'Diese Partie kann ich gerade nicht lesen, deshalb rühre ich sie nicht an. Verloren ist nichts; wer mich betreibt, findet den Grund im Protokoll. Die Moderation des Kanals kann sie mit /match close schließen.',
  'other rules':
    'Diese Partie hat unter anderen Regeln begonnen, als ich jetzt habe, deshalb rühre ich sie nicht an, bis die alten wieder da sind. Verloren ist nichts; wer mich betreibt, findet im Protokoll, was zu tun ist.',
  'other rules while it runs':
    'Diese Partie hat unter anderen Regeln begonnen, als ich jetzt habe, deshalb rühre ich sie nicht an, bis die alten wieder da sind. Verloren ist nichts; wer mich betreibt, findet im Protokoll, was zu tun ist. Die Moderation des Kanals kann sie mit /match close schließen.',
  unexpected:
    'Bei mir ist etwas schiefgegangen. Sieh mit /hand nach, wie die Partie steht, bevor du es noch einmal versuchst; wenn es wieder passiert, sag dem Menschen Bescheid, der mich betreibt.',

  // welche Partie
  'no match meant':
    'Ich weiß nicht, welche Partie du meinst. Gib den Befehl in ihrem Thread, oder nenne die Partie.',
  'match is gone':
    'Diese Partie kenne ich nicht mehr. /match list zeigt die Partien dieses Servers, /next, was auf dich wartet.',
  'no seat': 'Du spielst in dieser Partie nicht mit. Zuschauen kannst du mit /board.',
  'seat was given':
    'Deinen Platz in dieser Partie hat jetzt <@{{user}}>. Zuschauen kannst du weiter mit /board.',
  'gave up':
    'Auf deinem Platz spielt jetzt der Computer. Zuschauen kannst du weiter mit /board; die Moderation des Kanals kann dir den Platz mit /match hand-over zurückgeben.',
  'played for you':
    'Auf deinem Platz in dieser Partie spielt jetzt <@{{user}}>. Drück in ihrem Thread **{{button}}**, und er gehört wieder dir.',
  forfeited:
    'Auf deinem Platz in dieser Partie spielt vorerst der Computer. Drück in ihrem Thread **{{button}}**, und er gehört wieder dir.',
  'match is over': 'Diese Partie ist zu Ende. Mit /match new beginnst du eine neue.',
  'again when over': 'Diese Partie ist noch nicht vorbei: Spielt sie erst zu Ende.',
  'match is closed': 'Diese Partie ist geschlossen. Mit /match new beginnst du eine neue.',
  'closed before it began':
    'Diese Partie wurde geschlossen, bevor sie begann. Mit /match new beginnst du eine neue.',
  'not started': 'Diese Partie hat noch nicht begonnen. Wer sie eröffnet hat, startet sie auch.',
  'other game': 'Hier wird {{title}} gespielt. Nimm /{{command}}.',
  'no such entry':
    'Einen Eintrag {{entry}} hat diese Partie nicht. In /log stehen alle, die es gibt.',
  'record while it runs':
    'In der Aufzeichnung steht, woraus alle Würfe kommen. Deshalb gibt es sie erst, wenn die Partie zu Ende ist.',
  'story while it runs': 'Die Geschichte einer Partie wird erzählt, wenn sie zu Ende ist.',

  // an den Tisch
  'no such game': 'Dieses Spiel habe ich nicht im Regal.',
  'no game': 'Im Regal steht kein Spiel.',
  'number of seats':
    'Bei {{game}} spielen {{least}} bis {{most}} mit. Wähle eine Zahl von Plätzen dazwischen.',
  'no such option': 'Das gibt es bei {{game}} nicht.',
  'host chooses': '<@{{host}}> hat diese Partie eröffnet: Nur <@{{host}}> wählt das.',
  'it has begun':
    'Diese Partie hat begonnen, da steht das fest. Mit /match new eröffnest du eine andere.',
  'no such level':
    'So spielt bei {{game}} kein Computer. Nimm etwas von dem, was der Befehl anbietet.',
  'plays so already': 'Der Computer spielt auf diesem Platz schon so.',
  'no computer there': 'Auf diesem Platz spielt kein Computer. Nimm einen, auf dem einer spielt.',
  'no seat for oneself': 'Lass mindestens einen Platz für dich selbst frei.',
  'too many wait here_one':
    'Auf diesem Server wartet schon {{count}} Partie auf Mitspieler. Spiel da mit: /match list zeigt sie.',
  'too many wait here_other':
    'Auf diesem Server warten schon {{count}} Partien auf Mitspieler. Spiel bei einer davon mit: /match list zeigt sie.',
  'too many of yours wait_one':
    '{{count}} Partie von dir wartet schon auf Mitspieler. Starte oder schließe sie, bevor du die nächste eröffnest: /match list zeigt sie.',
  'too many of yours wait_other':
    '{{count}} Partien von dir warten schon auf Mitspieler. Starte oder schließe eine, bevor du die nächste eröffnest: /match list zeigt sie.',
  'too many of yours run_one':
    '{{count}} Partie, die du eröffnet hast, läuft gerade. Eröffne die nächste, wenn sie zu Ende ist.',
  'too many of yours run_other':
    '{{count}} Partien, die du eröffnet hast, laufen gerade. Eröffne die nächste, wenn eine davon zu Ende ist.',
  'too many lately_one':
    'Du hast in der letzten Stunde {{count}} Partie eröffnet. Warte mit der nächsten noch ein wenig.',
  'too many lately_other':
    'Du hast in der letzten Stunde {{count}} Partien eröffnet. Warte mit der nächsten noch ein wenig.',
  'has begun':
    'Diese Partie hat begonnen: Jetzt kommt niemand mehr dazu, und niemand geht mehr. Wer nicht weiterspielen kann, nimmt /match resign.',
  'seated already': 'Du spielst in dieser Partie schon mit.',
  'seats taken, open another':
    'Alle Plätze dieser Partie sind besetzt. Mit /match new eröffnest du eine eigene.',
  'seats taken': 'Alle Plätze dieser Partie sind besetzt, also kann niemand mehr dazukommen.',
  'table changed':
    'Am Tisch hat sich etwas geändert, bevor du gedrückt hast. Sieh nach, und drück dann noch einmal.',
  'no computer player': 'In dieser Partie spielt kein Computer mit, also kann auch keiner gehen.',
  'too few players':
    '{{game}} braucht mindestens {{least}} Mitspieler. Warte, bis jemand dazukommt, oder lass den Computer mitspielen.',
  'no open match here':
    'So eine offene Partie gibt es hier nicht. Mit /match new eröffnest du eine.',
  'not in a channel': 'Gespielt wird in einem Kanal eines Servers. Gib den Befehl dort.',
  'permissions missing':
    'In <#{{channel}}> kann ich keine Partie leiten, mir fehlt dort: {{missing}}. Bitte die Moderation darum.',
  'no home':
    'In <#{{channel}}> lässt sich nicht spielen: Dafür braucht es einen Textkanal, in dem ich schreiben und Threads eröffnen darf. Bitte die Moderation um einen.',
  'no home, but elsewhere':
    'In <#{{channel}}> lässt sich nicht spielen: Dafür braucht es einen Textkanal, in dem ich schreiben und Threads eröffnen darf. In <#{{other}}> geht es.',
  'stuck there':
    'Partie #{{match}} kann in <#{{channel}}> keinen Thread haben, denn dafür braucht es einen Textkanal. Verleg sie in einen: `/repair match: {{match}} channel: …`',

  // wer was darf
  'host seats computers':
    'Diese Partie hat <@{{host}}> eröffnet, und nur <@{{host}}> kann den Computer mitspielen lassen.',
  'host or moderator starts':
    'Diese Partie hat <@{{host}}> eröffnet: Starten kann sie sonst nur die Moderation des Kanals.',
  'host or moderator closes':
    'Diese Partie hat <@{{host}}> eröffnet: Schließen kann sie sonst nur die Moderation des Kanals.',
  'moderator closes':
    'Eine laufende Partie kann nur die Moderation ihres Kanals schließen. Wer nicht weiterspielen kann, nimmt /match resign.',
  'moderator hands over':
    'Einen Platz vergeben kann nur die Moderation des Kanals. Wer nicht weiterspielen kann, nimmt /match resign.',
  'seat is not silent':
    'Über einen Platz entscheidet dein Tisch erst, wenn er {{days}} Tage auf eine Antwort gewartet hat, und nicht, während alle geheim wählen. Wer moderiert und nicht mitspielt, kann vorher entscheiden.',
  'hand over your own':
    'Das ist dein eigener Platz: Mit /match resign gibst du ihn auf, mit /match substitute suchst du jemanden dafür.',
  'wanted already': 'Für diesen Platz wird schon jemand gesucht.',
  'resign while it runs': 'Aufgeben kannst du nur eine Partie, die gerade läuft.',
  'hand over while it runs': 'Einen Platz weitergeben geht nur, solange die Partie läuft.',
  'no such seat to hand over': 'Diesen Platz gibt es in dieser Partie nicht.',
  'computer has it already':
    'Auf diesem Platz spielt schon der Computer. Sag, wer ihn bekommen soll.',
  'sits here already': '<@{{user}}> spielt in dieser Partie schon mit.',
  'a bot cannot sit':
    'Ein Bot kann keinen Platz einnehmen. Lass `to` weg, wenn der Computer spielen soll.',
  'cannot see the channel':
    '<@{{user}}> kann <#{{channel}}> nicht sehen, und dort wird diese Partie gespielt. Gib Zugang dazu, oder nenn jemand anderen.',

  // Angebote
  'no such proposal': 'Dieses Angebot kenne ich nicht. /hand zeigt, welche offen sind.',
  'would agree': '{{seat}} lehnt ab, gäbe aber {{takes}} für {{gives}}.',
  'declines at once': '{{seat}} lehnt ab. Biete mehr, oder verlang weniger.',
  'moved on while thinking':
    'Die Partie ist weitergegangen, während {{seat}} darüber nachgedacht hat. Getauscht wurde nichts; biete es noch einmal an.',
  'proposal is for others':
    'Dieses Angebot ist für jemand anderen. Mit /trade machst du selbst eins.',
  'own motion': 'Du hast das vorgeschlagen und bist schon dafür: Jetzt sind die anderen dran.',
  'own proposal':
    'Das ist dein eigenes Angebot: Jetzt sind die anderen dran. **{{button}}** nimmt es zurück.',
  'proposal was void':
    'Dieses Angebot gilt nicht mehr: In der Partie hat sich seither etwas geändert. Mach mit **Mehr …** und **Tauschen** ein neues.',
  'proposal was accepted': 'Dieses Angebot ist erledigt: Es wurde angenommen.',
  'proposal was declined': 'Dieses Angebot ist erledigt: Es wurde abgelehnt.',
  'proposal was withdrawn': 'Dieses Angebot ist erledigt: Es wurde zurückgezogen.',
  'taken back already':
    'Die Partie ist inzwischen weitergegangen, darum wurde nichts zurückgenommen.',

  // Knöpfe und Befehle
  'button of another time':
    'Dieser Knopf ist schon sehr alt, ich kenne ihn nicht mehr. /next zeigt, was auf dich wartet.',
  'button of another match':
    'Dieser Knopf gehört zu einer Partie, die ich nicht mehr kenne; ihre Nummer hat jetzt eine andere. /next zeigt, was auf dich wartet.',
  'form from nowhere':
    'Ich weiß nicht, woher dieses Formular kommt. Öffne es noch einmal aus deiner Übersicht: /hand.',
  'form of another time': 'Dieses Formular kenne ich nicht mehr. Öffne deine Übersicht neu: /hand.',
  'choice makes no sense':
    'Mit dieser Auswahl kann ich nichts anfangen. Öffne deine Übersicht neu: /hand.',
  'answered already': 'Diese Frage ist schon beantwortet. So steht es jetzt:',
  'changed since it was asked':
    'Seit das gefragt wurde, hat sich geändert, was du antworten kannst. So steht es jetzt:',
  'nothing waits': 'Gerade wartet hier nichts auf dich.',
  'not possible now': 'Das geht jetzt nicht. Du kannst: {{possible}}.',
  'barred now': '{{reason}}. Du kannst: {{possible}}.',
  'wrong option': '`{{option}}`: „{{what}}“ geht hier nicht. Möglich ist: {{names}}.',
  'option cannot be': '`{{option}}`: „{{what}}“ geht nicht: {{why}}. Möglich ist: {{names}}.',
  'say which': 'Sag genauer, was du meinst: {{possible}}.',
  'nothing follows':
    'Was danach kommt, hängt von den Würfeln oder von anderen ab, deshalb lässt sich mit `then` nichts anhängen. Es ist nichts passiert: Gib den Befehl ohne `then`.',
  'one at a time':
    'Was danach kommt, hängt von den Würfeln oder von anderen ab, deshalb wähle eins nach dem anderen. Es ist nichts passiert.',
  'nothing chosen': 'Du hast nichts gewählt, also ist nichts passiert.',
  'not after the others':
    '„{{what}}“ geht nicht mehr nach dem, was davor gewählt ist, also ist nichts passiert.',
  'not possible after that':
    '„{{what}}“ geht danach nicht, deshalb ist nichts passiert. Wähle aus der Liste, die beim Tippen aufgeht.',
  'means several':
    '„{{what}}“ kann danach mehreres heißen, deshalb ist nichts passiert. Wähle aus der Liste, die beim Tippen aufgeht.',
  'not a whole number': '„{{what}}“ ist keine ganze Zahl. Schreib eine ab 0, etwa 2.',

  // Mengen und Auswahlen
  'more than you have': 'Du hast {{has}}, nicht {{amount}}.',
  'more than fits': 'Höchstens {{most}}, nicht {{amount}}.',
  'less than needed': 'Mindestens {{least}}, nicht {{amount}}.',
  'total is exact': 'Zusammen macht das {{amount}}; es müssen {{total}} sein.',
  'total is at most': 'Zusammen macht das {{amount}}; mehr als {{most}} geht nicht.',
  'total is at least': 'Zusammen macht das {{amount}}; es müssen mindestens {{least}} sein.',
  'no such amount': '„{{what}}“ gehört hier nicht hin. Lass es weg.',
  'no such line':
    'Mit „{{what}}“ kann ich nichts anfangen. Schreib in jede Zeile einen Namen und eine Zahl.',
  'not among them': '„{{what}}“ ist nicht dabei. Zur Wahl steht: {{names}}.',
  'not among many_one':
    '„{{what}}“ ist nicht dabei. Zur Wahl steht: {{names}}; und noch {{count}} Möglichkeit.',
  'not among many_other':
    '„{{what}}“ ist nicht dabei. Zur Wahl steht: {{names}}; und noch {{count}} andere.',
  'picked twice': '„{{what}}“ hast du zweimal genannt. Einmal reicht.',
  'choose exactly': 'Wähle {{many}} davon, nicht {{chosen}}.',
  'choose from to': 'Wähle {{least}} bis {{most}} davon, nicht {{chosen}}.',
  'no such command': 'Diesen Befehl kenne ich nicht mehr. Probier /next.',
  'no such match command': 'Diesen Befehl kenne ich nicht. Probier /match list.',
  'no such option of a command':
    'Diesen Befehl gibt es nicht mehr mit `{{option}}`. Wähle ihn neu aus der Liste von Discord.',
  'option is missing': '`{{option}}` fehlt. Gib den Befehl noch einmal und füll das aus.',
  'option is a number': '`{{option}}` muss eine ganze Zahl von {{least}} bis {{most}} sein.',
  'option is a text': '`{{option}}` darf höchstens {{most}} Zeichen lang sein.',
  'option is one of': 'Für `{{option}}` kannst du wählen: {{names}}.',
  'option is yes or no':
    '`{{option}}` ist Ja oder Nein: Nimm eins von beiden aus der Liste von Discord.',
  'option is of Discord':
    'Was du bei `{{option}}` genannt hast, finde ich nicht. Wähle es aus der Liste von Discord.',
  'field is too long': 'In ein Feld des Formulars passen höchstens {{most}} Zeichen.',
  'nobody of that name': 'So heißt niemand in dieser Partie. Wähle, was der Befehl vorschlägt.',
  'several of that name': 'So heißen mehrere in dieser Partie. Sag, welchen Platz du meinst.',
  'days away': 'Sag, für wie viele Tage, von 1 bis {{most}}, oder 0, wenn du wieder da bist.',

  // Zeit
  'zone first':
    'Sag mir erst, wo du wohnst: `/me zone: …`, zum Beispiel Wien. Die Liste öffnet sich beim Tippen.',
  'zone to sign up':
    'Sag mir, wo du wohnst, damit ich dich rufe, wenn du wach bist: Melde dich noch einmal an, mit deiner Zeitzone.',
  'no such zone':
    'Eine Stadt oder Zeitzone „{{zone}}“ kenne ich nicht. Eine große Stadt mit derselben Uhrzeit genügt; bei `/me zone:` öffnet sich beim Tippen eine Liste.',
  'no such time': '„{{what}}“ ist keine Uhrzeit. Schreib sie wie 22:30 oder 22 Uhr.',
  'day too short':
    'Du musst mindestens {{least}} Stunden am Tag wach sein, damit niemand zu lange auf dich wartet.',
  'own pace':
    'Schreib deine eigenen Stunden als die für jede Entscheidung und die in Reserve, je höchstens {{most}}: 36 + 72.',
  'not all stay':
    'Seit der Tisch geändert wurde, fehlt noch eine Zusage: {{players}}. Warte darauf, oder gib die Plätze hinter **{{button}}** frei.',
  'match is paused':
    'Diese Partie pausiert bis <t:{{when}}:f> (<t:{{when}}:R>). Mit `/match resume` fragst du deinen Tisch, ob es gleich weitergehen soll.',
  'paused already':
    'Diese Partie pausiert schon. Mit `/match resume` fragst du deinen Tisch, ob es weitergehen soll.',
  'paused enough_one':
    'Ein Tisch kann seine Partie insgesamt {{most}} Tage lang anhalten; {{count}} Tag ist noch übrig. Wer diesen Kanal moderiert und nicht mitspielt, kann es auch länger.',
  'paused enough_other':
    'Ein Tisch kann seine Partie insgesamt {{most}} Tage lang anhalten; {{count}} Tage sind noch übrig. Wer diesen Kanal moderiert und nicht mitspielt, kann es auch länger.',
  'moderated enough_one':
    'Die Moderation kann eine Partie insgesamt {{most}} Tage lang anhalten, denn jede Partie soll enden; {{count}} Tag ist noch übrig. Mit `/match settle` spielt der Computer sie zu Ende.',
  'moderated enough_other':
    'Die Moderation kann eine Partie insgesamt {{most}} Tage lang anhalten, denn jede Partie soll enden; {{count}} Tage sind noch übrig. Mit `/match settle` spielt der Computer sie zu Ende.',
  'nobody is left':
    'In dieser Partie ist niemand mehr, der weiterspielen könnte: Wer dort den Platz verloren hat, kann ihn zurücknehmen und weckt sie damit.',
  'not paused': 'Diese Partie pausiert nicht.',
  'move while it runs': 'Das geht nur, während eine Partie läuft.',
  'voted already': 'Du hast schon dafür gestimmt.',
  'vote is over': 'Hier gibt es nichts mehr abzustimmen.',
  'vote of others': 'Darüber stimmen die anderen ab.',
  'waited enough': 'Noch mehr Zeit könnt ihr hierfür nicht geben. Wähle etwas anderes.',
  'who asks for substitutes':
    'Nur wer dort sitzt oder moderiert, kann nach Ersatz suchen; für Plätze des Computers auch, wer die Partie eröffnet hat.',
  'seat changed hands':
    'Dieser Platz hat inzwischen den Besitzer gewechselt. Sieh nach, wer ihn jetzt hat, und nimm den Befehl noch einmal, wenn du es noch willst.',
  'no substitute wanted': 'Für diesen Platz wird niemand mehr gesucht.',
  'was declined': 'Für diesen Platz hast du schon ein Nein bekommen.',
  'not in line': 'Du bist für diesen Platz nicht in der Reihe.',
  'not first in line': 'Diese Person steht für den Platz nicht mehr ganz vorn in der Reihe.',
  'who has a say':
    'Ja oder Nein sagt hier, wer um Ersatz gebeten hat, oder wer die Partie eröffnet hat.',
  'no say about oneself': 'Über dich entscheidet jemand anders.',
  'sat elsewhere':
    'Du hattest in dieser Partie einen anderen Platz und kennst seine Geheimnisse; diesen hier kannst du nicht übernehmen.',
  'knows another hand':
    '<@{{user}}> hatte in dieser Partie einen anderen Platz und kennt seine Geheimnisse; für diesen hier geht das nicht.',
  'role learns':
    'Auf diesem Server darf nur {{roles}} Partien eröffnen, und auch zum Lernen eröffnest du eine. Spiel bei einer mit: /match list zeigt, welche warten, und /rules hat die Regeln.',
  'role opens':
    'Auf diesem Server darf nur {{roles}} Partien eröffnen. Spiel bei einer mit: /match list zeigt, welche warten.',
  'settling already': 'Der Computer spielt diese Partie schon zu Ende.',
  'moderator took part':
    'Du spielst in dieser Partie mit oder hast mitgespielt. Darum entscheidet hier ihr Tisch, oder jemand aus der Moderation, der nicht dabei ist. Spielst du mit, dann frag deinen Tisch mit /match pause, resume, settle, level, hand-over oder substitute. Wenn unter ihren Nachrichten **{{button}}** steht, drück zuerst darauf.',
  'table decides on levels':
    'Wie gut der Computer spielt, entscheidet allein der Tisch: Wer dort mitspielt, kann mit /match level fragen.',
  'moderator sets up': 'Einrichten kann den Kanal nur, wer ihn verwalten darf.',
  'moderator sets tables':
    'Das gilt für den ganzen Server: Einstellen kann es nur, wer alle seine Kanäle verwalten darf.',
  'host or moderator repairs':
    'Das können nur <@{{host}}> (hat diese Partie eröffnet), wer hier mitspielt und die Moderation des Kanals.',
  'players or moderator repair': 'Das darf nur, wer hier mitspielt oder den Kanal moderiert.',
  'moderator moves': 'Dorthin verlegen kann eine Partie nur, wer den Kanal dort verwalten darf.',
  'cannot move there':
    'In <#{{channel}}> kann ich keine Partie spielen lassen. `/setup` sagt dort, was fehlt.',
  'block of oneself': 'Dich selbst kannst du nicht blockieren.',
  'you block somebody there':
    'Dort sitzt <@{{user}}>, und mit dieser Person willst du nicht spielen. Mit `/block` und `off` nimmst du das zurück.',
  'not at this table': 'An diesem Tisch kannst du nicht sitzen. /match list zeigt andere.',
  'blocked pair':
    '<@{{user}}> und jemand an diesem Tisch spielen nicht zusammen. Wähle jemand anderen.',
  'for learners':
    'Dieser Tisch ist zum Lernen, und du hast schon {{count}} Partien dieses Spiels gespielt. /match list zeigt andere.',
  'proposal was countered':
    'Dieses Angebot ist erledigt: Es wurde mit einem Gegenangebot beantwortet.',
  'proposal was expired': 'Dieses Angebot ist erledigt: Die Zeit dafür ist um.',
  'nobody agrees': 'Niemand ist einverstanden. Biete mehr, oder verlang weniger.',
  'order has no end':
    'Mit `standing` gilt das, bis du es unter `/orders` zurücknimmst. Lass `hours` deshalb weg.',
  'nothing to counter with':
    'Ein Gegenangebot geht hier gerade nicht: Es gibt nichts, was du dafür verlangen könntest. Nimm es an oder lehn es ab.',
  'order gives away':
    'Sag mit `take-…`, was du mindestens willst; sonst könnte es jeder umsonst haben.',
  'length of a promise': 'Ein Versprechen darf höchstens {{most}} Zeichen lang sein.',
  'too many promises': 'Du hast in dieser Partie schon {{most}} Dinge versprochen.',
  'promises when over':
    'Ob ein Versprechen gehalten wurde, kannst du erst sagen, wenn die Partie vorbei ist.',
  'promise to others': 'Das wurde dir nicht versprochen.',
  'plan of a plan': 'Das ist schon ein Plan.',
  'only a plan':
    'Das ist nur ein Plan: Außer dir ist niemand dabei, und er wird von selbst vergessen. Die Partie ist #{{match}}.',
  'plan is old':
    'Die Partie ist weitergegangen, seit du diesen Plan gemacht hast. **Neu anfangen** plant von da an, wo sie jetzt steht.',
  'nothing planned': 'In diesem Plan gibt es noch nichts, was du wirklich so machen könntest.',
  'nothing to order':
    'Von diesem Plan lässt sich noch nichts wirklich machen: Vorher sind andere dran, und vorab ansagen kannst du nichts davon.',
  'no such day': '„{{what}}“ ist kein Tag. Schreib ihn wie 24.12.',
  'day has come': '{{what}} ist schon da oder vorbei. Nimm einen späteren Tag.',
  'maker withdraws':
    'Zurückziehen kann ein Angebot nur, wer es gemacht hat. Du kannst es ablehnen.',
  'number alone':
    'Bei Wunsch {{nth}} steht nur eine Zahl. Wähle auch den Ort dazu. Geändert ist nichts.',
  'no such order': 'Das lässt sich in dieser Partie nicht vorab ansagen. /orders zeigt, was geht.',
  'no orders here': 'In diesem Spiel lässt sich nichts vorab ansagen.',
  // von Ligen
  'no such season': 'Diese Saison gibt es hier nicht mehr.',
  'no such league':
    'Auf diesem Server gibt es keine Liga mit diesem Namen. `/league new` gründet eine.',
  'no ratings':
    '**{{league}}** führt keine Wertungen. Wer sie leitet, kann damit anfangen: `/league direct`, **Regeln …**.',
  'no league here': 'Auf diesem Server gibt es noch keine Liga. `/league new` gründet eine.',
  'manager founds': 'Eine Liga gründen darf nur, wer diesen Server verwalten darf.',
  'too many leagues_one':
    'Dieser Server hat schon {{count}} Liga. Beende sie, bevor du noch eine gründest.',
  'too many leagues_other':
    'Dieser Server hat schon {{count}} Ligen. Beende eine, bevor du noch eine gründest.',
  'league has the name':
    'Eine Liga namens {{name}} gibt es hier schon. Such dir einen anderen Namen aus.',
  'removed from season':
    'Die Leitung hat dich aus dieser Saison herausgenommen. Zur nächsten kannst du dich wieder anmelden.',
  'sign-up is over':
    'Die Anmeldung für diese Saison ist vorbei. Du kannst aber noch für andere einspringen.',
  'season is over': 'Diese Saison ist vorbei. Melde dich für die nächste an.',
  'no record yet':
    'Von dieser Saison ist noch keine Partie fertig, darum gibt es keine Aufzeichnungen. `/league schedule` zeigt, was gespielt wird.',
  'not asked to step in': 'Du wurdest hier nicht gefragt, ob du einspringst.',
  'nobody is sought': 'Hier wird niemand mehr gebraucht. Danke!',
  'cannot step in':
    'Du kannst hier nicht einspringen: Nicht an allen Tischen ist noch Platz für dich.',
  'not reliable':
    'Hier braucht man eine Verlässlichkeit von {{least}} %, und deine ist {{share}} %. Spiel andere Partien und antworte rechtzeitig, von Hand oder durch Vorab-Ansagen: Nur deine letzten 200 Fragen zählen, also steigt sie wieder.',
  'not in season': 'Du bist in dieser Saison nicht dabei.',
  'directors only':
    'Das darf nur, wer diese Liga leitet: Mitglieder von {{roles}}, und wer diesen Server verwaltet.',
  'managers only': 'Das darf nur, wer diese Liga leitet, und das ist, wer diesen Server verwaltet.',
  'own division alone':
    'In dieser Division spielst du selbst mit, also entscheidet jemand anderes, der diesen Server verwaltet. Über eine Beschwerde kann auch abgestimmt werden: mit **Division abstimmen lassen** darunter.',
  'own division':
    'In dieser Division spielst du selbst mit, also entscheidet jemand anderes: sonst jemand aus der Leitung ({{roles}}), oder wer diesen Server verwaltet.',
  'still plays':
    'Du spielst in dieser Saison selbst mit, also ist das Sache von jemandem aus der Leitung, der nicht mitspielt: wer sonst diesen Server verwaltet, oder eine Rolle der Leitung hat. Wenn du ausgestiegen bist, kannst du es selbst.',
  'rival in the league':
    'Das ist ein Tisch einer Liga: Wer in derselben Division spielt oder in dieser Saison ausgestiegen ist, kann hier keinen Platz übernehmen.',
  'league is for a role':
    'Diese Liga ist nur für Mitglieder von <@&{{role}}>. Gibt es die Rolle nicht mehr, kann die Leitung mit `/league show` eine andere nennen.',
  'own claim':
    'Deine eigene Beschwerde kannst du nicht beantworten. Bitte sonst jemanden aus der Leitung.',
  'season has changed':
    'In dieser Saison hat sich etwas geändert, seit du nachgesehen hast. `/league direct` zeigt, wie es jetzt steht.',
  'no such order now': 'Das geht in dieser Saison jetzt nicht. `/league direct` zeigt, was geht.',
  'next season is there':
    'Diese Saison ist vorbei, und die nächste richtet sich nach ihrem Ausgang. Der steht jetzt fest.',
  'too few to draw':
    'Aus denen, die sich angemeldet haben, wird kein Tisch. Gib mehr Zeit, oder sag die Saison ab.',
  'no such table':
    'So einen Tisch gibt es in dieser Saison nicht. `/league schedule` zeigt sie alle.',
  'table still runs':
    'An diesem Tisch wird noch gespielt. Du kannst ihn streichen, oder entscheiden, sobald er fertig ist.',
  'table is not played yet': 'An diesem Tisch wurde noch nicht gespielt.',
  'table counts nothing': 'Dieser Tisch zählt schon nicht mehr.',
  'places make no sense': 'Gib jedem Sitz einen Platz, eine Zeile für jeden, etwa `1 {{name}}`.',
  'reason first': 'Gib eine Begründung an: Alle lesen sie.',
  'no such player': 'In dieser Saison spielt niemand, der {{name}} heißt.',
  'no such move': 'Wähle eine andere Division als die bisherige.',
  'no such division': 'Nenn die Division mit ihrem Buchstaben, etwa `A`.',
  'division too small': 'In einer Division blieben zu wenige für einen Tisch. Nimm jemand anderen.',
  'number from to': 'Gib eine ganze Zahl von {{least}} bis {{most}} an.',
  'settings make no sense':
    'So passen die Einstellungen nicht zusammen. Partien 1 bis 30, gleichzeitig 1 bis 6, eine Runde 1 bis 120 Tage, Anmeldung 1 bis 60 Tage, eine Division von 2 bis 60, höchstens {{least}} bis 1000 Leute.',
  'points make no sense':
    'Schreib für jede Tischgröße eine Zeile mit ganzen Zahlen, die nicht steigen, etwa `{{points}}`, und von diesen jedes höchstens einmal: {{ties}}.',
  'too many claims_one': '{{count}} Beschwerde von dir ist noch offen.',
  'too many claims_other': '{{count}} Beschwerden von dir sind noch offen.',
  'claim is answered': '<@{{user}}> hat diese Beschwerde schon beantwortet.',
  'no more claims':
    'In dieser Saison sind alle Tische fertig, und sie endet, sobald über die offenen Beschwerden abgestimmt ist. Ein Ergebnis kann die Leitung dann immer noch berichtigen.',
  'claim is decided': 'Über diese Beschwerde ist schon abgestimmt.',
  'no vote on this':
    'Noch keine Abstimmung darüber: In der Division muss es Unbeteiligte geben, und ein Tisch, der nicht zählen oder wiederholt werden soll, muss fertig sein.',
  'not your vote':
    'Darüber stimmt ab, wer in der Division spielt, aber weder an diesem Tisch sitzt noch sich beschwert hat.',
  'seats of game': 'Bei {{game}} spielen {{least}} bis {{most}} mit. Wähle eine Zahl dazwischen.',
} satisfies Translation<typeof english>;
