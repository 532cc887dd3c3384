/** What is said of matches that stand still, go on, or are played to their end for everybody. */
export const halts = {
  paused:
    '⏸️ This match is paused until {{when}}, and then goes on by itself. Clocks are stopped until then.',
  /** Below a turn that was told before. */
  'stands still': '-# ⏸️ Paused until {{when}}: no clock runs until then.',
  'paused by':
    '⏸️ <@{{by}}>, who moderates this channel, has paused this match until {{when}}. Clocks are stopped until then, and it goes on by itself.',
  resumed: '▶️ This match goes on.',
  'resumed by': '▶️ <@{{by}}>, who moderates this channel, has resumed this match.',
  asleep_one:
    '💤 Nobody has done anything here for {{count}} day, so this match sleeps. Nothing is lost: press **Play** and go on whenever you like.',
  asleep_other:
    '💤 Nobody has done anything here for {{count}} days, so this match sleeps. Nothing is lost: press **Play** and go on whenever you like.',
  deserted:
    '💤 Nobody is left who plays here, so this match sleeps. **{{button}}** wakes it, whoever comes first. If nobody does by {{when}}, computer players play it to its end; anybody who sat here, or a moderator who did not, can have them do so at once with `/match settle`.',
  settling: '🏁 Computer players play this match to its end for everybody, as you all agreed.',
  'settling alone': '🏁 Computer players play this match to its end.',
  'settling by':
    '🏁 <@{{by}}>, who moderates this channel, has computer players play this match to its end for everybody.',
  'settling sat there':
    '🏁 <@{{by}}>, who sat here, has computer players play this match to its end, as nobody else plays it any more.',
  'settling nobody came':
    '🏁 Nobody has come back, so computer players play this match to its end now.',
  back: '🔥 I’m back: I was away from this server since {{when}}. Clocks were stopped meanwhile, so everybody has as much time left as before.',
  /** What is put to the vote. */
  pause_one:
    '⏸️ {{from}} asks to pause this match for {{count}} day. {{needed}} of {{people}} must agree.',
  pause_other:
    '⏸️ {{from}} asks to pause this match for {{count}} days. {{needed}} of {{people}} must agree.',
  resume: '▶️ {{from}} asks to resume this match now. {{needed}} of {{people}} must agree.',
  settle:
    '🏁 {{from}} asks to end this match: computer players play it to its end for everybody, and that result counts. Everybody must agree.',
  'is put': 'Your table votes on it now, in the thread.',
  'is carried': 'Done. Everybody reads it in the thread.',
} as const;
