import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, auf vier Karten. */
export const primer = {
  aim: {
    title: 'Wer zuerst {{points}} Punkte hat, gewinnt',
    text: 'Sofort, auch mitten im Zug. **Dörfer** bringen jeden Zug einen Punkt, **Ziele** einmal ein paar, Tiere und Ereignisse noch einige mehr.',
  },
  dice: {
    title: 'Zwei Würfel, zwei Aktionen',
    text: 'Jeder Würfel kommt links in eine Reihe, und der rechte fällt heraus: Den würfelt, wer nach dir kommt. Zwei ☀️ von dreien machen die Aktion **stark**, zwei 🌙 **schwach**. Sieh also nach, was andere dir liegen ließen.',
  },
  actions: {
    title: 'Wachsen, Ziehen, Sammeln, Führen',
    text: '**Wachsen**: neue Mitglieder, wo du bist. **Ziehen**: je ein Schritt. **Sammeln**: was deine Felder geben. **Führen**: Ziele ziehen. Mehr als {{limit}} auf einem Feld kämpfen: Alle verlieren eins nach dem anderen, bis ein Stamm übrig ist.',
  },
  villages: {
    title: 'Bauen und erfüllen',
    text: 'Am Ende deines Zugs bau für sechs Rohstoffe ein **Dorf**, wo du allein bist, und erfülle **Ziele**. Ein Dorf fällt, wenn sein Stamm fort ist.',
  },
} satisfies Translation<typeof english>;
