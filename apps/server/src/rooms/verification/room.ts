import { verification as contract } from '@fairlot/contract';
import type { Tx } from '../../platform/db/index.ts';
import { memberVerified } from '../../platform/events/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import { createDesk } from './desk/index.ts';
import type { Verification } from './index.ts';
import { findVerification, SEALED, writeVerification } from './repository.ts';

/** The person behind the demonstration's member. */
const DEMONSTRATION_NAME = 'Nguyễn Minh Anh';

export const verification = defineRoom({ name: 'verification', create: createVerification });

function createVerification(platform: Platform): BuiltRoom<Verification> {
  const { db, secrets, events } = platform;

  async function decide(tx: Tx, memberId: bigint, name: string | null, decidedBy: string | null): Promise<void> {
    await writeVerification(tx, secrets, memberId, name, decidedBy);
    await events.outbox.add(tx, memberVerified, memberId, { verified: name !== null });
  }
  const door: Verification = { decide, find: (memberId) => findVerification(db, secrets, memberId) };

  return {
    door,
    routes: [
      route(contract.verification, async ({ caller }) => {
        const state = (await door.find(caller.memberId))?.state ?? ('none' as const);
        return { state, needed: state === 'verified' ? [] : ['identity'] };
      }),
    ],
    desk: createDesk(platform, door),
    events: [memberVerified],
    sealed: SEALED,
    provides: {
      verifiedNames: {
        of: async (executor, memberId) => (await findVerification(executor, secrets, memberId))?.name ?? null,
      },
    },
    person: {
      equip: async (tx, { memberId, as }) => {
        if (as === 'demonstration') await writeVerification(tx, secrets, memberId, DEMONSTRATION_NAME, null);
      },
      export: async ({ memberId }) => {
        const found = await door.find(memberId);
        if (found === undefined) return {};
        const { state, name, decidedAt } = found;
        return { verification: { state, name, decidedAt: decidedAt.toISOString() } };
      },
    },
  };
}
