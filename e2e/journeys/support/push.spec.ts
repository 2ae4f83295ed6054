import {
  auditBooksAndClose,
  callDesk,
  createMember,
  createOperator,
  createTestApp,
  REASON,
  runJob,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { depositCredited, passwordChanged } from '@fairlot/server/platform/events/index';
import { sql } from '@fairlot/server/platform/db/index';
import { type RunningSandbox, startSandbox } from '@fairlot/server/rooms/identity/sandbox.testing';

let app: TestApp;
let sandbox: RunningSandbox;
let admin: Record<string, string>;
test.beforeAll(async () => {
  sandbox = await startSandbox();
  app = await createTestApp({ started: true, config: { sandbox: sandbox.payments } });
  admin = (await createOperator(app)).headers;
});
test.afterAll(async () => {
  await auditBooksAndClose(app);
  await sandbox.stop();
});

interface Device {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
const newDevice = async () =>
  (await (await fetch(`${sandbox.payments.url}/push/devices`, { method: 'POST' })).json()) as Device;
const notifiedMembers = async ({ id }: Device) => {
  const reported = (await (await fetch(`${sandbox.payments.url}/push/${id}`)).json()) as {
    content: { title: string };
  }[];
  return reported.map(({ content }) => content.title);
};
async function put(who: TestMember, path: string, payload: object, language = 'EN') {
  const headers = { moduleid: 'INBOX3', language, ...who.headers };
  const answer = await app.server.inject({ method: 'PUT', url: `/wps/inbox/${path}`, headers, payload });
  return answer.json<{ success: boolean; errorCode: string | null }>();
}
/** A new browser of the member that receives messages. */
async function subscribe(who: TestMember, language?: string): Promise<Device> {
  const { id, endpoint, keys } = await newDevice();
  expect((await put(who, 'push', { endpoint, keys }, language)).success).toBe(true);
  return { id, endpoint, keys };
}
const refuseNews = (who: TestMember) => put(who, 'settings', { news: false });
const notifyPassword = (memberId: bigint) =>
  app.platform.db.transaction((tx) => app.platform.events.outbox.add(tx, passwordChanged, memberId, {}));
const notifyDeposit = (memberId: bigint, orderId: string) =>
  app.platform.db.transaction((tx) =>
    app.platform.events.outbox.add(tx, depositCredited, memberId, { orderId, amountMinor: '5000' }),
  );

test("a message is pushed to the member's browsers, in their language, encrypted for them only", async () => {
  const member = await createMember(app);
  const [english, vietnamese] = [await subscribe(member), await subscribe(member, 'VI')];
  await notifyPassword(member.memberId);
  await expect.poll(() => notifiedMembers(english)).toEqual(['Your password was changed']);
  await expect.poll(() => notifiedMembers(vietnamese)).toEqual(['Mật khẩu của bạn đã được đổi']);
  await put(member, 'push/off', { endpoint: english.endpoint });
  await notifyDeposit(member.memberId, 'push-1');
  await expect.poll(() => notifiedMembers(vietnamese)).toContain('Tiền nạp đã đến');
  expect(await notifiedMembers(english)).toHaveLength(1);
});

test('in quiet hours only security messages are pushed; the rest waits for their end', async () => {
  const member = await createMember(app);
  const device = await subscribe(member);
  const now = new Date();
  const zone = await app.rooms.site.timeZone();
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  const quiet = { from: hour * 60, to: ((hour + 3) % 24) * 60 };
  expect((await put(member, 'push/quiet', { quiet })).success).toBe(true);
  await notifyDeposit(member.memberId, 'push-2');
  await notifyPassword(member.memberId);
  await expect.poll(() => notifiedMembers(device)).toEqual(['Your password was changed']);
  await expect
    .poll(async () =>
      app.platform.db.value(sql<boolean>`
        select bool_and(p.due_at > clock_timestamp() + interval '1 hour') from inbox_pushes p
          join inbox_devices d on d.id = p.device_id where d.member_id = ${member.memberId}::bigint`),
    )
    .toBe(true);
});

test('a message to all is pushed to members who want news; a browser that is gone is removed', async () => {
  const [wanting, other] = [await createMember(app), await createMember(app)];
  const [device, silent, gone] = [await subscribe(wanting), await subscribe(other), await subscribe(wanting)];
  await refuseNews(other);
  await fetch(`${sandbox.payments.url}/push/${gone.id}`, { method: 'DELETE' });
  await callDesk(app, admin, 'POST', '/mailings', {
    key: 'push-to-all',
    kind: 'news',
    audience: {},
    texts: { EN: { title: 'Draws on Sunday', text: 'At six.' } },
    reason: REASON,
  });
  await expect.poll(() => notifiedMembers(device)).toEqual(['Draws on Sunday']);
  expect(await notifiedMembers(silent)).toEqual([]);
  await expect
    .poll(async () => {
      await runJob(app, 'inbox-push');
      const rows = await app.platform.db.rows(sql`select 1 from inbox_devices where endpoint = ${gone.endpoint}`);
      return rows.length;
    })
    .toBe(0);
});

test('a message for a label is pushed to its members; a security message also to those without news', async () => {
  const [labelled, other] = [await createMember(app), await createMember(app)];
  const [device, plain] = [await subscribe(labelled), await subscribe(other)];
  const send = async (kind: string, title: string, audience: object) => {
    const texts = { EN: { title, text: 'Read on.' } };
    const body = { key: `push-${title.replaceAll(' ', '-')}`, kind, audience, texts, reason: REASON };
    expect((await callDesk(app, admin, 'POST', '/mailings', body)).errorCode).toBeNull();
  };
  await app.platform.db.run(sql`
    update people_members set labels = array['racing'], type = 2 where id = ${labelled.memberId}::bigint`);
  await send('news', 'For the club', { labels: ['racing', 'sailing'], types: [2] });
  await expect.poll(() => notifiedMembers(device)).toEqual(['For the club']);
  await refuseNews(labelled);
  await send('news', 'Once more', { labels: ['racing'] });
  await send('security', 'Beware of letters', {});
  await expect.poll(() => notifiedMembers(device)).toEqual(['For the club', 'Beware of letters']);
  await expect.poll(() => notifiedMembers(plain)).toEqual(['Beware of letters']);
});

test('rejects private and invalid addresses, and assigns a browser to another member', async () => {
  const [member, next] = [await createMember(app), await createMember(app)];
  const { keys, endpoint } = await newDevice();
  for (const bad of [
    'http://push.example/x',
    'https://127.0.0.1/push',
    'https://10.1.2.3/push',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/push',
    'https://db.internal/push',
    'https://push.example:8443/x',
    'https://user:pw@push.example/x',
    'javascript:alert(1)',
    `${sandbox.payments.url.replace('127.0.0.1', 'localhost')}/push/x`,
  ])
    expect([bad, (await put(member, 'push', { endpoint: bad, keys })).errorCode]).toEqual([bad, 'request.invalid']);
  expect((await put(member, 'push', { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } })).errorCode).toBe(
    'request.invalid',
  );
  await put(member, 'push', { endpoint, keys });
  await put(next, 'push', { endpoint, keys });
  const { memberId } = await app.platform.db.one(
    sql<{ memberId: bigint }>`select member_id as "memberId" from inbox_devices where endpoint = ${endpoint}`,
  );
  expect(memberId).toBe(next.memberId);
});

test('a browser gets no more messages once its session was ended from another device', async () => {
  const member = await createMember(app);
  const lost = await subscribe(member);
  const { token, cookie } = await app.rooms.identity.openSession(member.memberId);
  const here = { ...member, headers: { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` } };
  const kept = await subscribe(here);
  await app.rooms.site.change('flags', { ...(await app.rooms.site.flags()), SECCEN: true });
  const { headers } = here;
  const others = await app.server.inject({ method: 'DELETE', url: '/wps/security/sessions', headers });
  expect(others.json()).toMatchObject({ success: true });
  await app.platform.events.outbox.drain();
  await notifyDeposit(member.memberId, 'push-lost');
  await expect.poll(() => notifiedMembers(kept)).toEqual(['Deposit arrived']);
  expect(await notifiedMembers(lost)).toEqual([]);
});
