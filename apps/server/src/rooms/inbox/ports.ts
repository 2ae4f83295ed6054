import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';

export interface Mailbox {
  /**
   * Queues a mail about account security in the caller's transaction. Does nothing for a member without an address.
   * @param write creates the mail in the member's language, an operator code
   */
  send(tx: Tx, memberId: bigint, write: (to: Addressee) => { subject: string; text: string }): Promise<void>;
}

export interface Addressee {
  account: string;
  merchant: string;
  language: string;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface InboxPorts {
  site: { timeZone(): Promise<string> };
  /** Members on a break or excluded, who must not receive marketing. */
  reach: { away(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> };
  directory: {
    find(memberId: bigint, executor?: Executor): Promise<{ asset: string; account: string } | undefined>;
    entries(
      memberIds: readonly bigint[],
      executor: Executor,
    ): Promise<ReadonlyMap<bigint, { type: number; labels: readonly string[] }>>;
  };
  mailbox: Mailbox;
}

/** The platform together with the room's ports. */
export type InboxPlatform = Platform & InboxPorts;
