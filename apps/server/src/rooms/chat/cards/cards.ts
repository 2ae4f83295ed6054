import { CHAT_CARDS_OFFERED, type chat as contract, type Permission, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { CardKind, CardOwner, CardView } from '../../../platform/cards/index.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { ChatPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';

type Card = ValueOf<typeof contract.card>;
/** The withdrawal, deposit or bet that a message shows. */
export type CardRef = Pick<Card, 'kind' | 'ref'>;

/** Cards for members' withdrawals, deposits and bets; each room provides its own kinds. */
export function createCards({ db, cards: kinds }: Pick<ChatPlatform, 'db' | 'cards'>) {
  return {
    /**
     * The newest records of all kinds, newest first. @param permissions of the requesting operator; null for the member
     */
    latest: async (owner: CardOwner, permissions: readonly Permission[] | null): Promise<Card[]> => {
      const allowed = kinds.filter(({ permission }) => permissions?.includes(permission) ?? true);
      const lists = await Promise.all(
        allowed.map(async ({ kind, latest }) =>
          (await latest(db, owner, CHAT_CARDS_OFFERED)).map((view) => presentCard(kind, view)),
        ),
      );
      return lists.flat().toSorted((a, b) => b.at - a.at);
    },

    /**
     * @throws Refusal not.found, including for another member's record, and for any record if the caller is a visitor
     */
    read: async (
      executor: Executor,
      { memberId, language }: { memberId: bigint | null; language: string },
      { kind, ref }: CardRef,
    ): Promise<Card> => {
      const found = memberId && (await kindOf(kind)?.find(executor, { memberId, language }, ref));
      if (!found) throw new Refusal('not.found');
      return presentCard(kind, found);
    },

    permissionOf: (kind: Card['kind']): Permission | undefined => kindOf(kind)?.permission,
    kinds,
  };

  function kindOf(name: Card['kind']): CardKind | undefined {
    return kinds.find(({ kind }) => kind === name);
  }
}

export type Cards = ReturnType<typeof createCards>;

/** Whether a conversation of the thread shows it. */
export async function isShown(executor: Executor, threadId: bigint, { kind, ref }: CardRef): Promise<boolean> {
  return executor.has(sql`
    select 1 from chat_messages
     where card_ref = ${ref}::uuid and card_kind = ${kind} and thread_id = ${threadId}::bigint limit 1`);
}

/** The given records that some conversation shows. */
export function shownAmong(executor: Executor, refs: readonly string[]): Promise<CardRef[]> {
  return executor.rows(sql<CardRef>`
    select distinct card_kind as kind, card_ref::text as ref from chat_messages where card_ref = any(${refs}::uuid[])`);
}

function presentCard(kind: Card['kind'], { amountMinor, at, ...view }: CardView): Card {
  return { kind, ...view, amount: formatMinor(amountMinor), at: at.getTime() };
}
