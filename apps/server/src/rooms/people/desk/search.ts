import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { SearchSource } from '../../../platform/operators/index.ts';
import type { MemberSummary } from '../index.ts';
import type { PeoplePlatform } from '../ports.ts';
import { memberFound } from './member-list.ts';

/** Finds members by the beginning of their name or by their id. */
export function createMemberSearch(platform: PeoplePlatform): SearchSource {
  return {
    kind: 'member',
    permission: 'members.read',
    find: async (text) => {
      const rows = await platform.db.rows(sql<MemberSummary>`
        select m.id, m.account, m.asset, m.type, m.disabled_at is not null as "isDisabled" from people_members m
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
