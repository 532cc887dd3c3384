import type { Translation } from '../../language/say.ts';
import type { posts as english } from '../en/posts.ts';

/** Was im Thread einer Partie steht und als Direktnachricht kommt. */
export const posts = {
  'sits there': '{{seat}} ist {{who}}',
  'how to play':
    'Drück **Spielen** unter meiner neuesten Nachricht: Was sich öffnet, siehst nur du. `/hand` zeigt deine Geheimnisse, `/rules` die Regeln.',
  /** Wer gerufen wird und wozu: Das zeigt ein Telefon zuerst. */
  called: '{{player}} · {{seat}}',
  call: '{{players}}: {{call}}',
  'your move': 'Du bist am Zug',
  waiting: '⏳ Wir warten auf {{players}}.',
  'waiting since': '⏳ Wir warten auf {{players}} · gefragt {{since}}',
  'away until': 'weg bis {{date}}',
  win_one: '🏆 {{winners}} gewinnt!',
  win_other: '🏆 {{winners}} gewinnen gemeinsam!',
  winner: '{{seat}} ({{who}})',
  place: '{{seat}} · {{who}}: {{has}}',
  thanks: 'Danke fürs Mitspielen!',
  'thanks also': 'Danke fürs Mitspielen, auch an {{people}}!',
  'played by others': 'Für {{players}} spielte {{how}}',
  'by a computer': 'der Computer',
  'by somebody': '{{players}}',
  'by the owner': 'wieder {{players}}',
  'from round': 'ab Runde {{round}} {{who}}',
  'from the start': 'von Anfang an {{who}}',
  'plays again':
    '🔁 {{people}}: <@{{by}}> möchte noch einmal spielen. Drück **{{button}}**, und du hast einen Platz in Partie #{{match}}.',
  digest: '🌅 **Was auf dich wartet**\n{{waits}}',
  'several wait': '🔔 **Mehrere Partien warten auf dich**\n{{waits}}',
  'secret waits':
    '{{match}}: In <#{{thread}}> wartet eine geheime Entscheidung auf dich: {{call}}. Du kannst sie auch gleich hier treffen.',
  'secret waits again':
    '{{match}}: Es wurde etwas zurückgenommen, und jetzt wartet in <#{{thread}}> eine geheime Entscheidung auf dich: {{call}}. Du kannst sie auch gleich hier treffen.',
  'secret answered':
    '{{match}}: Deine geheime Entscheidung in <#{{thread}}> ist schon getroffen, von dir oder für dich; du findest sie in deiner Übersicht. 🔒',
  'call is done': '{{match}}: Hier gibt es nichts mehr zu tun. ✅',
  'computer plays': '🤖 Für {{seat}} spielt jetzt der Computer.',
  'computer plays at': '🤖 Für {{seat}} spielt der Computer von jetzt an so: {{level}}.',
  'nobody is left': 'Am Tisch sitzt niemand mehr, deshalb ist die Partie geschlossen.',
  'here I am':
    '🔥 Da bin ich. Mit `/match new` eröffnet ihr eine Partie, in jedem Kanal, in dem ich schreiben und Threads anlegen darf; gespielt wird in einem eigenen Thread, Zug um Zug, wann immer jemand Zeit hat. Mit `/learn` lernst du ein Spiel, indem du es spielst; die Regeln stehen in `/rules`.',
  welcome: 'Drück **Spielen**, um zu sehen, wie es steht; die Regeln findest du unter `/rules`.',
  'no picture':
    '-# 🖼️ Der Spielplan ließ sich nicht malen. Drück **Spielplan**, dann versuche ich es noch einmal.',
  'told in short':
    'Die Partie ist weitergegangen, aber zeigen konnte ich es nicht. Wie es steht, zeigen /board und /log; was wartet, zeigt /next.',
  'told in short to':
    '{{people}}: Die Partie ist weitergegangen, aber zeigen konnte ich es nicht. Wie es steht, zeigen /board und /log; was wartet, zeigt /next.',
} satisfies Translation<typeof english>;
