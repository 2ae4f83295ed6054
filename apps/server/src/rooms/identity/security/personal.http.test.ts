import { createMember, errorOf, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON, logIn, readInfo, register } from '../client.testing.ts';
import { startMessaging } from '../messages/sms.testing.ts';
import { deliver } from '../sandbox.testing.ts';

const { app, sandbox } = await startMessaging();
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

const PASSWORD = 'Secret7319';
let next = 0;
async function newcomer(change: object = {}) {
  const account = `person${++next}`;
  const answer = await register(
    app,
    account,
    {
      idNumber: '079200001234',
      payeeName: 'NGUYEN VAN A',
      email: `${account}@example.com`,
      zalo: '0912345678',
      nickname: 'Bà Năm',
      ...change,
    },
    `10.60.0.${next}`,
  );
  return { account, headers: headersOf(answer) };
}
const personal = async (headers: Record<string, string>) =>
  (await app.server.inject({ method: 'GET', url: '/wps/account/personal', headers })).json().value;
const post = (headers: Record<string, string>, url: string, body: object) => callSealed(app, headers, url, body);

const correct = (headers: Record<string, string>, body: object) => post(headers, '/wps/account/personal', body);

describe('personal data', () => {
  it('are shown to their owner with the id number masked, and stored sealed', async () => {
    const { account, headers } = await newcomer();
    expect(await personal(headers)).toEqual({
      account,
      nickname: 'Bà Năm',
      email: `${account}@example.com`,
      mobile: null,
      payeeName: 'NGUYEN VAN A',
      idNumber: '*********234',
      contacts: { zalo: '0912345678' },
      registeredAt: expect.any(Number),
    });
    const rows = await app.platform.db.rows(sql<{ sealed: Uint8Array }>`
      select id_number as sealed from identity_secrets where id_number is not null`);
    expect(rows.every(({ sealed }) => !Buffer.from(sealed).includes('079200001234'))).toBe(true);
  });

  it('are corrected by the same rules; an empty text removes a value', async () => {
    const { headers } = await newcomer();
    expect(
      (await post(headers, '/wps/account/personal', { nickname: 'Năm', zalo: '', line: 'nam.line' })).json().value,
    ).toMatchObject({ nickname: 'Năm', contacts: { line: 'nam.line' } });
    // Two concurrent corrections are both kept.
    await Promise.all([{ whatsapp: '84912345678' }, { facebook: 'nam.fb' }].map((body) => correct(headers, body)));
    expect((await personal(headers)).contacts).toEqual({
      line: 'nam.line',
      whatsapp: '84912345678',
      facebook: 'nam.fb',
    });
    for (const [body, errorCode] of [
      [{ nickname: ' x' }, 'name.format'],
      [{ email: 'none' }, 'email.format'],
      [{ line: 'a b' }, 'contact.format'],
    ] as const) {
      expect((await post(headers, '/wps/account/personal', body)).json()).toMatchObject({
        errorCode,
        value: { field: Object.keys(body)[0] },
      });
    }
    expect((await post(headers, '/wps/account/personal', { type: 1 })).statusCode).toBe(400);
  });

  it('keep a nickname that another page changes while a new address is being stored', async () => {
    const { account, headers } = await newcomer();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const renaming = app.platform.db.transaction(async (tx) => {
      await tx.run(sql`update people_members set nickname = 'Năm Mới' where account = ${account}`);
      await held;
    });
    const email = `${account}@new.example`;
    const correcting = correct(headers, { email, password: PASSWORD });
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => app.platform.db.first(waiting)).toBeDefined();
    release();
    await Promise.all([renaming, correcting]);
    expect(await personal(headers)).toMatchObject({ nickname: 'Năm Mới', email });
  });

  it('require the password for a new address, which is reported to the old one', async () => {
    const { account, headers } = await newcomer();
    const email = `${account}@new.example`;
    expect(await errorOf(post(headers, '/wps/account/personal', { email }))).toBe('reauth.required');
    expect(await errorOf(post(headers, '/wps/account/personal', { email, password: 'Wrong123' }))).toBe(
      'login.invalid',
    );
    expect((await post(headers, '/wps/account/personal', { email, password: PASSWORD })).json().value.email).toBe(
      email,
    );
    await deliver(app);
    expect((await sandbox.mails(`${account}@example.com`))[0]?.subject).toBe(
      'Fairlot: your e-mail address was changed',
    );
  });

  it("are exported completely with the password, without anyone else's data", async () => {
    const { account, headers } = await newcomer();
    await newcomer();
    expect(await errorOf(post(headers, '/wps/account/export', { password: 'Wrong123' }))).toBe('login.invalid');
    const { value } = (await post(headers, '/wps/account/export', { password: PASSWORD })).json();
    expect(value).toMatchObject({
      member: {
        account,
        idNumber: '079200001234',
        payeeName: 'NGUYEN VAN A',
        email: `${account}@example.com`,
        contacts: { zalo: '0912345678' },
      },
      protection: { timedOutUntil: null, excludedUntil: null },
      sessions: [{ ip: expect.any(String) }],
      logins: [{ method: 'registration', success: true }],
    });
    const text = JSON.stringify(value);
    expect(text).not.toContain(`person${next}@`);
    expect(text).not.toMatch(/argon2|\$/);
  });
});

describe('closing an account', () => {
  const close = (headers: Record<string, string>, body: object = { password: PASSWORD, confirm: true }) =>
    post(headers, '/wps/account/close', body);

  it('erases the person, keeps what the law and the books need, and frees the name', async () => {
    const { account, headers } = await newcomer();
    const { id } = (await readInfo(app, headers)).json().value;
    const closed = await close(headers);
    expect(closed.json()).toMatchObject({ success: true, value: null });
    expect(closed.cookies[0]?.value).toBe('');
    expect((await readInfo(app, headers)).statusCode).toBe(401);
    expect(await errorOf(logIn(app, account, PASSWORD, {}, '10.61.0.1'))).toBe('login.invalid');
    const row = await app.platform.db.one(sql<Record<string, unknown>>`
      select account, nickname, email_sealed, email_mark, mobile_sealed, mobile_mark, mobile_tail_mark,
             (select hash from identity_passwords where member_id = id) as password_hash,
        registered_ip, contacts_sealed,
        payee_name_sealed is not null as "hasPayeeName", closed_at is not null as closed,
        (select id_number is not null from identity_secrets
        where member_id = m.id) as "hasIdNumber"
        from people_members m where id = ${id}::bigint`);
    expect(row).toEqual({
      account: `closed-${id}`,
      nickname: null,
      email_sealed: null,
      email_mark: null,
      mobile_sealed: null,
      mobile_mark: null,
      mobile_tail_mark: null,
      password_hash: null,
      registered_ip: null,
      contacts_sealed: null,
      hasPayeeName: true,
      closed: true,
      hasIdNumber: true,
    });
    for (const table of [
      'identity_sessions',
      'identity_logins',
      'identity_passkeys',
      'identity_social_links',
    ] as const) {
      expect(await app.platform.db.rows(sql`select 1 from ${sql.id(table)} where member_id = ${id}::bigint`)).toEqual(
        [],
      );
    }
    expect(await app.rooms.protection.gate(app.platform.db, BigInt(id), 'play', 'VND')).toBe('disabled');
    await expect(app.rooms.identity.enableMember(BigInt(id))).rejects.toThrow('not.found');
    const again = await register(app, account, {}, '10.61.0.2');
    expect(again.json().value.account).toBe(account);
  });

  it('is refused while there is money, without the password and without a confirmation word', async () => {
    const rich: TestMember = await createMember(app, { balance: '0.01' });
    expect(await errorOf(close(rich.headers, { password: 'Test2026', confirm: true }))).toBe('account.balance.left');
    expect((await readInfo(app, rich.headers)).statusCode).toBe(200);
    expect(await app.rooms.protection.gate(app.platform.db, rich.memberId, 'play', 'VND')).toBeNull();
    const { headers } = await newcomer();
    expect(await errorOf(close(headers, { password: 'Wrong123', confirm: true }))).toBe('login.invalid');
    expect(await errorOf(close(headers, { confirm: true }))).toBe('reauth.required');
    expect((await close(headers, { password: PASSWORD, confirm: false })).statusCode).toBe(400);
  });
});

describe('pictures', () => {
  it('return avatar and avatarType; POST stores a name, GET returns it [E-082] [X-088] [X-089]', async () => {
    const headers = { ...(await newcomer()).headers, moduleid: 'PROFPIC3' };
    const read = async (url: string) => (await app.server.inject({ url, headers })).json().value;
    const set = (avatar: string) =>
      app.server.inject({ method: 'POST', url: '/wps/member/headIcon', headers, payload: { avatar } });
    expect(await read('/wps/member/avatar')).toEqual({ avatar: null, avatarType: 'STATIC' });
    expect((await set('tiger-02')).json().value).toEqual({ avatar: 'tiger-02', avatarType: 'STATIC' });
    for (const url of ['/wps/member/headIcon', '/wps/member/avatar']) expect((await read(url)).avatar).toBe('tiger-02');
    expect((await set('../../etc/passwd')).statusCode).toBe(400);
  });
});
