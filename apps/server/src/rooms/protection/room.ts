import { protection as contract, type ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { carryOver, forgetClosed, markClosed, marksOf, noteMarks, readStanding, readUnmarked } from './persons.ts';
import {
  askGate,
  disableMember,
  enableMember,
  extendExclusion,
  extendTimeout,
  type GateAction,
  type GateReason,
  type ProtectionState,
  readState,
  registerMember,
} from './repository.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Protection } from './index.ts';

export const protection = defineRoom({ name: 'protection', create: createProtection });

const FORGET_EVERY_MS = 3_600_000;

function createProtection({ db, marks }: Platform): BuiltRoom<Protection> {
  async function assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void> {
    const reason = await askGate(executor, memberId, action, asset);
    if (reason !== null)
      throw new Refusal('protection.refused', { reason, until: await endOf(executor, memberId, reason) });
  }

  return {
    door: {
      gate: askGate,
      assertAllowed,
      register: registerMember,
      assertMayRegister: async (tx, person) => {
        const standing = await readStanding(tx, marksOf(marks, person), { exceptId: null, isProvedOnly: false });
        const reason = reasonOf(standing);
        if (reason !== null) throw new Refusal('protection.refused', { reason, until: untilOf(standing, reason) });
      },
      recognise: async (tx, memberId, person) => {
        const found = marksOf(marks, person);
        await noteMarks(tx, [{ memberId, found }]);
        await carryOver(tx, memberId, await readStanding(tx, found, { exceptId: memberId, isProvedOnly: true }));
      },
      unmarked: (after, limit) => readUnmarked(db, after, limit),
      note: (tx, persons) =>
        noteMarks(
          tx,
          persons.map(({ memberId, person }) => ({ memberId, found: marksOf(marks, person) })),
        ),
      close: async (tx, memberId, person) => {
        await noteMarks(tx, [{ memberId, found: marksOf(marks, person) }]);
        await markClosed(tx, memberId);
        await forgetClosed(tx, memberId);
      },
      disable: disableMember,
      enable: enableMember,
      state: (memberId, executor = db) => readState(executor, memberId),
    },
    jobs: [
      {
        name: 'protection-persons',
        everyMs: FORGET_EVERY_MS,
        run: async () => {
          await forgetClosed(db, null);
          return false;
        },
      },
    ],
    routes: [
      route(contract.protectionState, async ({ caller }) => present(await readState(db, caller.memberId))),
      route(contract.startTimeout, async ({ caller, body }) => {
        await extendTimeout(db, caller.memberId, body.hours);
        return present(await readState(db, caller.memberId));
      }),
      route(contract.startExclusion, async ({ caller, body }) => {
        await extendExclusion(db, caller.memberId, body.months);
        return present(await readState(db, caller.memberId));
      }),
    ],
  };
}

async function endOf(executor: Executor, memberId: bigint, reason: GateReason): Promise<number | null> {
  if (reason !== 'timed-out' && reason !== 'excluded') return null;
  return untilOf(await readState(executor, memberId), reason);
}

function reasonOf({ timedOutUntil, excludedUntil }: ProtectionState): 'excluded' | 'timed-out' | null {
  if (excludedUntil !== null) return 'excluded';
  return timedOutUntil === null ? null : 'timed-out';
}

function untilOf({ timedOutUntil, excludedUntil }: ProtectionState, reason: 'excluded' | 'timed-out'): number | null {
  return (reason === 'excluded' ? excludedUntil : timedOutUntil)?.getTime() ?? null;
}

function present({ timedOutUntil, excludedUntil }: ProtectionState): ValueOf<typeof contract.protectionState> {
  return { timedOutUntil: timedOutUntil?.getTime() ?? null, excludedUntil: excludedUntil?.getTime() ?? null };
}
