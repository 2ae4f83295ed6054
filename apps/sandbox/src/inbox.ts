const KEPT = 2_000;

export interface Inbox<T> {
  /**
   * @param id of the sender's attempt, the same when it is retried
   * @returns false when the message was accepted before
   */
  add(message: T, id?: string): boolean;
  /** Newest first. */
  list(belongs: (message: T) => boolean): T[];
}

/** Messages in memory; the oldest are dropped. They are not stored: a restart begins without any. */
export function createInbox<T>(): Inbox<T> {
  const entries: { message: T; id: string | undefined }[] = [];
  return {
    add: (message, id) => {
      if (id !== undefined && entries.some((entry) => entry.id === id)) return false;
      entries.push({ message, id });
      if (entries.length > KEPT) entries.shift();
      return true;
    },
    list: (belongs) =>
      entries
        .map(({ message }) => message)
        .filter(belongs)
        .reverse(),
  };
}
