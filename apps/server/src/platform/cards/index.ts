import type { ChatCardKind, EventName, Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** A member as what they own is asked for. */
export interface CardOwner {
  memberId: bigint;
  asset: string;
  /** Operator code of the language in which things are named. */
  language: string;
}

/** Something of a member's as it stands, as it is shown in a conversation with the staff. */
export interface CardView {
  ref: string;
  status: string;
  /** Whether it stays as it is, as far as anybody can tell. */
  isOver: boolean;
  amountMinor: bigint;
  currency: string;
  name: string | null;
  at: Date;
}

/** Things of members that a room can show in a conversation; nobody is shown what is another member's. */
export interface CardKind {
  kind: ChatCardKind;
  /** What operators need to look through them by themselves. */
  permission: Permission;
  /** The live event of members that tells that one has changed, and the field in which it names it. */
  changedBy: { event: EventName; field: string };
  /** The member's newest, newest first. */
  latest(executor: Executor, owner: CardOwner, limit: number): Promise<CardView[]>;
  /** @param ref a UUID; undefined for one of nobody or of somebody else */
  find(executor: Executor, owner: Omit<CardOwner, 'asset'>, ref: string): Promise<CardView | undefined>;
}
