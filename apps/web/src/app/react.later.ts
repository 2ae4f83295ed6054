import type { QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../features/site/api/status.ts';
import { reactionTo } from '../shared/errors/reactions.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** What a call that was refused does to the whole app; its words are told where it was made. */
export function react(error: unknown, client: QueryClient, session: SessionStore): void {
  const { app } = reactionTo(error);
  if (app === 'status') void client.invalidateQueries({ queryKey: statusQuery().queryKey });
  // A session that ended has asked already.
  const { member, ended } = session.get();
  if (app === 'login' && member === null && ended === null) dispatchEvent(new Event('login'));
}
