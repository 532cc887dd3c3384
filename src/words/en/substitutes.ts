/** What is said of substitutes. */
export const substitutes = {
  /** `deciders` is who says yes or no, as `either` says it. */
  wanted:
    '🪑 **{{match}}** is looking for somebody to take over {{seat}}{{of}} in <#{{thread}}>, with its hand and everything it has. Press **Take the seat** if you’d like to; {{deciders}} says yes or no, and if nobody says anything it is yours after {{hours}} hours.',
  either: '{{one}} or {{other}}',
  first:
    '🙋 {{player}} would like to take over {{seat}}. {{deciders}}: yes or no? If nobody says anything, it is theirs in the end.',
  'first, and nobody has a say':
    '🙋 {{player}} is to take over {{seat}}. Nobody else has a say in it.',
  'is theirs from': 'It is theirs from {{when}} on.',
  'in line': '-# After that in line: {{players}}',
  'of somebody': ' from {{player}}',
  taken: '🪑 {{player}} has taken over {{seat}} in **{{match}}**.',
  off: '🪑 {{seat}} in **{{match}}** needs no substitute any more.',
  /** To whoever had the seat. */
  'took yours':
    '🪑 {{player}} has taken over {{seat}}, which was yours. Thank you for playing it so far!',
  /** Behind the same, where that one may come back. */
  'may come back': 'Whenever you want it back: **{{button}}** in the thread.',
  'plays for': '🪑 {{player}} plays {{seat}} from now on, in place of {{from}}.',
  plays: '🪑 {{player}} plays {{seat}} from now on.',
  'is wanted':
    'I have asked in <#{{channel}}> for somebody to take over {{seat}}. You or <@{{host}}> say yes or no to whoever would like to; if nobody says anything, it is theirs after {{hours}} hours. Until then nothing changes; the same command ends the search.',
  /** To its host, who asked for it. */
  'is wanted by host':
    'I have asked in <#{{channel}}> for somebody to take over {{seat}}. You say yes or no to whoever would like to; if you say nothing, it is theirs after {{hours}} hours. Until then nothing changes; the same command ends the search.',
  /** Where the channel does not take it. */
  'not asked':
    '🪑 I’m not allowed to post in <#{{channel}}>, so nobody there hears that {{seat}} needs a substitute. Once a moderator lets me send messages there, ask again: `/match substitute`.',
  'is not wanted': '{{seat}} needs no substitute any more.',
  'is yours': '{{seat}} is yours now. What happened so far is in `/log`.',
  'is first':
    'Thank you! You’re first in line for {{seat}}: the post says by when you hear a yes or no. You can withdraw there.',
  'is later_one':
    'Thank you! You’re in line for {{seat}}, after {{count}} other. You can withdraw on the post.',
  'is later_other':
    'Thank you! You’re in line for {{seat}}, after {{count}} others. You can withdraw on the post.',
  'is back': 'You’re not in line for {{seat}} any more.',
  'now plays': '{{player}} plays {{seat}} from now on.',
  'now declined': '{{player}} won’t take over {{seat}}.',
  'now cannot': '{{player}} can’t take over {{seat}} any more, and is out of the line.',
  /** To whoever would have taken it. */
  'was declined':
    '🪑 You were not taken for {{seat}} this time. `/match list` shows tables that wait for players.',
} as const;
