import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { listRoles } from './permissions.ts';

const NEEDED = ['operators.change', 'approvals.decide'] as const;

/**
 * Ensures that the console can still be changed after this step: one operator to request, another to approve.
 * @throws Refusal role.last
 */
export async function requireTwoLeft(tx: Tx, platform: Pick<Platform, 'collected'>): Promise<void> {
  const roles = await listRoles(tx, platform);
  const able = roles.filter(({ permissions }) => NEEDED.every((one) => permissions.includes(one)));
  if (able.reduce((sum, { operators }) => sum + operators, 0) < 2) throw new Refusal('role.last');
}
