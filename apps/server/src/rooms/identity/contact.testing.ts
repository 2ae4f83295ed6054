import type { TestApp } from '@fairlot/testkit';
import { sql } from '../../platform/db/index.ts';
import { writeEmail, writeMobile } from '../people/index.ts';

/** Gives a member an e-mail address and a verified number, as registration would. */
export async function giveContact(
  { platform }: Pick<TestApp, 'platform'>,
  memberId: bigint,
  { email, mobile }: { email?: string; mobile?: string },
): Promise<void> {
  if (email !== undefined) await writeEmail(platform.db, platform, memberId, email);
  if (mobile === undefined) return;
  await writeMobile(platform.db, platform, memberId, mobile);
  await platform.db.run(sql`
    update people_members set mobile_verified_at = clock_timestamp() where id = ${memberId}::bigint`);
}
