import { identityDesk, siteDesk } from '@fairlot/contract';
import { type BoundRoute, type OperatorCaller, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeAudit } from './audit.ts';
import { type MemberView, presentMember } from './present.ts';
import { actorOf, pageOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';

/** Maintenance and members: changes that one operator makes alone, with a reason. */
export function createMemberRoutes({ doors: { site, identity, wallet } }: BackofficeServices): BoundRoute[] {
  async function switchMember(
    operator: OperatorCaller,
    ip: string,
    memberId: bigint,
    reason: string,
    disabled: boolean,
  ): Promise<MemberView> {
    const change = disabled ? identity.disableMember : identity.enableMember;
    await change(memberId, (tx, before) =>
      writeAudit(tx, actorOf(operator, ip), {
        action: disabled ? 'member.disabled' : 'member.enabled',
        object: `member:${memberId}`,
        reason: reason.trim(),
        before: { account: before.account, disabled: before.isDisabled },
        after: { account: before.account, disabled },
      }),
    );
    const member = await identity.findMember(memberId);
    if (member === undefined) throw new Refusal('not.found');
    return presentMember(member, await wallet.balance(memberId, member.asset));
  }

  return [
    route(siteDesk.getMaintenance, async () => ({ on: await site.isInMaintenance() })),
    route(siteDesk.setMaintenance, async ({ operator, ip, body: { on, reason } }) => {
      await site.change('maintenance', on, (tx, before) =>
        writeAudit(tx, actorOf(operator, ip), {
          action: 'maintenance.changed',
          object: 'site',
          before: { on: before },
          after: { on },
          reason: reason.trim(),
        }),
      );
      return { on };
    }),
    route(identityDesk.members, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await identity.searchMembers(query.search ?? '', offset, limit);
      const balances = await wallet.balances(list.map(({ id }) => id));
      const balanceOf = (memberId: bigint, asset: string) =>
        balances.find((entry) => entry.memberId === memberId && entry.asset === asset)?.balanceMinor ?? 0n;
      return {
        list: list.map((member) => presentMember(member, balanceOf(member.id, member.asset))),
        totalPages: Math.ceil(total / limit),
      };
    }),
    route(identityDesk.disableMember, ({ operator, ip, params, body }) =>
      switchMember(operator, ip, BigInt(params.memberId), body.reason, true),
    ),
    route(identityDesk.enableMember, ({ operator, ip, params, body }) =>
      switchMember(operator, ip, BigInt(params.memberId), body.reason, false),
    ),
  ];
}
