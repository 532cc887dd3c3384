import type { Translation } from '../../../../language/say.ts';
import type { questions as english } from '../en/questions.ts';

/** Was gefragt wird: Titel von höchstens 45 Zeichen, und was man dazu wissen muss. */
export const questions = {
  place: {
    title: 'Wo siedelt dein Stamm?',
    text: '{{people}} und ein Lager. Niemand darf neben dir siedeln, außer jenseits eines Flusses.',
  },
  order: {
    title: 'Wohin gehen deine Leute?',
    ahead: 'Wohin gehen deine Leute in deinem Zug?',
    given: 'Vorab befohlen: {{order}}. Es gilt, wenn sich auf ihrem Weg nichts ändert.',
    changed: 'Das hast du vorab befohlen, doch dort hat sich etwas geändert.',
    draft: 'Bisher: {{order}}. Es gilt erst, wenn du fertig bist.',
    from: '{{place}}: wohin?',
    help: 'Eine Gruppe geht bis zu {{range}} Felder und nicht weiter als bis zum ersten Berg; Flüsse versperren den Weg. Wo Tiere sind, müssen mindestens so viele deiner Leute bleiben. Ein Lager braucht eine Frau, ein neues Krieger und Frau, die geblieben sind. Nichts gilt, bevor du fertig bist. 🍖: was da ist, dazukommt und gegessen wird. Chancen gelten, wenn niemand eine Karte spielt.',
  },
  split: { title: 'Wie viele gehen nach {{place}}?', text: 'Auf {{from}}: {{people}}.' },
  planned: 'Geplant: {{plan}}; das gilt, wenn sich dort nichts ändert.',
  plan: {
    title: 'Dein Schlachtplan',
    odds: 'Die Chancen gelten, wenn sonst niemand eine Karte spielt.',
    help: 'Pläne bleiben verdeckt, bis alle ihren gemacht haben, und im Kampf wird nichts gefragt: Was du offen lässt, geschieht wie gewohnt. Karten kommen vor allen Würfen. In jeder Kampfrunde würfelt jede Seite und zählt dazu; alle außer der höchsten verlieren einen.',
  },
  hunger: {
    title: 'Wer bekommt nichts zu essen?',
    text: '🍖 {{food}} für {{cost}}: {{short}} fehlen. Nennst du zu wenige, wird für dich gewählt.',
    enough: '🍖 {{food}} für {{cost}}: es reicht für alle.',
  },
  season: {
    title: 'Die Jahreszeit endet',
    summer: 'Geburten kommen von selbst; du kannst Karten dazu spielen.',
    winter: 'Geburten kommen von selbst; du kannst Karten dazu spielen, und säen.',
    hungry:
      'Erst wird gegessen. Eine Karte für ein Lager, das danach nicht mehr steht, bleibt auf der Hand.',
  },
  counter: 'Welche Karten hebt dein Gegenzauber auf?',
  omens: 'Welche Ereignisse wendet dein Omen ab?',
  track: 'Welche Tiere führt dein Fährtenleser?',
  habits: 'Was tun deine Leute ungefragt?',
  now: 'Jetzt: {{what}}.',
  stores: '🍖 {{food}} + {{income}} − {{cost}}',
  'so far': 'Bisher: {{order}}.',
  danger: '⚠️ {{what}}.',
  fault: {
    held: 'Auf {{place}} müssen bei den Tieren {{animals}} deiner Leute sein, bisher {{there}}',
    camp: 'So entsteht auf {{place}} kein Lager',
  },
  battle: '⚔️ {{place}}: {{sides}} · Sieg zu {{percent}} %',
  'all battles': '⚔️ In allen zusammen: Sieg zu {{percent}} %',
  'own camp': '{{place}}, dein Lager',
  'camp of': '{{place}}, Lager von {{who}}',
} satisfies Translation<typeof english>;
