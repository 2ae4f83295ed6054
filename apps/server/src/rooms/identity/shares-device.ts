import { type Executor, sql } from '../../platform/db/index.ts';

/** Number of days of logins that are compared. */
const DAYS = 30;
/** Maximum number of latest logins of each member. */
const MOST = 200;

/**
 * Whether two members logged in with one browser at one address, or only at one address. Many people share an address,
 * so a shared address alone is weak evidence.
 */
export async function sharesDevice(
  executor: Executor,
  one: bigint,
  other: bigint,
): Promise<'device' | 'address' | null> {
  const loginsOf = (memberId: bigint) => sql`
    select distinct ip, user_agent from (
      select ip, user_agent from identity_logins
       where member_id = ${memberId}::bigint and is_success
         and at > clock_timestamp() - ${DAYS}::int * interval '1 day'
       order by id desc limit ${MOST}::int) x`;
  const { device, address } = await executor.one(sql<{ device: boolean; address: boolean }>`
    select coalesce(bool_or(a.user_agent = b.user_agent), false) as device, count(*) > 0 as address
      from (${loginsOf(one)}) a join (${loginsOf(other)}) b on b.ip = a.ip`);
  if (device) return 'device';
  return address ? 'address' : null;
}
