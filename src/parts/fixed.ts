/** A type with everything in it read only. */
export type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
