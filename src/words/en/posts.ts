/** What is posted in a match's thread, and sent by DM. */
export const posts = {
  'sits there': '{{seat}} is {{who}}',
  'how to play':
    'Press **Play** below my newest post: only you see what opens. `/hand` shows your secrets, `/rules` the rules.',
  /** Who is called, and for what: it is the first that a phone shows. */
  called: '{{player}} · {{seat}}',
  call: '{{players}}: {{call}}',
  'your move': 'your move',
  waiting: '⏳ Waiting for {{players}}.',
  'waiting since': '⏳ Waiting for {{players}} · asked {{since}}',
  'away until': 'away until {{date}}',
  /** How a match came out: who won, then what each seat has, by their places. */
  win_one: '🏆 {{winners}} wins!',
  win_other: '🏆 {{winners}} share the win!',
  winner: '{{seat}} ({{who}})',
  place: '{{seat}} · {{who}}: {{has}}',
  thanks: 'Thank you for playing.',
  /** With those whom the result above does not name. */
  'thanks also': 'Thank you for playing, and thanks to {{people}}.',
  /** Who played whose seat: “Birch, played by a computer from round 1, by Birch from round 4”. */
  'played by others': '{{players}}, played {{how}}',
  'by a computer': 'by a computer',
  'by somebody': 'by {{players}}',
  'by the owner': 'by {{players}} again',
  'from round': '{{who}} from round {{round}}',
  'from the start': '{{who}} from the start',
  'plays again':
    '🔁 {{people}}: <@{{by}}> wants to play again. Press **{{button}}** for a seat in match #{{match}}.',
  digest: '🌅 **What is waiting for you**\n{{waits}}',
  'several wait': '🔔 **Several matches are waiting for you**\n{{waits}}',
  'secret waits':
    '{{match}}: a secret choice is waiting for you in <#{{thread}}>: {{call}}. You can also make it right here.',
  'secret waits again':
    '{{match}}: something was taken back, and now a secret choice is waiting for you in <#{{thread}}>: {{call}}. You can also make it right here.',
  'secret answered':
    '{{match}}: your secret choice in <#{{thread}}> has already been made, by you or for you: your panel shows it. 🔒',
  'call is done': '{{match}}: nothing to do here any more. ✅',
  'computer plays': '🤖 {{seat}} has been handed to a computer player.',
  'computer plays at': '🤖 The computer player of {{seat}} is set to {{level}} now.',
  'nobody is left': 'Nobody is left, so the match is closed.',
  'here I am':
    '🔥 Here I am. `/match new` opens a match in any channel where I may write and open threads; you play it in a thread of its own, turn by turn, whenever somebody has time. `/learn` teaches you a game while you play it, `/rules` has the rules.',
  welcome: 'Press **Play** to see where it stands; `/rules` has the rules.',
  'no picture': '-# 🖼️ The board could not be painted. Press **Board** to try again.',
  'told in short':
    'The match has gone on, but I couldn’t show how. See /board and /log, and what is waiting for you in /next.',
  'told in short to':
    '{{people}}: the match has gone on, but I couldn’t show how. See /board and /log, and what is waiting for you in /next.',
} as const;
