import { createMember, type TestApp } from '@fairlot/testkit';
import { sql } from '../../platform/db/index.ts';
import { logIn } from './client.testing.ts';

let next = 0;

/** A number and an address of their own, so that limits of one test do not touch another. */
export function freshNumber(): { mobileNum: string; digits: string; ip: string } {
  next++;
  return { mobileNum: `0912${100_000 + next}`, digits: `84912${100_000 + next}`, ip: `10.20.0.${next}` };
}

export async function memberWithMobile(app: TestApp, digits: string): Promise<bigint> {
  const { memberId } = await createMember(app);
  await app.platform.db.run(sql`update identity_members set mobile = ${`+${digits}`}, mobile_verified_at = clock_timestamp() where id = ${memberId}::bigint`);
  return memberId;
}

/** Lets time pass for the limits of codes. */
export async function ageCodes(app: TestApp, seconds: number): Promise<void> {
  await app.platform.db.run(sql`update identity_codes set sent_at = sent_at - make_interval(secs => ${seconds}::int)`);
}

export function logInByCode(app: TestApp, digits: string, code: string, extra: object = {}, ip = '10.21.0.1') {
  return logIn(app, `0${digits.slice(2)}`, code, { type: 'sms', countryDialingCode: '84', ...extra }, ip);
}
