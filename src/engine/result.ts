/** A value, or why there is none. Exceptions are kept for what should never happen. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <R>(refusal: R): Result<never, R> => ({ ok: false, refusal });
