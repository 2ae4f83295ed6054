import type { Database, Executor, Tx } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { People } from '../../people/index.ts';
import { takeLink } from '../links/link-rows.ts';
import { findPlaces, highestPlaced, type NewPlace, place } from './tree-rows.ts';

const BATCH = 1000;

/** Adds members who registered elsewhere to the tree. */
export interface TreeMembers {
  /** Returns the members who are in the tree, after adding missing ones. Trial members are never added. */
  ensure(tx: Tx, memberIds: readonly bigint[]): Promise<Set<bigint>>;
  /** Adds a newly registered member, with the rates of the invitation code used. */
  register(tx: Tx, memberId: bigint, invitation: string | undefined): Promise<void>;
  /** Adds all members who registered before this room existed. */
  fill(): Promise<void>;
}

export function createTreeMembers(
  db: Database,
  people: Pick<People, 'page'>,
  zoneOf: (executor: Executor) => Promise<string>,
): TreeMembers {
  async function placeOne(tx: Tx, member: NewPlace, zone: string): Promise<boolean> {
    if (member.asset === PLAY_MONEY) return false;
    // The inviter may also have registered only a moment ago.
    const parentId = member.parentId !== null && (await placeKnown(tx, member.parentId, zone)) ? member.parentId : null;
    return place(tx, { ...member, parentId }, zone);
  }

  /** @returns whether the member is in the tree now */
  async function placeKnown(tx: Tx, memberId: bigint, zone: string): Promise<boolean> {
    if ((await findPlaces(tx, [memberId])).size > 0) return true;
    const [member] = await people.page(memberId - 1n, 1, tx);
    if (member === undefined || member.id !== memberId || member.asset === PLAY_MONEY) return false;
    await placeOne(tx, placeOf(member), zone);
    return true;
  }

  return {
    ensure: async (tx, memberIds) => {
      const zone = await zoneOf(tx);
      const known = new Set((await findPlaces(tx, memberIds)).keys());
      for (const memberId of memberIds)
        if (!known.has(memberId) && (await placeKnown(tx, memberId, zone))) known.add(memberId);
      return known;
    },
    register: async (tx, memberId, invitation) => {
      const isPlaced = await placeKnown(tx, memberId, await zoneOf(tx));
      if (isPlaced && invitation !== undefined) await takeLink(tx, invitation, memberId);
    },
    fill: async () => {
      const zone = await zoneOf(db);
      let after = await highestPlaced(db);
      for (;;) {
        const members = await people.page(after, BATCH);
        await db.transaction(async (tx) => {
          for (const member of members) await placeOne(tx, placeOf(member), zone);
        });
        const last = members.at(-1);
        if (last === undefined) return;
        after = last.id;
      }
    },
  };
}

function placeOf(member: Awaited<ReturnType<People['page']>>[number]): NewPlace {
  const { id: memberId, inviterId: parentId, account, type, asset, createdAt: joinedAt } = member;
  return { memberId, parentId, account, type, asset, joinedAt };
}
