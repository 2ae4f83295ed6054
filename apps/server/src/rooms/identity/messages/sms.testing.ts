import { createMember, openTestApp, type TestApp, type TestAppOptions } from '@fairlot/testkit';
import { afterAll } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { IDENTITY_ON, logIn, sendCode } from '../client.testing.ts';
import { newestCode, type RunningSandbox, startSandbox } from '../sandbox.testing.ts';
import { giveContact } from '../contact.testing.ts';

export interface Messaging {
  app: TestApp;
  sandbox: RunningSandbox;
}

/** An application that sends its messages through a new sandbox. */
export async function startMessaging(config: TestAppOptions['config'] = {}): Promise<Messaging> {
  const sandbox = await startSandbox();
  afterAll(() => sandbox.stop());
  return { app: await openTestApp({ config: { ...sandbox.config, ...config } }), sandbox };
}

/** Enables every way to register and to log in, and sends codes without a captcha. */
export async function openAllWays({ rooms: { site } }: TestApp): Promise<void> {
  await site.change('flags', IDENTITY_ON);
  await site.change('identity', { ...(await site.setting('identity')), humanCheck: 'none' });
}

let next = 0;

/** A new number and address, so that limits of one test do not affect another. */
export function freshNumber(): { mobileNum: string; digits: string; ip: string } {
  next++;
  return { mobileNum: `0912${100_000 + next}`, digits: `84912${100_000 + next}`, ip: `10.20.0.${next}` };
}

/** Requests a code for a number and reads it in its message. */
export async function takeCode(
  app: TestApp,
  sandbox: RunningSandbox,
  { mobileNum, digits, ip }: ReturnType<typeof freshNumber>,
  scene: string,
): Promise<string> {
  await sendCode(app, { mobileNum, scene }, ip);
  return newestCode(app, sandbox, digits);
}

export async function memberWithMobile(app: TestApp, digits: string): Promise<bigint> {
  const { memberId } = await createMember(app);
  await giveContact(app, memberId, { mobile: `+${digits}` });
  return memberId;
}

/** Backdates codes, for their limits. */
export async function ageCodes(app: TestApp, seconds: number): Promise<void> {
  await app.platform.db.run(sql`update identity_codes set sent_at = sent_at - make_interval(secs => ${seconds}::int)`);
}

export function logInByCode(app: TestApp, digits: string, code: string, extra: object = {}, ip = '10.21.0.1') {
  return logIn(app, `0${digits.slice(2)}`, code, { type: 'sms', countryDialingCode: '84', ...extra }, ip);
}
