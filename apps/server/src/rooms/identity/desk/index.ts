import { identityDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { IdentityPlatform } from '../ports.ts';
import {
  type Acting,
  type BulkAction,
  bulkAction,
  type Desk,
  listRoute,
  type SearchSource,
  writeTrail,
} from '../../../platform/operators/index.ts';
import type { Identity, MemberSummary } from '../index.ts';
import { MEMBER_FEED } from './feed.ts';
import { FIGURES } from './figures.ts';
import { createMessageHealth } from './message-health.ts';
import { createIdentityCards } from './member-cards.ts';
import { createPageRoutes } from './member-page.ts';
import { sharesLogins } from './related-members.ts';
import { createMemberList, createPresenter, memberFound, type MemberView, type PresentMembers } from './member-list.ts';
import { createTimelineRoutes } from './member-timeline.ts';
import { IDENTITY_TIMELINE } from './timeline.ts';

/** The desk for members: changes that one operator makes alone, with a reason. */
export function createDesk(platform: IdentityPlatform, identity: Identity): Desk {
  const presentAll = createPresenter(platform);
  const members = createMemberList(platform, presentAll);
  const switchMember = createSwitch(platform, identity, presentAll);
  return {
    permissions: [
      { permission: 'members.read', roles: ['admin', 'support', 'finance', 'risk'] },
      { permission: 'members.disable', roles: ['admin', 'support', 'risk'] },
      { permission: 'members.reveal', roles: ['admin', 'support', 'risk'] },
    ],
    routes: [
      listRoute(platform, members),
      ...createMemberRoutes(switchMember),
      ...createPageRoutes(platform, presentAll),
      ...createTimelineRoutes(platform),
    ],
    lists: [members],
    bulk: createBulk(switchMember),
    figures: FIGURES,
    memberTimeline: IDENTITY_TIMELINE,
    memberCards: createIdentityCards(platform),
    search: [createMemberSearch(platform)],
    notable: [{ kind: 'member', permission: 'members.read' }],
    feed: [MEMBER_FEED],
    health: [createMessageHealth(platform)],
    relatedMembers: sharesLogins,
  };
}

type SwitchMember = (acting: Acting, memberId: bigint, reason: string, disabled: boolean) => Promise<MemberView>;

/** Disables or enables a member. */
function createSwitch(platform: IdentityPlatform, identity: Identity, presentAll: PresentMembers): SwitchMember {
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
    const member = await identity.findMember(memberId);
    const [view] = await presentAll(member === undefined ? [] : [member]);
    if (view === undefined) throw new Refusal('not.found');
    return view;
  };
}

/** The same as bulk actions on the member list. */
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

/** Finds members by the beginning of their name or by their id. */
function createMemberSearch(platform: IdentityPlatform): SearchSource {
  return {
    kind: 'member',
    permission: 'members.read',
    find: async (text) => {
      const rows = await platform.db.rows(sql<MemberSummary>`
        select m.id, m.account, m.asset, m.type, m.disabled_at is not null as "isDisabled" from identity_members m
         where ${memberFound(text)} order by m.account limit 5`);
      const balances = await platform.balances.of(rows.map(({ id }) => id));
      return rows.map(({ id, account, asset, type, isDisabled }) => {
        const balanceMinor = balances.find((one) => one.memberId === id && one.asset === asset)?.balanceMinor ?? 0n;
        return {
          id: String(id),
          title: account,
          detail: `ID ${id}`,
          amount: { value: formatMinor(balanceMinor), currency: asset },
          ...stateOf(type, isDisabled),
          page: 'member',
          query: { memberId: String(id) },
        };
      });
    },
  };
}

/** The status shown next to a found member: none for an enabled member who plays for real money. */
function stateOf(type: number, isDisabled: boolean): { state?: string } {
  if (isDisabled) return { state: 'disabled' };
  return type === TRIAL_TYPE ? { state: 'trial' } : {};
}
