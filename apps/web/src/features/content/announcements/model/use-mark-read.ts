import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { canMarkRead } from '../../../../shared/session/roles.ts';
import type { SessionStore } from '../../../../shared/session/session-store.ts';
import { useHasToken, useMember, useSessionStore } from '../../../../shared/session/use-session.ts';
import { sendRead } from '../api/announcement.ts';
import { markLocally } from './mark-locally.ts';
import { createReadQueue, type ReadQueue } from './read-queue.ts';

const KEPT_KEY = 'NOTICE_READ';

/**
 * Marks one announcement as read: immediately in this browser, then on the server. Does nothing for visitors and trial
 * members.
 */
export function useMarkRead(): (id: string) => void {
  const client = useQueryClient();
  const store = useSessionStore();
  const hasToken = useHasToken();
  const member = useMember();
  const userName = (hasToken && canMarkRead(member) && member?.userName) || null;
  useEffect(() => {
    if (userName === null) return;
    const queue = queueOf(store, userName);
    const [resume, flush] = [() => queue.resume(), () => queue.flush()];
    addEventListener('online', resume);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', resume);
      removeEventListener('pagehide', flush);
    };
  }, [store, userName]);
  return useCallback((id) => userName !== null && mark(client, store, userName, id), [client, store, userName]);
}

function mark(client: QueryClient, store: SessionStore, userName: string, id: string): void {
  markLocally(client, id);
  queueOf(store, userName).add(id);
}

const queues = new WeakMap<SessionStore, { userName: string; queue: ReadQueue }>();

/** The queue of the tab's member; it continues across pages. */
function queueOf(store: SessionStore, userName: string): ReadQueue {
  const known = queues.get(store);
  if (known?.userName === userName) return known.queue;
  const queue = createReadQueue({
    send: (announcementId, isLeaving) => sendRead({ body: { announcementId, read: true } }, { keepalive: isLeaving }),
    keep: (ids) =>
      ids.length === 0
        ? sessionStorage.removeItem(KEPT_KEY)
        : sessionStorage.setItem(KEPT_KEY, JSON.stringify({ userName, ids })),
    kept: readKept(userName),
  });
  queues.set(store, { userName, queue });
  return queue;
}

function readKept(userName: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? 'null');
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('ids' in kept) ||
      !Array.isArray(kept.ids) ||
      !('userName' in kept) ||
      kept.userName !== userName
    )
      return [];
    return kept.ids.filter((id): id is string => typeof id === 'string');
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
