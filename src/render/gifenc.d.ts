/** What we use of gifenc, which has no types of its own. */
declare module 'gifenc' {
  export interface FrameOptions {
    /** The global palette, with the first frame. */
    readonly palette?: readonly (readonly [number, number, number])[];
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** Milliseconds, kept in hundredths of a second. */
    readonly delay?: number;
    /** 0: for ever. */
    readonly repeat?: number;
    /** 1: the frame stays, and the next one is laid over it. */
    readonly dispose?: number;
  }
  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
    /** What is written so far, not a copy; void once more is written. */
    bytesView(): Uint8Array;
  }
  type NewEncoder = (options?: { readonly initialCapacity?: number }) => Encoder;
  const gifenc: NewEncoder | { readonly GIFEncoder: NewEncoder };
  export default gifenc;
}
