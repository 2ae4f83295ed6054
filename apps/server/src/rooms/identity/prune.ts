import { type Database, sql } from '../../platform/db/index.ts';

/** Removes expired data. Ended sessions and the login log are kept for 90 days. */
export async function pruneIdentity(db: Database): Promise<boolean> {
  // A payload may be two minutes ahead of the clock, so its nonce must be remembered for more than four.
  await db.run(sql`delete from identity_nonces where seen_at < clock_timestamp() - interval '10 minutes'`);
  await db.run(sql`delete from identity_captchas where expires_at < clock_timestamp()`);
  await db.run(sql`delete from identity_login_failures where at < clock_timestamp() - interval '1 hour'`);
  await db.run(sql`delete from identity_codes where sent_at < clock_timestamp() - interval '1 day'`);
  await db.run(sql`delete from identity_resets where expires_at < clock_timestamp() - interval '1 hour'`);
  await db.run(sql`delete from identity_challenges where expires_at < clock_timestamp()`);
  await db.run(sql`delete from identity_social_flows where expires_at < clock_timestamp()`);
  await db.run(sql`delete from identity_social_tickets where expires_at < clock_timestamp()`);
  await db.run(sql`delete from identity_tokens t using identity_sessions s
    where s.id = t.session_id
      and least(s.expires_at, s.absolute_expires_at, s.revoked_at) < clock_timestamp() - interval '1 day'`);
  await db.run(sql`
    delete from identity_sessions
      where least(expires_at, absolute_expires_at, revoked_at) < clock_timestamp() - interval '90 days'`);
  await db.run(sql`
    delete from identity_logins where at < clock_timestamp() - interval '90 days'
      or (member_id is null and at < clock_timestamp() - interval '1 hour')`);
  return false;
}
