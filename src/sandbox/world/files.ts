/** Where the bytes of attachments are, by the attachment's id. */
export interface Files {
  put(id: string, bytes: Uint8Array): void;
  get(id: string): Uint8Array | undefined;
  drop(id: string): void;
}

/** Files that end with the process. */
export function filesInMemory(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    put: (id, bytes) => void files.set(id, bytes),
    get: (id) => files.get(id),
    drop: (id) => void files.delete(id),
  };
}
