import type { Executor } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlace, type Place } from './tree-rows.ts';

/** Types that are no agents (Z-67): everybody else is. */
const NO_AGENTS: ReadonlySet<number> = new Set([0, 4, 40]);

/** @throws Refusal permission.denied for everybody who is no agent */
export function demandAgent({ type }: Pick<Caller, 'type'>): void {
  if (NO_AGENTS.has(type)) throw new Refusal('permission.denied');
}

/**
 * The member whom an agent asks about: themselves, or somebody below them. Whoever stands elsewhere is not found, as if
 * there were nobody.
 * @throws Refusal permission.denied for who is no agent, not.found
 */
export async function demandTeamMember(executor: Executor, caller: Caller, wanted: string | undefined): Promise<Place> {
  demandAgent(caller);
  const memberId = wanted === undefined ? caller.memberId : BigInt(wanted);
  const found = await findPlace(executor, memberId);
  if (found === undefined || (memberId !== caller.memberId && !found.path.includes(String(caller.memberId))))
    throw new Refusal('not.found');
  return found;
}

/** As `demandTeamMember`, of those right below the agent. */
export async function demandDirectLower(executor: Executor, caller: Caller, wanted: string): Promise<Place> {
  const found = await demandTeamMember(executor, caller, wanted);
  if (found.parentId !== caller.memberId) throw new Refusal('not.found');
  return found;
}
