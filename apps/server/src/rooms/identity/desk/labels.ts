import { identityDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Identity } from '../index.ts';
import type { IdentityPlatform } from '../ports.ts';

/** Changes of a member's labels. */
export function createLabelsRoute(platform: IdentityPlatform, identity: Identity): BoundRoute {
  return route(contract.changeLabels, async ({ operator, ip, params, body: { add, remove, reason } }) => {
    const memberId = BigInt(params.memberId);
    await identity.changeLabels(memberId, { add, remove }, (tx, before, labels) =>
      writeTrail(platform, { operator, ip }, tx, {
        action: 'member.labelled',
        object: `member:${memberId}`,
        reason,
        before: { account: before.account, labels: before.labels.toSorted() },
        after: { account: before.account, labels },
      }),
    );
    const member = await platform.people.find(memberId);
    const [view] = await platform.people.views(member === undefined ? [] : [member]);
    if (view === undefined) throw new Refusal('not.found');
    return view;
  });
}
