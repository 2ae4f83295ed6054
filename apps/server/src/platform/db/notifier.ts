import type { Logger } from 'pino';
import type { Database } from './types.ts';

export interface Notifier {
  /** Wakes the listeners of the other processes within milliseconds. */
  notify(word?: string): void;
  stop(): void;
}

/**
 * Sends one notification of each word for many commits: each notification takes a lock that all commits of the database
 * share.
 * @param everyMs shortest interval between two notifications
 */
export function createNotifier(db: Pick<Database, 'notify'>, log: Logger, channel: string, everyMs: number): Notifier {
  const words = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  function send(): void {
    timer = undefined;
    for (const word of words)
      db.notify(channel, word).catch((error: unknown) => log.warn({ err: error, channel }, 'notify failed'));
    words.clear();
  }
  return {
    notify: (word = '') => {
      if (stopped) return;
      words.add(word);
      timer ??= setTimeout(send, everyMs);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
