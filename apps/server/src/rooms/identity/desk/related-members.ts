import { sql } from '../../../platform/db/index.ts';
import { MOST_RELATED, type ReadRelated, type RelatedMember } from '../../../platform/operators/index.ts';

/** Number of days of logins that are compared. */
const DAYS = 30;
/** Maximum number of the member's latest logins, and of their latest addresses. */
const MOST_LOGINS = 200;
const MOST_ADDRESSES = 10;

/**
 * Other members who recently logged in from the member's addresses; those with the same browser there are of the kind
 * `device`. For an address that very many share, the newest members are returned. Each step reads the next member from
 * the index, so no step reads them all.
 */
export const sharesLogins: ReadRelated = (executor, memberId) => {
  const lately = sql`clock_timestamp() - ${DAYS}::int * interval '1 day'`;
  const nextAt = (ip: ReturnType<typeof sql>, below: ReturnType<typeof sql>) => sql`
    (select l.member_id from identity_logins l
      where l.ip = ${ip} and l.member_id < ${below} and l.member_id <> ${memberId}::bigint
      order by l.member_id desc limit 1)`;
  return executor.rows(sql<RelatedMember>`
    with recursive own as (
      select ip, user_agent, id from identity_logins
       where member_id = ${memberId}::bigint and is_success and at > ${lately}
       order by id desc limit ${MOST_LOGINS}::int
    ), mine as (
      select ip from own group by ip order by max(id) desc limit ${MOST_ADDRESSES}::int
    ), near as (
      select m.ip, ${nextAt(sql`m.ip`, sql`9223372036854775807`)} as member_id, 1 as place from mine m
      union all
      select n.ip, ${nextAt(sql`n.ip`, sql`n.member_id`)}, n.place + 1 from near n
       where n.member_id is not null and n.place < ${MOST_RELATED}::int
    ), seen as (
      select n.member_id, max(l.at) as at,
             bool_or(exists (select 1 from own o where o.ip = l.ip and o.user_agent = l.user_agent)) as is_device
        from near n join identity_logins l on l.ip = n.ip and l.member_id = n.member_id
       where l.is_success and l.at > ${lately} group by n.member_id
    )
    select member_id as "memberId", case when is_device then 'device' else 'address' end as by, at
      from seen order by is_device desc, at desc limit ${MOST_RELATED}::int`);
};
