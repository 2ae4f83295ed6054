import type { ApprovalKind as Kind, Permission } from '@fairlot/contract';
import type { Tx } from '../db/index.ts';

/** The change that an approved request brought, as the audit trail keeps it. */
export interface Change {
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The request that is carried out, with the names of those who asked for it and agreed to it. */
interface ApprovalContext {
  approvalId: bigint;
  reason: string;
  askedBy: string;
  approvedBy: string;
}

/** A kind of change that takes a second operator. `Payload` is what was asked for; it is kept as JSON. */
export interface Approval<Payload> {
  kind: Kind;
  /** Who may ask for a thing may decide on it, but never on their own request. */
  permission: Permission;
  /** What a request is about, in the words of the audit trail. */
  object(payload: Payload): string;
  /** What a request is about for those who decide, where the words of the trail are not enough. */
  title?(payload: Payload): string;
  /** Minor units, signed. */
  amount?(payload: Payload): { amountMinor: bigint; asset: string };
  /** What would change, a sentence each. */
  details?(payload: Payload): string[];
  /**
   * Carries it out, in the transaction that marks the request as executed and writes the trail.
   * @throws Refusal when a rule says no: the request has failed. Any other error leaves it for the next try.
   */
  execute(tx: Tx, payload: Payload, context: ApprovalContext): Promise<Change>;
  /** Runs after the commit. */
  executed?(): void;
}

/** An approval, the type of its payload erased for those who keep requests of all kinds. */
export type ApprovalKind = Approval<unknown>;

/**
 * Says what a kind of approval is. Payloads come back as they were kept, so a kind keeps reading those of earlier
 * builds.
 */
export function approval<Payload>(descriptor: Approval<Payload>): Approval<Payload> & ApprovalKind {
  return descriptor as Approval<Payload> & ApprovalKind;
}
