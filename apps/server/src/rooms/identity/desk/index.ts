import { identityDesk as contract, STANDARD_ROLES } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Connections } from '../../../platform/connections/index.ts';
import type { IdentityPlatform } from '../ports.ts';
import { type Acting, type BulkAction, bulkAction, type Desk, writeTrail } from '../../../platform/operators/index.ts';
import type { Identity } from '../index.ts';
import type { MemberView } from '../../people/index.ts';
import { createIdentityCards } from './member-cards.ts';
import type { LoginProvider } from '../social/login-provider.ts';
import { createLoginProviderDesk } from './login-providers.ts';
import { LOGIN_FINDERS } from './login-finders.ts';
import { createLabelBulk, createLabelChange, createLabelsRoute, viewOf } from './labels.ts';
import { createMessageHealth } from './message-health.ts';
import { sharesLogins } from './related-members.ts';
import { createRevealRoute } from './reveal.ts';
import { createTotpRemoval } from './remove-totp.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { IDENTITY_TIMELINE } from './timeline.ts';

/** The desk for members: changes that one operator makes alone, with a reason; two remove an authenticator. */
export function createDesk(
  platform: IdentityPlatform,
  identity: Identity,
  logins: Connections<LoginProvider>,
  sessions: Pick<Sessions, 'forget'>,
): Desk {
  const connecting = createLoginProviderDesk(platform, logins);
  const removingTotp = createTotpRemoval(platform, sessions);
  const switchMember = createSwitch(platform, identity);
  const changeLabels = createLabelChange(platform, identity);
  return {
    permissions: [
      { permission: 'members.disable', roles: ['admin', 'support', 'risk'] },
      { permission: 'members.label', roles: ['admin', 'support', 'risk'] },
      { permission: 'members.reveal', roles: ['admin', 'support', 'risk'] },
      { permission: 'logins.read', roles: STANDARD_ROLES },
      { permission: 'logins.connect', roles: ['admin'] },
    ],
    routes: [
      ...createMemberRoutes(switchMember),
      createLabelsRoute(platform, changeLabels),
      createRevealRoute(platform),
      removingTotp.route,
      ...connecting.routes,
    ],
    approvals: [connecting.approval, removingTotp.approval],
    bulk: [...createBulk(switchMember), ...createLabelBulk(changeLabels)],
    memberTimeline: IDENTITY_TIMELINE,
    memberCards: createIdentityCards(platform),
    memberFinders: LOGIN_FINDERS,
    health: [createMessageHealth(platform)],
    relatedMembers: sharesLogins,
  };
}

type SwitchMember = (acting: Acting, memberId: bigint, reason: string, disabled: boolean) => Promise<MemberView>;

/** Disables or enables a member. */
function createSwitch(platform: IdentityPlatform, identity: Identity): SwitchMember {
  return async (acting, memberId, reason, disabled) => {
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
    return viewOf(platform, memberId);
  };
}

/** Bulk actions of the member list that disable or enable members. */
function createBulk(switchMember: SwitchMember): BulkAction[] {
  return [true, false].map((disabled) =>
    bulkAction<MemberView>({
      list: 'members',
      action: disabled ? 'disable' : 'enable',
      permission: 'members.disable',
      refusal: (row) => (row.disabled === disabled ? 'row.unchanged' : null),
      run: (acting, row, reason) => switchMember(acting, BigInt(row.memberId), reason, disabled),
    }),
  );
}

function createMemberRoutes(switchMember: SwitchMember): BoundRoute[] {
  return [
    route(contract.disableMember, ({ operator, ip, params, body }) =>
      switchMember({ operator, ip }, BigInt(params.memberId), body.reason, true),
    ),
    route(contract.enableMember, ({ operator, ip, params, body }) =>
      switchMember({ operator, ip }, BigInt(params.memberId), body.reason, false),
    ),
  ];
}
