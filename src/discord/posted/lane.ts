/** Where work is taken up as there is room for it, and carried side by side. */
export interface Lane {
  /** There may be something to take up. */
  wake(): void;
  /** Whether nothing is being done, and nothing looked for. */
  readonly idle: boolean;
  /** Resolves when there was nothing left to take up, and all that was taken up is done. */
  settled(): Promise<void>;
  /** Takes nothing more up, and resolves when all that was taken up is done. */
  close(): Promise<void>;
}

/** How a lane works. */
export interface LaneRules<T> {
  readonly atOnce: number;
  /** Takes up to `limit` pieces of work; none where there is nothing to do. */
  readonly take: (limit: number) => Promise<readonly T[]>;
  /** Does one piece. Returns whether there may be more to take up after it. Never rejects. */
  readonly carry: (piece: T) => Promise<boolean>;
  /** Is told why nothing could be taken up. */
  readonly failed: (error: unknown) => void;
}

/** A lane that waits to be woken. */
export function openLane<T>({ atOnce, take, carry, failed }: LaneRules<T>): Lane {
  const carried = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let asked = false;
  let closed = false;

  /** Takes as much up as there is room for, until there is nothing. */
  const fill = async (): Promise<void> => {
    while (!closed && carried.size < atOnce) {
      asked = false;
      const room = atOnce - carried.size;
      const pieces = await take(room);
      for (const piece of pieces) {
        const carrying: Promise<void> = carry(piece).then((isMore) => {
          carried.delete(carrying);
          // Where all places were taken, something may wait for this one.
          if (isMore || carried.size === atOnce - 1) wake();
        });
        carried.add(carrying);
      }
      if (pieces.length < room && !asked) break;
    }
  };

  const wake = (): void => {
    asked = true;
    if (closed || filling !== null) return;
    filling = fill()
      .catch(failed)
      .finally(() => {
        filling = null;
        if (asked && carried.size < atOnce) wake();
      });
  };

  const isIdle = (): boolean => filling === null && carried.size === 0;

  return {
    wake,
    get idle() {
      return isIdle();
    },
    async settled() {
      while (!isIdle()) await Promise.all([filling, ...carried]);
    },
    async close() {
      closed = true;
      await filling;
      await Promise.allSettled(carried);
    },
  };
}
