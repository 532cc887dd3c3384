/** What is said of matches that stand still, go on, or are played to their end for everybody. */
export const halts = {
  untold:
    '⏸️ Clocks in this match have been stopped since {{when}}, as I can’t post in <#{{place}}>. You can play on all the same. Clocks go on by themselves once I can. If the thread is locked, unlock it; if I may not write there, give me that right back; if it’s gone, `/repair` makes a new one, and `/repair channel:` moves the match elsewhere.',
  'no time':
    'clocks are stopped while I can’t post there: the thread may be gone or locked, or I may not write',
  paused:
    '⏸️ This match is paused until {{when}}, and then goes on by itself. Clocks are stopped until then.',
  /** Below a turn that was told before. */
  'stands still': '-# ⏸️ Paused until {{when}}: no clock runs until then.',
  'paused by':
    '⏸️ <@{{by}}> (moderator) has paused this match until {{when}}. Clocks are stopped until then, and it goes on by itself.',
  'paused break':
    '⏸️ The league takes a break until {{when}}. Clocks are stopped until then, and this match goes on by itself.',
  'paused round': 'The round of the league ends then.',
  /** Behind that a pause is asked for. */
  'until round ends': 'It goes on by {{when}} at the latest, as its round of the league ends then.',
  resumed: '▶️ This match goes on.',
  'resumed by': '▶️ <@{{by}}> (moderator) has resumed this match.',
  asleep_one:
    '💤 Nobody has done anything here for {{count}} day, so this match sleeps. Nothing is lost: press **Play** and go on whenever you like.',
  asleep_other:
    '💤 Nobody has done anything here for {{count}} days, so this match sleeps. Nothing is lost: press **Play** and go on whenever you like.',
  deserted:
    '💤 Nobody is left who plays here, so this match sleeps. If you sat here, **{{button}}** wakes it. With `/match settle` you can let computer players finish it, and so can a moderator who didn’t play.',
  /** Behind that. */
  'deserted until': 'If nobody comes back by {{when}}, that happens by itself.',
  settling: '🏁 Computer players finish this match for everybody, as {{people}} decided.',
  'settling alone': '🏁 Computer players finish this match.',
  'settling by': '🏁 <@{{by}}> (moderator) lets computer players finish this match for everybody.',
  'settling sat there':
    '🏁 <@{{by}}>, who sat here, lets computer players finish this match, as nobody else plays it any more.',
  'settling nobody came': '🏁 Nobody has come back, so computer players finish this match now.',
  'settling season': '🏁 The season is over, so computer players finish this match now.',
  'broken off season': '🏁 The season was called off, so this match ends here, without a result.',
  'broken off director': '🏁 A director of the league has ended this match, without a result.',
  back: '🔥 I’m back: I’ve been away from this server since {{when}}. Clocks were stopped all that time, so everybody has as much time left as before.',
  /** What is put to the vote. */
  pause_one:
    '⏸️ {{from}} asks to pause this match for {{count}} day. {{needed}} of {{people}} must agree.',
  pause_other:
    '⏸️ {{from}} asks to pause this match for {{count}} days. {{needed}} of {{people}} must agree.',
  resume: '▶️ {{from}} asks to resume this match now. {{needed}} of {{people}} must agree.',
  settle:
    '🏁 {{from}} asks to end this match: computer players finish it for everybody, and that result counts. Everybody must agree.',
  level:
    '🎚️ {{from}} asks to set the computer player of {{seat}} to {{level}}. Everybody must agree.',
  handOver:
    '🪑 {{seat}} ({{player}}) has been silent for days. {{from}} asks to have a computer player play there until {{player}} comes back.',
  substitute:
    '🪑 {{seat}} ({{player}}) has been silent for days. {{from}} asks to look for somebody else to play there.',
  /** How that is decided. */
  'is decided':
    'A moderator who has no part in this match can decide it at once. If none does in time, it’s done if more than half of those who still answer agree. {{player}} can end this by playing on, or by declining.',
  /** Whose seat a moderator has given to a computer player. */
  'also vote':
    '{{players}} had a seat here and can vote as well; anybody who says nothing for {{days}} days is not counted.',
  'is put': 'Your table votes on it now, in the thread.',
  'is carried': 'Done. Everybody can see it in the thread.',
  'is ruled': 'Done. Everybody can see in the thread that you decided it, and `/log` keeps it.',
  /** What is asked before a moderator, or one person alone, decides. */
  'sure pause_one': '❓ Pause {{match}} for {{count}} day? Clocks are stopped until then.',
  'sure pause_other': '❓ Pause {{match}} for {{count}} days? Clocks are stopped until then.',
  'sure resume': '❓ Resume {{match}} now?',
  'sure settle':
    '❓ Let computer players finish {{match}} for everybody? That result counts, and nobody can take it back.',
  'sure close': '❓ Close {{match}} for good, without a result? Nobody can take that back.',
  'sure hand over': '❓ Give {{seat}}, the seat of {{from}}, to {{to}}?',
  'sure substitute': '❓ Look for somebody else to play {{seat}}?',
  'sure call off': '❓ Stop looking for somebody else to play {{seat}}?',
  'sure as moderator': 'Everybody will see that you decided it, as a moderator.',
  'sure closes': 'Nobody would be left, so the match would be closed.',
} as const;
