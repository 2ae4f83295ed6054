import { identityDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { type Acting, type BulkAction, bulkAction, writeTrail } from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import type { Identity } from '../index.ts';
import type { IdentityPlatform } from '../ports.ts';
import type { MemberView } from '../../people/index.ts';

interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
  reason: string;
}
type ChangeLabels = (acting: Acting, memberId: bigint, change: LabelChange) => Promise<void>;

/** Changes a member's labels with an audit entry. */
export function createLabelChange(platform: IdentityPlatform, identity: Identity): ChangeLabels {
  return (acting, memberId, { add, remove, reason }) =>
    identity.changeLabels(memberId, { add, remove }, (tx, before, labels) =>
      writeTrail(platform, acting, tx, {
        action: 'member.labelled',
        object: `member:${memberId}`,
        reason,
        before: { account: before.account, labels: before.labels.toSorted() },
        after: { account: before.account, labels },
      }),
    );
}

/**
 * Bulk actions of the member list that add or remove labels; members who have all of the labels, or none of them, keep
 * theirs.
 */
export function createLabelBulk(changeLabels: ChangeLabels): BulkAction[] {
  const action = (name: string, changeOf: (values: readonly string[]) => Pick<LabelChange, 'add' | 'remove'>) =>
    bulkAction<MemberView>({
      list: 'members',
      action: name,
      permission: 'members.label',
      takesValues: true,
      refusal: () => null,
      run: (acting, row, reason, values) => changeLabels(acting, BigInt(row.memberId), { ...changeOf(values), reason }),
    });
  return [action('label', (add) => ({ add, remove: [] })), action('unlabel', (remove) => ({ add: [], remove }))];
}

/** Changes of one member's labels. */
export function createLabelsRoute(platform: IdentityPlatform, changeLabels: ChangeLabels): BoundRoute {
  return route(contract.changeLabels, async ({ operator, ip, params, body }) => {
    const memberId = BigInt(params.memberId);
    await changeLabels({ operator, ip }, memberId, body);
    return viewOf(platform, memberId);
  });
}

/** A member as the console shows it after a change. @throws Refusal not.found */
export async function viewOf({ people }: IdentityPlatform, memberId: bigint): Promise<MemberView> {
  const [view] = await people.views([requireFound(await people.find(memberId))]);
  return requireFound(view);
}
