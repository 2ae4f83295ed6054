import type { Executor } from '../db/index.ts';
import type { Desk } from './desk.ts';
import type { RelatedMember } from './member-trace.ts';

/** Kinds of connection, the strongest first; an address alone is the weakest sign. */
const NEARNESS = ['account', 'device', 'address'] as const;
const SHOWN = 20;

export interface Connection {
  memberId: bigint;
  by: RelatedMember['by'][];
  /** Time it was last seen. */
  at: Date;
}

/** Other members who share something with this one, according to all rooms; the strongest connections first. */
export async function readConnections(
  executor: Executor,
  desks: readonly Desk[],
  memberId: bigint,
): Promise<Connection[]> {
  const found = await Promise.all(desks.flatMap(({ relatedMembers }) => relatedMembers?.(executor, memberId) ?? []));
  return [...Map.groupBy(found.flat(), (one) => one.memberId)]
    .map(([id, facts]) => ({
      memberId: id,
      by: NEARNESS.filter((by) => facts.some((fact) => fact.by === by)),
      at: new Date(Math.max(...facts.map(({ at }) => at.getTime()))),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, SHOWN);
}

const rankOf = ({ by: [nearest] }: Connection) => NEARNESS.indexOf(nearest ?? 'address');
