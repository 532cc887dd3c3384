import type { Translation } from '../../language/say.ts';
import type { substitutes as english } from '../en/substitutes.ts';

/** Was über Ersatz gesagt wird. */
export const substitutes = {
  wanted:
    '🪑 **{{match}}** sucht jemanden, der {{seat}}{{of}} in <#{{thread}}> übernimmt, mit der Hand und allem, was dazugehört. Drück **Platz übernehmen**, wenn du magst; {{deciders}} sagt Ja oder Nein, und sagt niemand etwas, gehört er nach {{hours}} Stunden dir.',
  either: '{{one}} oder {{other}}',
  first:
    '🙋 {{player}} würde {{seat}} übernehmen. {{deciders}}: Ja oder Nein? Sagt niemand etwas, gehört der Platz am Ende {{player}}.',
  'first, and nobody has a say':
    '🙋 {{player}} übernimmt {{seat}}. Niemand sonst hat da mitzureden.',
  'is theirs from': 'Das gilt ab {{when}}.',
  'in line': '-# Danach in der Reihe: {{players}}',
  'of somebody': ' von {{player}}',
  taken: '🪑 {{player}} hat {{seat}} in **{{match}}** übernommen.',
  off: '🪑 {{seat}} in **{{match}}** braucht keinen Ersatz mehr.',
  'took yours':
    '🪑 {{player}} hat {{seat}} von dir übernommen. Danke, dass du bis hierher gespielt hast!',
  'may come back': 'Willst du den Platz wiederhaben: **{{button}}** im Thread.',
  'plays for': '🪑 {{player}} spielt ab jetzt {{seat}}, anstelle von {{from}}.',
  plays: '🪑 {{player}} spielt ab jetzt {{seat}}.',
  'is wanted':
    'Ich habe in <#{{channel}}> gefragt, wer {{seat}} übernimmt. Du oder <@{{host}}> sagt Ja oder Nein dazu; sagt niemand etwas, ist der Platz nach {{hours}} Stunden übernommen. Bis dahin ändert sich nichts; derselbe Befehl beendet die Suche.',
  'is wanted by host':
    'Ich habe in <#{{channel}}> gefragt, wer {{seat}} übernimmt. Ja oder Nein sagst du; sagst du nichts, ist der Platz nach {{hours}} Stunden übernommen. Bis dahin ändert sich nichts; derselbe Befehl beendet die Suche.',
  'not asked':
    '🪑 In <#{{channel}}> darf ich nichts schreiben, darum erfährt dort niemand, dass {{seat}} Ersatz braucht. Sobald ich dort schreiben darf, frag noch einmal: `/match substitute`.',
  'is not wanted': '{{seat}} braucht keinen Ersatz mehr.',
  'is yours': '{{seat}} gehört jetzt dir. Was bisher geschah, steht in `/log`.',
  'is first':
    'Danke! Für {{seat}} stehst du ganz vorn in der Reihe: Bis wann es ein Ja oder Nein gibt, steht in der Nachricht. Dort kannst du dich auch zurückziehen.',
  'is later_one':
    'Danke! Für {{seat}} bist du in der Reihe, nach {{count}} anderen Person. In der Nachricht kannst du dich zurückziehen.',
  'is later_other':
    'Danke! Für {{seat}} bist du in der Reihe, nach {{count}} anderen. In der Nachricht kannst du dich zurückziehen.',
  'is back': 'Für {{seat}} bist du nicht mehr in der Reihe.',
  'now plays': '{{player}} spielt ab jetzt {{seat}}.',
  'now declined': '{{player}} übernimmt {{seat}} nicht.',
  'now cannot': '{{player}} kann {{seat}} nicht mehr übernehmen und ist aus der Reihe.',
  'was declined':
    '🪑 Für {{seat}} hat es diesmal nicht geklappt. `/match list` zeigt Tische, die auf Mitspieler warten.',
} satisfies Translation<typeof english>;
