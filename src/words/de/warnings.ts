import type { Translation } from '../../language/say.ts';
import type { warnings as english } from '../en/warnings.ts';

/** Was einer Partie im Weg steht, als Direktnachricht an jemanden, der es richten kann. */
export const warnings = {
  'may not post':
    '{{match}}: In <#{{channel}}> darf ich nichts schreiben. Was mir dort fehlt, sieht die Moderation mit `/setup channel: …`; oder sie lässt die Partie anderswo weitergehen: `/repair match: … channel: …`',
  'no home':
    '{{match}}: In <#{{channel}}> kann sie keinen Thread haben, dafür braucht es einen Textkanal. Die Moderation kann sie in einem weitergehen lassen: `/repair match: … channel: …`',
  'channel is gone':
    '{{match}}: Der Kanal wurde gelöscht, deshalb habe ich keinen Ort mehr zum Schreiben. Gespielt werden kann trotzdem: Nenne die Partie bei /hand, /board und den anderen Befehlen. Die Moderation kann sie anderswo weitergehen lassen: `/repair match: … channel: …`',
  'channel is gone, match is over':
    '{{match}}: Der Kanal wurde gelöscht, deshalb habe ich keinen Ort mehr zum Schreiben. Die Partie ist zu Ende: Nenne sie bei /board und /log, dann siehst du, wie sie ausging.',
  'thread is archived':
    '{{match}}: Der Thread <#{{thread}}> ist archiviert, und öffnen darf ich ihn nicht. Bitte öffne ihn wieder, und entsperr ihn, falls er gesperrt ist.',
  'thread is locked':
    '{{match}}: Der Thread <#{{thread}}> ist gesperrt, deshalb kann ich dort nichts schreiben. Bitte entsperr ihn.',
  'too many threads':
    '{{match}}: Auf diesem Server sind so viele Threads offen, wie Discord erlaubt, deshalb kann ich keinen mehr öffnen. Bitte schließ welche, die niemand braucht.',
  'tried for long':
    '{{match}}: Seit mehr als {{minutes}} Minuten versuche ich, in <#{{place}}> zu schreiben, und es gelingt nicht. Wenn es so bleibt, sag dem Menschen Bescheid, der mich betreibt: Der Grund steht im Protokoll.',
  'thrown out':
    '{{match}}: Auf dem Server dieser Partie bin ich nicht mehr. Ihre Uhren stehen, und verloren ist nichts: Sobald mich jemand, der den Server verwaltet, wieder hereinlässt, geht sie weiter, wo sie war.',
  'thrown out of others_one':
    'Dasselbe gilt für {{count}} weitere Partie, die du dort eröffnet hast.',
  'thrown out of others_other':
    'Dasselbe gilt für {{count}} weitere Partien, die du dort eröffnet hast.',
  untold:
    '{{match}}: Seit einem Tag kann ich in <#{{place}}> nichts schreiben, deshalb zählt dort keine Zeit, bis es wieder geht. Ist der Thread gesperrt, entsperr ihn; darf ich dort nicht schreiben, gib mir das Recht zurück; ist er weg, legt `/repair` einen neuen an, und `/repair channel:` zieht mit der Partie um. Wer dran ist, kann trotzdem spielen: `/next` geht überall.',
  'keep trying': 'Verloren ist nichts; ich versuche es weiter.',
} satisfies Translation<typeof english>;
