import { agencyDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, beginsWith, deskList } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.agents>['list'][number];

type Row = RowOf<View, 'memberId' | 'uplineId', 'joinedAt'>;

/** Agents of all teams. */
export const AGENT_LIST: AnyDeskList = deskList<Row, View>({
  endpoint: contract.agents,
  select: sql`m.member_id as "memberId", m.account, m.parent_id as "uplineId", u.account as "uplineAccount",
    cardinality(m.path) as level, m.may_transfer as "mayTransfer", m.joined_at as "joinedAt",
    (select count(*)::int from agency_members b where b.path @> array[m.member_id]) as below`,
  from: sql`agency_members m left join agency_members u on u.member_id = m.parent_id`,
  where: () => sql`m.type not in (0, 4, 40)`,
  alias: 'm',
  key: { column: sql`m.member_id`, type: 'id' },
  fields: {
    account: {
      where: ([text = ''], operator) =>
        operator === 'eq' ? sql`m.account = ${text}` : beginsWith(sql`m.account`, text),
    },
    uplineId: { column: sql`m.parent_id` },
    mayTransfer: { where: ([text]) => sql`m.may_transfer = ${text === 'yes'}::boolean` },
  },
  present: (rows) => rows.map(wireRow),
});
