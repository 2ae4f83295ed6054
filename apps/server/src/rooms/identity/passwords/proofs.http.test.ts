import { createHash } from 'node:crypto';
import { createMember, errorOf, openDevice, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { finishLogin } from '../actions/finish-login.ts';
import { callSealed, readInfo, seal, sendCode } from '../client.testing.ts';
import { getAccount } from '../accounts.ts';
import { deliver, newestCode } from '../sandbox.testing.ts';
import { ageCodes, freshNumber, logInByCode, openAllWays, startMessaging, takeCode } from '../messages/sms.testing.ts';
import { giveContact } from '../contact.testing.ts';

const { app, sandbox } = await startMessaging();
beforeEach(() => openAllWays(app));

let next = 0;
/** A member with an e-mail address, a number and a provider account. */
async function person() {
  const member = await createMember(app);
  const { digits, mobileNum, ip } = freshNumber();
  const email = `proof${++next}@example.com`;
  await giveContact(app, member.memberId, { email, mobile: `+${digits}` });
  await app.platform.db.run(sql`
    insert into identity_social_links (issuer, subject, member_id)
    values ('https://issuer.example', ${email}, ${member.memberId}::bigint)`);
  return { ...member, email, digits, mobileNum, ip };
}
type Person = Awaited<ReturnType<typeof person>>;

async function linkFor({ userName, email, ip }: Person): Promise<string> {
  await app.server.inject({
    method: 'POST',
    url: '/wps/account/password/email',
    payload: { username: userName, email },
    remoteAddress: ip,
  });
  await deliver(app);
  const [mail] = await sandbox.mails(email);
  return /#reset=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
async function codeFor({ mobileNum, digits, ip }: Person): Promise<string> {
  return takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
}
async function ticketFor({ email }: Person): Promise<string> {
  const ticket = createHash('sha256').update(email).digest('base64url');
  await app.platform.db.run(sql`
    insert into identity_social_tickets (ticket_hash, provider, issuer, subject, binding, expires_at)
    values (${hashSecret(ticket)}, 'google', 'https://issuer.example', ${email},
      ${createHash('sha256').update(VERIFIER).digest('base64url')},
      clock_timestamp() + interval '2 minutes')`);
  return ticket;
}
const VERIFIER = 'v'.repeat(43);
const byTicket = async (socialTicket: string, remoteAddress: string) => {
  const sealed = await seal(app, { type: 'social', socialTicket, socialVerifier: VERIFIER });
  return app.server.inject({ method: 'POST', url: '/wps/session/login', remoteAddress, ...sealed });
};
const byLink = async (resetToken: string, remoteAddress: string) => {
  const sealed = await seal(app, { resetToken, newPassword: 'Stolen4Lantern', confirmNewPassword: 'Stolen4Lantern' });
  return app.server.inject({ method: 'POST', url: '/wps/account/password/reset', remoteAddress, ...sealed });
};
const changePassword = (member: Pick<TestMember, 'headers'>, url = '/wps/account/password/v2') =>
  callSealed(app, member.headers, url, {
    oldPassword: 'Test2026',
    newPassword: 'Fresh4Lantern',
    confirmNewPassword: 'Fresh4Lantern',
  });
const changeEmail = ({ headers, email }: Person) =>
  callSealed(app, headers, '/wps/account/personal', { email: `new.${email}`, password: 'Test2026' });

describe('links, codes and tickets', () => {
  it('open the account as long as nothing changed', async () => {
    const member = await person();
    const [link, code, ticket] = [await linkFor(member), await codeFor(member), await ticketFor(member)];
    expect((await byTicket(ticket, member.ip)).json().value.userName).toBe(member.userName);
    expect((await logInByCode(app, member.digits, code, {}, member.ip)).json().success).toBe(true);
    expect((await byLink(link, member.ip)).json().success).toBe(true);
  });

  it.each([
    ['password', (member: Person) => changePassword(member)],
    ['e-mail', changeEmail],
  ])('become invalid with a change of the %s', async (_name, change) => {
    const member = await person();
    const [link, code, ticket] = [await linkFor(member), await codeFor(member), await ticketFor(member)];
    expect((await change(member)).json().success).toBe(true);
    expect(await errorOf(byLink(link, member.ip))).toBe('link.invalid');
    expect(await errorOf(byTicket(ticket, member.ip))).toBe('social.failed');
    expect(await errorOf(logInByCode(app, member.digits, code, {}, member.ip))).toBe('verification.code.error');
  });

  it('also become invalid with a new password set by the number or by another link', async () => {
    const member = await person();
    const link = await linkFor(member);
    await sendCode(app, { mobileNum: member.mobileNum, scene: 'password' }, member.ip);
    const verificationCode = await newestCode(app, sandbox, member.digits);
    const sealed = await seal(app, {
      mobileNum: member.mobileNum,
      countryDialingCode: '84',
      verificationCode,
      newPassword: 'Fresh4Lantern',
    });
    const answer = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/phone',
      remoteAddress: member.ip,
      headers: { ...sealed.headers, moduleid: 'CHNGPASSVERIF3' },
      payload: sealed.payload,
    });
    expect(answer.json().success).toBe(true);
    expect(await errorOf(byLink(link, member.ip))).toBe('link.invalid');

    const other = await person();
    const [second, code] = [await linkFor(other), await codeFor(other)];
    expect((await byLink(second, other.ip)).json().success).toBe(true);
    expect(await errorOf(logInByCode(app, other.digits, code, {}, other.ip))).toBe('verification.code.error');
  });

  it('of a number still count for its limits after they became invalid', async () => {
    const member = await person();
    await codeFor(member);
    await changePassword(member);
    expect(await errorOf(sendCode(app, { mobileNum: member.mobileNum, scene: 'login' }, member.ip))).toBe(
      'rate.limited',
    );
    await ageCodes(app, 61);
    expect((await sendCode(app, { mobileNum: member.mobileNum, scene: 'login' }, member.ip)).json().success).toBe(true);
  });
});

describe('a login during which the password changes', () => {
  it('does not open a session', async () => {
    const member = await person();
    const proven = await getAccount(app.platform.db, member.memberId);
    expect((await changePassword(member)).json().success).toBe(true);
    const services = {
      ...app,
      platform: { ...app.platform, screens: app.answers.verification.screens },
      site: app.rooms.site,
      sessions: undefined,
      logins: undefined,
    } as unknown;
    const origin = {
      ip: '10.1.1.1',
      userAgent: '',
      language: 'EN',
      cookie: { value: undefined, set() {}, clear() {} },
      device: { value: undefined, set() {} },
    };
    await expect(finishLogin(services as never, origin, { member: proven, method: 'password' })).rejects.toMatchObject({
      code: 'login.invalid',
    });
  });
});

describe('the session after a change of the password', () => {
  const statusOf = async (headers: Record<string, string>) => (await readInfo(app, headers)).statusCode;

  it.each(['/wps/account/password', '/wps/account/password/v2'])(
    '%s returns a new token and a new cookie; all earlier ones become invalid, even a just renewed one',
    async (url) => {
      const member = await createMember(app);
      const { token: renewed } = (
        await app.server.inject({ method: 'POST', url: '/wps/session/renew', headers: member.headers })
      ).json().value;
      const bearer = (token: string) => `Bearer ${token}`;
      expect(await statusOf(member.headers)).toBe(200);
      const answer = await changePassword(
        { ...member, headers: { ...member.headers, authorization: bearer(renewed) } },
        url,
      );
      const { token } = answer.json().value;
      const cookie = `fairlot_sid=${answer.cookies.find(({ name }) => name === 'fairlot_sid')?.value}`;
      expect(await statusOf({ authorization: bearer(token), cookie })).toBe(200);
      for (const former of [member.token, renewed]) {
        expect(await statusOf({ authorization: bearer(former), cookie: member.headers['cookie']! })).toBe(401);
        expect(await statusOf({ authorization: bearer(former), cookie })).toBe(401);
      }
      expect(await statusOf({ authorization: bearer(token), cookie: member.headers['cookie']! })).toBe(401);
      expect(await app.rooms.identity.callerOfCookie(member.cookie)).toBeNull();
      // A late call with an old token is not treated as theft: the new one stays valid.
      expect(await statusOf({ authorization: bearer(token), cookie })).toBe(200);
    },
  );

  it('still outlives the browser if it did before', async () => {
    const { memberId } = await createMember(app);
    const answer = await changePassword(await openDevice(app, memberId, { remember: true }));
    expect(answer.cookies.find(({ name }) => name === 'fairlot_sid')?.maxAge).toBe(30 * 86_400);
  });
});
