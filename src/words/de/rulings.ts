import type { Translation } from '../../language/say.ts';
import type { rulings as english } from '../en/rulings.ts';

/** Was die Moderation getan hat, oder ein Tisch zusammen. */
export const rulings = {
  start: '⚖️ {{by}} (Moderation) hat diese Partie gestartet.',
  close: '⚖️ {{by}} (Moderation) hat diese Partie geschlossen.',
  // Ein Pfeil, weil »der Computer« hinter »von« und »an« anders hieße.
  handOver: '⚖️ {{by}} (Moderation) hat {{seat}} weitergegeben: {{from}} → {{to}}.',
  'may come back': '{{player}} kann den Platz jederzeit zurücknehmen: **{{button}}**.',
  pause: '⚖️ {{by}} (Moderation) hat diese Partie angehalten.',
  resume: '⚖️ {{by}} (Moderation) hat diese Partie weitergehen lassen.',
  settle: '⚖️ {{by}} (Moderation) hat den Computer diese Partie zu Ende spielen lassen.',
  repair: '⚖️ {{by}} (Moderation) hat die Nachrichten dieser Partie neu herstellen lassen.',
  level:
    '⚖️ {{by}} (Moderation) hat entschieden: Für {{seat}} spielt der Computer von jetzt an so: {{level}}.',
  substitute: '⚖️ {{by}} (Moderation) sucht jemanden, der für {{seat}} weiterspielt.',
  callOff: '⚖️ {{by}} (Moderation) hat entschieden: Für {{seat}} wird niemand mehr gesucht.',
  keep: '⚖️ {{by}} (Moderation) hat entschieden: {{seat}} bleibt, wie es ist.',
  'table pause': '🗳️ {{by}} wollte diese Partie anhalten, und der Tisch war dafür.',
  'table resume': '🗳️ {{by}} wollte weiterspielen, und der Tisch war dafür.',
  'table settle':
    '🗳️ {{by}} wollte den Computer diese Partie zu Ende spielen lassen, und der Tisch war dafür.',
  'table level':
    '🗳️ Wie {{by}} es wollte, spielt der Computer für {{seat}} von jetzt an so: {{level}}.',
  'table handOver':
    '🗳️ {{by}} wollte es so, weil von {{seat}} seit Tagen nichts kam: Dort spielt jetzt der Computer. {{player}} kann den Platz jederzeit zurücknehmen.',
  'table substitute':
    '🗳️ {{by}} wollte es so, weil von {{seat}} seit Tagen nichts kam: Jemand wird gesucht, der dort weiterspielt.',
  agreed: 'Auch dafür: {{others}}.',
  'a computer player': 'Computer',
} satisfies Translation<typeof english>;
