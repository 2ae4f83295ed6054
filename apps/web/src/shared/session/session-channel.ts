import { isInfo } from './session-storage.ts';
import type { SessionInfo } from './model.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { type: 'ask'; userName: string }
  | { type: 'give'; info: SessionInfo }
  | { type: 'loggedIn'; info: SessionInfo }
  | { type: 'renewed'; userName: string; token: string }
  | { type: 'loggedOut'; isExpired?: boolean };

export interface TabChannel {
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
}

const NAME = 'fairlot-session';

/** Opens a channel to the sibling tabs; messages of the wrong shape are dropped. */
export function openTabChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const handle = (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Record<string, unknown>;
  switch (message['type']) {
    case 'ask':
      return typeof message['userName'] === 'string';
    case 'give':
    case 'loggedIn':
      return isInfo(message['info']);
    case 'renewed':
      return typeof message['userName'] === 'string' && typeof message['token'] === 'string';
    default:
      return message['type'] === 'loggedOut';
  }
}
