import type { ChatCardKind, EventName, Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** The member whose cards are read. */
export interface CardOwner {
  memberId: bigint;
  asset: string;
  /** Operator code of the language for names. */
  language: string;
}

/** The current state of a member's withdrawal, deposit or bet, as a conversation with the staff shows it. */
export interface CardView {
  ref: string;
  status: string;
  /** Whether its state is final, as far as is known. */
  isOver: boolean;
  amountMinor: bigint;
  currency: string;
  name: string | null;
  at: Date;
}

/** A kind of members' records that a room can show in a conversation. It never returns another member's records. */
export interface CardKind {
  kind: ChatCardKind;
  /** Permission that operators need to list them. */
  permission: Permission;
  /** The live member event that reports a change, and the field of that event that holds the record's reference. */
  changedBy: { event: EventName; field: string };
  /** The member's most recent records, newest first. */
  latest(executor: Executor, owner: CardOwner, limit: number): Promise<CardView[]>;
  /** @param ref a UUID; returns undefined when it is unknown or belongs to another member */
  find(executor: Executor, owner: Omit<CardOwner, 'asset'>, ref: string): Promise<CardView | undefined>;
}
