/** How long an answer is kept for callers that were notified of the same event. */
const KEEP_MS = 3000;

interface Shared<T> {
  startedAtMs: number;
  isRunning: boolean;
  call: Promise<T>;
}

/**
 * @param heardAtMs when the caller received the event that it refetches for; undefined if it calls for another reason
 */
type Share<T> = (key: string, heardAtMs: number | undefined, compute: () => Promise<T>) => Promise<T>;

/**
 * Callers with the same request share one computation: while it runs, and afterwards if it began later than the event
 * they refetch for. An answer may have been read before a caller's own last change if the computation began earlier, so
 * it suits pages that refetch on events.
 */
export function shareCalls<T>(): Share<T> {
  const answers = new Map<string, Shared<T>>();
  return (key, heardAtMs, compute) => {
    const known = answers.get(key);
    if (known?.isRunning || (known && heardAtMs !== undefined && known.startedAtMs > heardAtMs)) return known.call;
    const shared: Shared<T> = { startedAtMs: Date.now(), isRunning: true, call: compute() };
    const forget = () => {
      if (answers.get(key) === shared) answers.delete(key);
    };
    shared.call = shared.call.finally(() => (shared.isRunning = false));
    shared.call.then(() => setTimeout(forget, KEEP_MS).unref(), forget);
    answers.set(key, shared);
    return shared.call;
  };
}
