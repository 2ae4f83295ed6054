import type { Executor } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlace, type Place } from './tree-rows.ts';

/** Customer types that are not agents (Z-67); all other types are. */
const NO_AGENTS: ReadonlySet<number> = new Set([0, 4, 40]);

export const isAgent = ({ type }: Pick<Caller, 'type'>): boolean => !NO_AGENTS.has(type);

/** @throws Refusal permission.denied for a member who is not an agent */
export function requireAgent(caller: Pick<Caller, 'type'>): void {
  if (!isAgent(caller)) throw new Refusal('permission.denied');
}

/**
 * The member that an agent's call refers to: the agent, or a member below. Any other member is treated as non-existent.
 * @throws Refusal permission.denied for a member who is not an agent, not.found
 */
export async function requireTeamMember(
  executor: Executor,
  caller: Caller,
  wanted: string | undefined,
): Promise<Place> {
  requireAgent(caller);
  const memberId = wanted === undefined ? caller.memberId : BigInt(wanted);
  const found = await findPlace(executor, memberId);
  if (found === undefined || (memberId !== caller.memberId && !found.path.includes(String(caller.memberId))))
    throw new Refusal('not.found');
  return found;
}

/** Like `requireTeamMember`, for direct downline members only. */
export async function requireDirectDownline(executor: Executor, caller: Caller, wanted: string): Promise<Place> {
  const found = await requireTeamMember(executor, caller, wanted);
  if (found.parentId !== caller.memberId) throw new Refusal('not.found');
  return found;
}
