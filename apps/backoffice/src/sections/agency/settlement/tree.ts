import type { SettlementRow } from '../api.ts';

/** A contract with those of the downline; members without a contract in between are skipped. */
export interface SettlementNode {
  row: SettlementRow;
  below: SettlementNode[];
}

type Placed = Pick<SettlementRow, 'memberId' | 'uplines'>;

/**
 * The contracts of a settlement as a tree along the upline. In the input, an upline's rows precede those of its
 * downline.
 */
export function treeOf(rows: readonly SettlementRow[]): SettlementNode[] {
  const nodes = rows.map((row): SettlementNode => ({ row, below: [] }));
  const firstOf = new Map(nodes.toReversed().map((node) => [node.row.memberId, node]));
  const tops: SettlementNode[] = [];
  for (const node of nodes) {
    const upline = nearest(node.row, firstOf);
    (upline === undefined ? tops : upline.below).push(node);
  }
  return tops;
}

function nearest({ uplines }: Placed, firstOf: ReadonlyMap<string, SettlementNode>): SettlementNode | undefined {
  const id = uplines.findLast((upline) => firstOf.has(upline));
  return id === undefined ? undefined : firstOf.get(id);
}

export type RowState = 'missing' | 'review' | 'carried' | NonNullable<SettlementRow['state']>;

/** The displayed status of a bill; the need for a review comes first. */
export function stateOfRow({ before, state, difference, explanation }: SettlementRow): RowState {
  if (before === null || state === null) return 'missing';
  if (Number(difference) !== 0) return 'review';
  if (state === 'notReached' && explanation.some(({ label }) => label === 'carry')) return 'carried';
  return state;
}
