import type { Translation } from '../../../../language/say.ts';
import type { questions as english } from '../en/questions.ts';

/** Was gefragt wird, was man dazu wissen muss, und in `help`, was die Regeln dazu sagen. */
export const questions = {
  place: {
    title: 'Wohin kommen deine {{members}}?',
    text: 'Deine Dörfer werden {{goods}} kosten.',
  },
  take: {
    start: 'Nimm {{resources}} für den Anfang',
    pottery: 'Töpferei: {{resources}} nehmen?',
    discovery: 'Entdeckung: Nimm {{resources}}',
    oxen: 'Ochsen: Wovon eins mehr?',
  },
  enter: 'Wo kehrt dein Stamm zurück?',
  site: { title: '{{tile}}: wohin?' },
  act: {
    title: '{{dice}} Was tust du?',
    none: 'Noch etwas vor den Kämpfen?',
    help: 'Zwei verschiedene Aktionen, je ein Würfel. Der Würfel kommt links in die Reihe, der rechte fällt heraus: Den würfelt, wer nach dir kommt. Zwei Sonnen von dreien machen die Aktion stark, zwei Monde schwach.',
  },
  grow: {
    title: 'Wo kommen {{members}} dazu?',
    help: 'Nur auf Felder, wo du schon bist; du darfst weniger nehmen. Mehr als {{limit}} auf einem Feld kämpfen.',
  },
  move: {
    title: 'Ziehen: noch {{members}}',
    from: 'Von {{place}}, noch {{members}}: wohin?',
    help: 'Jedes Mitglied zieht einmal, einen Schritt weit. Mehr als {{limit}} auf einem Feld kämpfen, wenn beide Würfel gelegt sind.',
  },
  gather: 'Sammeln: {{hexes}}',
  'gather up to': 'Sammeln: bis zu {{hexes}}',
  lead: {
    title: 'Führen ({{goals}}): Was geht zurück?',
    help: 'Du ziehst so viele mehr, wie du unter deinen Stapel legst.',
  },
  bow: '{{place}}: Wen trifft dein Bogen?',
  settle: {
    title: 'Bauen, erfüllen, kaufen',
    help: 'So viel du willst, in beliebiger Reihenfolge. Ein Dorf braucht ein Feld, auf dem du allein bist, und zählt ab deinem nächsten Zug.',
  },
  bid: {
    title: 'Häuptling: Wie viel bietest du?',
    text: 'Das höchste Gebot bringt {{low}}, ab {{high}} Rohstoffen {{more}}. Wer gewinnt, verteilt es an die anderen.',
  },
  give: {
    title: 'Was bekommt {{seat}}?',
    text_one: 'Noch {{resources}} zu verteilen.',
    text_other: 'Noch {{resources}} zu verteilen, an {{count}} Stämme.',
  },
  lose: 'Vulkan: Wo verlierst du {{members}}?',
  offer: {
    title: 'Verlassenes Dorf: Baust du?',
    text: 'Jetzt kostet es {{goods}}.',
    spared: 'Jetzt kostet es zwei hiervon: {{goods}}.',
  },
  stores: '🍖\u2060{{food}} 🪵\u2060{{wood}} 🪨\u2060{{stone}}',
  'stores and village': '{{stores}} · {{village}}',
  short: { food: '🍖\u2060{{count}}', wood: '🪵\u2060{{count}}', stone: '🪨\u2060{{count}}' },
  goals: '🎯 {{goals}}',
  goal: '✅ {{goal}}',
  lacks: '{{goal}}: {{what}}',
  'village lacks': '🏠 noch {{goods}}',
  'village is paid': '🏠 bereit',
} satisfies Translation<typeof english>;
