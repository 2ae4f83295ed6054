import { protection as contract, type ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
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

function createProtection({ db }: Platform): BuiltRoom<Protection> {
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
      disable: disableMember,
      enable: enableMember,
      state: (memberId, executor = db) => readState(executor, memberId),
    },
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
  const { timedOutUntil, excludedUntil } = present(await readState(executor, memberId));
  return reason === 'excluded' ? excludedUntil : timedOutUntil;
}

function present({ timedOutUntil, excludedUntil }: ProtectionState): ValueOf<typeof contract.protectionState> {
  return { timedOutUntil: timedOutUntil?.getTime() ?? null, excludedUntil: excludedUntil?.getTime() ?? null };
}
