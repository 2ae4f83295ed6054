import { identityDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, type Desk, pageOf, writeTrail } from '../../../platform/operators/index.ts';

import type { Identity, MemberSummary } from '../index.ts';

type MemberView = ValueOf<typeof contract.disableMember>;

/** What operators do with members: changes that one of them makes alone, with a reason. */
export function createDesk(platform: Platform, identity: Identity): Desk {
  return {
    permissions: [
      { permission: 'members.read', roles: ['admin', 'support', 'finance', 'risk'] },
      { permission: 'members.disable', roles: ['admin', 'support', 'risk'] },
    ],
    routes: createMemberRoutes(platform, identity),
  };
}

function createMemberRoutes(platform: Platform, identity: Identity): BoundRoute[] {
  async function presentAll(members: readonly MemberSummary[]): Promise<MemberView[]> {
    const balances = await platform.collected.provider('balances').of(members.map(({ id }) => id));
    const balanceOf = ({ id, asset }: MemberSummary) =>
      balances.find((entry) => entry.memberId === id && entry.asset === asset)?.balanceMinor ?? 0n;
    return members.map((member) => presentMember(member, balanceOf(member)));
  }
  async function switchMember(
    acting: Acting,
    memberId: bigint,
    reason: string,
    disabled: boolean,
  ): Promise<MemberView> {
    const change = disabled ? identity.disableMember : identity.enableMember;
    await change(memberId, (tx, before) =>
      writeTrail(platform, acting, tx, {
        action: disabled ? 'member.disabled' : 'member.enabled',
        object: `member:${memberId}`,
        reason,
        before: { account: before.account, disabled: before.isDisabled },
        after: { account: before.account, disabled },
      }),
    );
    const member = await identity.findMember(memberId);
    const [view] = await presentAll(member === undefined ? [] : [member]);
    if (view === undefined) throw new Refusal('not.found');
    return view;
  }

  return [
    route(contract.members, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await identity.searchMembers(query.search ?? '', offset, limit);
      return { list: await presentAll(list), totalPages: Math.ceil(total / limit) };
    }),
    route(contract.disableMember, ({ operator, ip, params, body }) =>
      switchMember({ operator, ip }, BigInt(params.memberId), body.reason, true),
    ),
    route(contract.enableMember, ({ operator, ip, params, body }) =>
      switchMember({ operator, ip }, BigInt(params.memberId), body.reason, false),
    ),
  ];
}

function presentMember(
  { id, account, type, asset, isDisabled, createdAt }: MemberSummary,
  balanceMinor: bigint,
): MemberView {
  return {
    memberId: String(id),
    account,
    type,
    currency: asset,
    balance: formatMinor(balanceMinor),
    disabled: isDisabled,
    createdAt: createdAt.getTime(),
  };
}
