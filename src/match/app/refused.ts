import type { Language } from '../../language/languages.ts';
import { type Refusal, refusalSpeech } from '../../words/index.ts';

/**
 * Why nothing was done, for the person who asked: which refusal, and its facts. It is spoken at the edge, in
 * the language of its reader; its message is English. Thrown to roll a transaction back.
 */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  readonly #refusal: Refusal;

  constructor(...refusal: Refusal) {
    super(refusalSpeech('en').tell(...refusal));
    this.#refusal = refusal;
  }

  /** The sentence for its reader. */
  in(language: Language): string {
    return refusalSpeech(language).tell(...this.#refusal);
  }
}
