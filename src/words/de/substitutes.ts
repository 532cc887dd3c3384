import type { Translation } from '../../language/say.ts';
import type { substitutes as english } from '../en/substitutes.ts';

/** Was über Ersatz gesagt wird. */
export const substitutes = {
  wanted:
    '🪑 **{{match}}** sucht jemanden, der {{seat}}{{of}} in <#{{thread}}> übernimmt, mit den Handkarten und allem, was dazugehört. Drück **Platz übernehmen**, und er gehört dir.',
  'of somebody': ' von {{player}}',
  taken: '🪑 {{player}} hat {{seat}} in **{{match}}** übernommen.',
  off: '🪑 {{seat}} in **{{match}}** braucht keinen Ersatz mehr.',
  'took yours':
    '🪑 {{player}} hat {{seat}} von dir übernommen. Danke, dass du bis hierher gespielt hast!',
  'plays for': '🪑 {{player}} spielt ab jetzt {{seat}}, anstelle von {{from}}.',
  plays: '🪑 {{player}} spielt ab jetzt {{seat}}.',
  'is wanted':
    'Ich habe in <#{{channel}}> gefragt, wer {{seat}} übernimmt. Bis dahin ändert sich nichts; derselbe Befehl nimmt es zurück.',
  'is not wanted': '{{seat}} braucht keinen Ersatz mehr.',
  'is yours': '{{seat}} gehört jetzt dir. Was bisher geschah, steht in `/log`.',
} satisfies Translation<typeof english>;
