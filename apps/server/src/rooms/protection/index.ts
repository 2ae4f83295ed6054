import { protection as contract, type ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
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

export type { GateAction, GateReason, ProtectionState } from './repository.ts';

export interface Protection {
  parts: RoomParts;
  /** Why the member may not act, or null. Locks the member's row until the transaction ends. */
  gate(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<GateReason | null>;
  /** @throws Refusal protection.refused with `{reason, until}`; `until` is epoch ms, or null where there is no end */
  assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void>;
  /** Opens the row of a new member; without it every action is refused. */
  register(tx: Tx, memberId: bigint, kind: 'real' | 'trial'): Promise<void>;
  disable(tx: Tx, memberId: bigint): Promise<void>;
  /** Undoes disabling; time-outs and exclusions stay. */
  enable(tx: Tx, memberId: bigint): Promise<void>;
  state(memberId: bigint, executor?: Executor): Promise<ProtectionState>;
}

export function createProtection({ db }: Platform): Protection {
  async function assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void> {
    const reason = await askGate(executor, memberId, action, asset);
    if (reason !== null)
      throw new Refusal('protection.refused', { reason, until: await endOf(executor, memberId, reason) });
  }

  return {
    gate: askGate,
    assertAllowed,
    register: registerMember,
    disable: disableMember,
    enable: enableMember,
    state: (memberId, executor = db) => readState(executor, memberId),
    parts: {
      name: 'protection',
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
    },
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
