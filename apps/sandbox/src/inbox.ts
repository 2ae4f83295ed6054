const KEPT = 2_000;

export interface Inbox<T> {
  /**
   * @param id of the sender's try, the same when it is repeated
   * @returns false when the message was taken before
   */
  add(message: T, id?: string): boolean;
  /** Newest first. */
  list(belongs: (message: T) => boolean): T[];
}

/** Messages in memory, the oldest fall out. Nobody keeps them: a restart begins with none. */
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
