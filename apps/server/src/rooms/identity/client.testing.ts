import { randomInt } from 'node:crypto';
import { seal, type SealedRequest, type TestApp } from '@fairlot/testkit';
import { sql } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/passwords.ts';

export { seal } from '@fairlot/testkit';

/** Logs in; a test may use its own address, so that its failures do not affect other tests. */
export async function logIn(
  app: TestApp,
  username: string,
  password: string,
  extra: object = {},
  remoteAddress = '10.0.0.1',
) {
  const sealed = await seal(app, { username, password, type: 'username', ...extra });
  return app.server.inject({ method: 'POST', url: '/wps/session/login', remoteAddress, ...sealed });
}

/** Error codes of answers in alphabetical order; `none` for a success. */
export function codesOf(answers: readonly { json(): { errorCode: string | null } }[]): string[] {
  return answers.map((answer) => answer.json().errorCode ?? 'none').toSorted((a, b) => a.localeCompare(b));
}

/**
 * A captcha that accepts the fixed test answer. Requested from changing addresses, because of the limit per address.
 */
export async function solveCaptcha(app: TestApp): Promise<{ captcha: string; captchaId: string }> {
  const answer = await app.server.inject({
    method: 'GET',
    url: '/wps/captcha',
    headers: { moduleid: 'VALID_CAPTCHA3' },
    remoteAddress: `10.${randomInt(200, 250)}.${randomInt(256)}.1`,
  });
  return { captcha: app.config.testCaptcha ?? '', captchaId: answer.json().value.captchaId };
}

/** Enables every way to register and to log in, and clears all failures. */
export async function openLogIns({ platform, rooms: { site } }: TestApp): Promise<void> {
  await site.change('flags', IDENTITY_ON);
  await platform.db.run(sql`delete from identity_login_failures`);
}

/** Shows the field of the e-mail address in the registration form. */
export async function showEmail({ rooms: { site } }: TestApp): Promise<void> {
  const fields = await site.setting('registerFields');
  await site.change('registerFields', { ...fields, email: { show: true, required: false } });
}

/** Requires an exclusion register for log-ins and registrations, with the e-mail address in the form. */
export async function requireRegister(app: TestApp): Promise<void> {
  await app.rooms.site.change('flags', { ...IDENTITY_ON, REGISTER_REE3: true });
  await showEmail(app);
  await app.rooms.site.change('market', { profile: 'demo', stricter: { exclusionRegister: true } });
}

/** The registration fields besides name or number, with a new captcha. */
export const registration = async (app: TestApp) => ({
  password: 'Secret7319',
  confirmPassword: 'Secret7319',
  agreement: true,
  type: 0,
  registerMethod: 'H5',
  ...(await solveCaptcha(app)),
});

/** Registers with a valid form, apart from the fields in `change`. */
export async function register(app: TestApp, username: string, change: object = {}, remoteAddress = '10.0.0.1') {
  const sealed = await seal(app, { username, ...(await registration(app)), ...change });
  return sendRegistration(app, sealed, remoteAddress);
}

/** Sends a sealed registration by name. */
export function sendRegistration(app: TestApp, { headers, payload }: SealedRequest, remoteAddress = '10.0.0.1') {
  return app.server.inject({
    method: 'PUT',
    url: '/wps/account/register',
    remoteAddress,
    headers: { ...headers, moduleid: 'REGISTER_REE3' },
    payload,
  });
}

/** Registers by mobile number with a valid form, apart from the fields in `change`. */
export async function registerByMobile(app: TestApp, change: object, remoteAddress = '10.0.0.1') {
  const { headers, payload } = await seal(app, {
    countryDialingCode: '84',
    ...(await registration(app)),
    ...change,
  });
  return app.server.inject({
    method: 'PUT',
    url: '/wps/account/registerMobile',
    remoteAddress,
    headers: { ...headers, moduleid: 'MOBILENUMREG3' },
    payload,
  });
}

export function sendCode(
  app: TestApp,
  body: object,
  remoteAddress = '10.0.0.1',
  moduleid = 'REGMOBVERF3',
  language = 'EN',
) {
  return app.server.inject({
    method: 'POST',
    url: '/wps/account/sendVerificationCode',
    remoteAddress,
    headers: { moduleid, language },
    payload: { countryDialingCode: '84', ...body },
  });
}

export const readInfo = (app: TestApp, headers: Record<string, string>) =>
  app.server.inject({ url: '/wps/member/info', headers });

/** A member's call with an encrypted body. */
export async function callSealed(
  app: TestApp,
  headers: Record<string, string>,
  url: string,
  body: object,
  remoteAddress = '10.0.0.1',
) {
  const sealed = await seal(app, body);
  return app.server.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { ...headers, ...sealed.headers },
    payload: sealed.payload,
  });
}

/** Enables all login methods and the security centre. */
export const IDENTITY_ON = {
  MOBILENUMREG3: true,
  MOBILEVERCODELOGIN3: true,
  CHNGPASSVERIF3: true,
  FACEBOOKLOGIN3: true,
  GOOGLELOGIN3: true,
  FORGOTEMAIL3: true,
  PASSKEYLOGIN3: true,
  SECCEN: true,
  PROFPIC3: true,
};

/** Sets a member's password regardless of the rules for new ones. */
export async function givePassword(app: TestApp, memberId: bigint, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await app.platform.db.run(sql`update identity_passwords set hash = ${hash} where member_id = ${memberId}::bigint`);
}

/** Headers for a call with a token, from the answer that issued it. */
export function headersOf(answer: {
  json(): { value: { token: string } };
  cookies: { name: string; value: string }[];
}): Record<string, string> {
  const cookie = answer.cookies.find(({ name }) => name === 'fairlot_sid')?.value;
  return { authorization: `Bearer ${answer.json().value.token}`, cookie: `fairlot_sid=${cookie}` };
}
