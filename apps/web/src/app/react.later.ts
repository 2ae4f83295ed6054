import type { QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../features/site/api/status.ts';
import { reactionTo } from '../shared/errors/reactions.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

/** Applies the app-wide effect of a rejected call; the caller shows the error text. */
export function react(error: unknown, client: QueryClient, session: SessionStore): void {
  const { app } = reactionTo(error);
  if (app === 'status') void client.invalidateQueries({ queryKey: statusQuery().queryKey });
  // If the session ended, the login dialog has already been opened.
  const { member, ended, token } = session.get();
  if (app === 'login' && member === null && ended === null) dispatchEvent(new Event('login'));
  // The password expired after this tab had opened: a log-in on another device restricts all sessions.
  if (app === 'password' && member !== null && token !== null)
    session.logIn({ token, userName: member.userName, type: member.type, firstTimeLogin: true });
}
