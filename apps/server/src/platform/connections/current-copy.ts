import type { EventName } from '@fairlot/contract';
import type { Platform } from '../index.ts';
import type { Job } from '../jobs/loop.ts';

/** Interval after which a process that missed an announcement reads again. */
const REFRESH_EVERY_MS = 30_000;

export interface CurrentCopy {
  /**
   * Refreshes the copy. Resolves once a read that began at or after this call has finished. @throws when the read fails
   */
  refresh(): Promise<void>;
  /** Refreshes periodically, in case an announcement is lost. */
  job: Job;
}

/**
 * Keeps a process's copy of stored rows current: it reads on every announcement, every 30 seconds and on request. Reads
 * of one copy never overlap, so an older read cannot finish last and undo a newer one.
 *
 * @param of.name name of the job
 * @param of.announcedBy event that announces a change
 * @param of.read reads the rows and replaces the copy
 */
export function createCurrentCopy(
  { events, log }: Pick<Platform, 'events' | 'log'>,
  { name, announcedBy, read }: { name: string; announcedBy: EventName; read: () => Promise<void> },
): CurrentCopy {
  let reading: Promise<void> | undefined;
  let isStale = false;

  async function readWhileStale(): Promise<void> {
    while (isStale) {
      isStale = false;
      await read();
    }
  }
  function refresh(): Promise<void> {
    isStale = true;
    reading ??= readWhileStale().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  events.stream.subscribe((event) => {
    if (event.name === announcedBy)
      refresh().catch((error: unknown) => log.error({ err: error, copy: name }, 'a copy could not be refreshed'));
  });
  return {
    refresh,
    job: { name, everyMs: REFRESH_EVERY_MS, isLocal: true, run: async () => (await refresh(), false) },
  };
}
