import { errorCodeOf, ApiError } from '../../../../shared/api/api-error.ts';

/** Minimum interval between calls that mark as read (specification, section 4). */
export const MARK_READ_MS = 150;

export interface ReadQueueDeps {
  /** Sends one mark to the server; `isLeaving` is true while the page is being left. */
  send: (id: string, isLeaving: boolean) => Promise<unknown>;
  /** Stores unsent ids, so that they survive a reload. */
  keep: (ids: readonly string[]) => void;
  /** Ids that an earlier load could not send. */
  kept: readonly string[];
}

export interface ReadQueue {
  add: (id: string) => void;
  /** Retries failed marks, for example when the network is back. */
  resume: () => void;
  /** Sends all marks immediately, because the page is being left. */
  flush: () => void;
}

/** Sends read marks to the server: one call every 150 ms, none lost. Failed ones wait for `resume` or the next load. */
export function createReadQueue({ send, keep, kept }: ReadQueueDeps): ReadQueue {
  /** Unsent ids in reading order; `failed` ids wait for `resume`. */
  const waiting: string[] = [...kept];
  const failed: string[] = [];
  const sending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAtMs = Number.NEGATIVE_INFINITY;

  const save = () => keep([...sending, ...waiting, ...failed]);
  const tell = async (id: string, isLeaving: boolean) => {
    sending.add(id);
    try {
      await send(id, isLeaving);
    } catch (error) {
      if (isLost(error)) failed.push(id);
    } finally {
      sending.delete(id);
      save();
    }
  };
  const next = () => {
    timer = undefined;
    const id = waiting.shift();
    if (id === undefined) return;
    sentAtMs = performance.now();
    void tell(id, false);
    schedule();
  };
  function schedule(): void {
    if (timer !== undefined || waiting.length === 0) return;
    const waitMs = Math.max(0, sentAtMs + MARK_READ_MS - performance.now());
    if (waitMs === 0) next();
    else timer = setTimeout(next, waitMs);
  }
  schedule();
  return {
    add(id) {
      if (sending.has(id) || waiting.includes(id) || failed.includes(id)) return;
      waiting.push(id);
      save();
      schedule();
    },
    resume() {
      waiting.push(...failed.splice(0));
      schedule();
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      for (const id of waiting.splice(0)) void tell(id, true);
    },
  };
}

/**
 * Whether to retry: yes after a missing response. A rejection is final: the entry is gone, or not meant for this
 * member.
 */
function isLost(error: unknown): boolean {
  return (
    errorCodeOf(error) === 'offline' ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401))
  );
}
