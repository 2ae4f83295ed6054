import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';

export interface Mailbox {
  /**
   * Queues a mail about the safety of an account in the caller's transaction. Does nothing for a member without an
   * address.
   * @param write the mail in the language that the member has chosen, an operator code
   */
  send(tx: Tx, memberId: bigint, write: (to: Addressee) => { subject: string; text: string }): Promise<void>;
}

export interface Addressee {
  account: string;
  merchant: string;
  language: string;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface InboxPorts {
  site: { timeZone(): Promise<string> };
  /** Members who are on a break or excluded: marketing does not reach them. */
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
