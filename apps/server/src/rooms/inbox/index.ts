import type { Tx } from '../../platform/db/index.ts';
import type { NewMail } from './store.ts';

export interface Inbox {
  /** Puts messages into inboxes in the caller's transaction; a message with a used key is skipped. */
  deliver(tx: Tx, mails: readonly NewMail[]): Promise<void>;
}
