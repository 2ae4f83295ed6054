import {
  auditOf,
  callDesk,
  createMember,
  createOperator,
  openTestApp,
  OPERATOR_PASSWORD,
  REASON,
  type TestOperator,
} from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { codeOf } from '../backoffice.testing.ts';

interface Setup {
  steps: {
    id: string;
    state: string;
    needed: boolean;
    ready: boolean;
    detail: Record<string, number>;
    confirmed: { by: string } | null;
  }[];
  canOpen: boolean;
  isOpen: boolean;
  operators: string[];
  request: { requestedBy: string } | null;
}

let huy: TestOperator;
const sandbox = { url: 'http://127.0.0.1:1', apiKey: 'key', webhookSecret: 'secret' };
/** A site without demonstration data, next to the sandbox's payment provider. */
const app = await openTestApp({ isClosed: true, config: { sandbox } });
const linh = await createOperator(app);

const setupOf = async () => (await callDesk<Setup>(app, linh.headers, 'GET', '/setup')).value;
const openSteps = async () => (await setupOf()).steps.filter(({ state }) => state === 'open').map(({ id }) => id);
const open = (operator = linh) =>
  callDesk<{ id: string; state: string }>(app, operator.headers, 'POST', '/site/open', { reason: REASON });
const status = async () =>
  (await app.server.inject('/wps/whitelabel/systemStatus')).json<{ value: { status: number } }>().value.status;
const visitorTries = async () =>
  (await app.server.inject({ method: 'POST', url: '/wps/session/testPlay', headers: { moduleid: 'FREEPLAY3' } })).json<{
    errorCode: string | null;
  }>().errorCode;
/** Sets up an authenticator, which renews the session's token. */
async function giveFactor({ headers }: TestOperator): Promise<void> {
  const password = OPERATOR_PASSWORD;
  const { value } = await callDesk<{ secret: string }>(app, headers, 'POST', '/totp', { password });
  const code = await codeOf(value.secret);
  const { value: done } = await callDesk<{ token: string }>(app, headers, 'POST', '/totp/confirm', { code });
  headers['authorization'] = `Bearer ${done.token}`;
}

it('has every step open on a site without demonstration data', async () => {
  const { steps, canOpen, isOpen } = await setupOf();
  expect(steps.map(({ id }) => id)).toEqual(
    'operators merchant brand pages registration cashier vendors games lotteries originals content'.split(' '),
  );
  // The sandbox handles payments in the site's currency.
  expect(await openSteps()).toEqual(steps.map(({ id }) => id).filter((id) => id !== 'cashier'));
  expect([canOpen, isOpen]).toEqual([false, false]);
});

it('shows visitors a closed site that accepts no registration and no money', async () => {
  expect(await status()).toBe(1);
  expect(await visitorTries()).toBe('system.maintenance');
  const member = await createMember(app, { balance: '10.00' });
  const deposit = await app.server.inject({
    method: 'POST',
    url: '/wps/deposit',
    headers: { ...member.headers, 'idempotency-key': 'before-opening' },
    payload: { method: 'sandbox', amount: '10.00' },
  });
  expect(deposit.json()).toMatchObject({ errorCode: 'system.maintenance' });
});

it('completes a step with defaults once an operator confirms it, with a name in the trail', async () => {
  for (const step of ['merchant', 'brand', 'pages', 'registration', 'content'])
    expect(await callDesk(app, linh.headers, 'POST', `/setup/${step}/confirm`)).toMatchObject({ success: true });
  expect(await openSteps()).toEqual(['operators', 'vendors', 'games', 'lotteries', 'originals']);
  expect((await setupOf()).steps.find(({ id }) => id === 'brand')?.confirmed).toMatchObject({ by: linh.name });
  expect(await auditOf(app, 'setup:brand')).toMatchObject([
    { actor: linh.name, action: 'setup.confirmed', before: { confirmedBy: null }, after: { confirmedBy: linh.name } },
  ]);
  expect(await callDesk(app, linh.headers, 'POST', '/setup/cashier/confirm')).toMatchObject({ errorCode: 'not.found' });
});

it('refuses to confirm registration while there is no way to register', async () => {
  await app.rooms.site.change('flags', { ...(await app.rooms.site.flags()), REGISTER_REE3: false });
  await app.rooms.site.change('flags', { ...(await app.rooms.site.flags()), MOBILENUMREG3: false });
  expect(await callDesk(app, linh.headers, 'POST', '/setup/registration/confirm')).toMatchObject({
    errorCode: 'setup.incomplete',
    value: { missing: ['registration'] },
  });
  expect(await openSteps()).toContain('registration');
  await app.rooms.site.change('flags', { ...(await app.rooms.site.flags()), REGISTER_REE3: true });
  expect(await openSteps()).not.toContain('registration');
});

it('requires an exclusion register, and a contact of players for it, if the market does', async () => {
  const { market, registerFields } = await app.rooms.site.all();
  const registration = async () => {
    const { ready, detail } = (await setupOf()).steps.find(({ id }) => id === 'registration') ?? {};
    return { ready, detail };
  };
  expect(await registration()).toEqual({ ready: true, detail: { ways: 1, contact: 0 } });
  await app.rooms.site.change('market', { ...market, stricter: { exclusionRegister: true } });
  expect(await registration()).toMatchObject({ ready: false, detail: { asked: 1, register: 0, contact: 0 } });
  expect(await openSteps()).toContain('registration');
  await app.rooms.site.change('registerFields', { email: { show: true, required: true } });
  // A contact alone is not enough: no register is connected here.
  expect(await registration()).toMatchObject({ ready: false, detail: { register: 0, contact: 1 } });
  await app.rooms.site.change('registerFields', registerFields);
  await app.rooms.site.change('market', market);
  expect(await openSteps()).not.toContain('registration');
});

it('says that only the sandbox pays, and how many passages of terms and privacy are drafts', async () => {
  const { steps } = await setupOf();
  const detailOf = (step: string) => steps.find(({ id }) => id === step)?.detail;
  expect(detailOf('cashier')).toMatchObject({ sandboxOnly: 1 });
  const { texts, languages } = await app.rooms.site.all();
  expect(detailOf('content')).toMatchObject({ drafts: 24 * languages.length });
  await app.rooms.site.change('texts', { ...texts, EN: { 'terms.age': 'You are of age.' } });
  const after = (await setupOf()).steps.find(({ id }) => id === 'content')?.detail;
  expect(after).toMatchObject({ worded: 1, drafts: 24 * languages.length - 1 });
  await app.rooms.site.change('texts', texts);
});

it('needs only one in-house game to be playable, without vendors, their games or lotteries', async () => {
  const tiles = async () =>
    (await app.server.inject('/lgw/game/list?gameType=RNG')).json<{ value: { games: { gameId: string }[] } }>().value
      .games;
  expect(await tiles()).toEqual([]);
  const body = { isEnabled: true, reason: REASON };
  expect(await callDesk(app, linh.headers, 'PUT', '/originals/games/dice', body)).toMatchObject({ success: true });
  await app.rooms.catalogue.refresh();
  expect(await tiles()).toMatchObject([{ gameId: 'BGS1' }]);
  const { steps, canOpen } = await setupOf();
  expect(steps.filter(({ needed }) => !needed).map(({ id }) => id)).toEqual([
    'vendors',
    'games',
    'lotteries',
    'originals',
  ]);
  expect(canOpen).toBe(false);
});

it('does not let one operator open the site alone, and reports what is missing', async () => {
  await giveFactor(linh);
  expect(await open()).toMatchObject({ errorCode: 'setup.incomplete', value: { missing: ['operators'] } });
});

it('opens after one operator requests it and another approves', async () => {
  huy = await createOperator(app);
  await giveFactor(huy);
  expect(await setupOf()).toMatchObject({ canOpen: true, operators: [linh.name, huy.name], request: null });
  const asked = await open();
  expect(asked).toMatchObject({ status: 202, value: { state: 'pending' } });
  expect(await setupOf()).toMatchObject({ isOpen: false, request: { requestedBy: linh.name } });
  const approve = `/approvals/${asked.value.id}/approve`;
  expect(await callDesk(app, linh.headers, 'POST', approve)).toMatchObject({ errorCode: 'approval.own' });
  expect(await status()).toBe(1);
  expect(await callDesk(app, huy.headers, 'POST', approve)).toMatchObject({ value: { state: 'executed' } });
  expect(await status()).toBe(0);
  expect(await visitorTries()).not.toBe('system.maintenance');
  expect(await setupOf()).toMatchObject({ isOpen: true, request: null });
  expect(await open()).toMatchObject({ errorCode: 'row.unchanged' });
  expect((await auditOf(app, 'site')).at(-1)).toMatchObject({ action: 'site.opened', after: { opened: true } });
});

it('records the first restored backup by name, and the first alarm that was delivered', async () => {
  type First = { first: { backup: { by: string } | null; alarmRules: number; alarmSentAt: number | null } };
  const first = async () => (await callDesk<First>(app, linh.headers, 'GET', '/setup')).value.first;
  // The database of the tests archives nothing.
  const none = { backup: null, archivedAt: null, isArchiveFailing: false, alarmRules: 0, alarmSentAt: null };
  expect(await first()).toEqual(none);
  expect(await callDesk(app, linh.headers, 'POST', '/setup/backup/confirm')).toMatchObject({ success: true });
  expect(await auditOf(app, 'setup:backup')).toMatchObject([{ actor: linh.name, action: 'setup.confirmed' }]);
  const rule = { kind: 'bigWin', threshold: '1.00', mails: ['desk@harbour.example'], webhook: null, reason: REASON };
  expect(await callDesk(app, linh.headers, 'POST', '/alarmRules', rule)).toMatchObject({ success: true });
  expect(await first()).toMatchObject({ backup: { by: linh.name }, alarmRules: 1, alarmSentAt: null });
  await app.platform.db.run(sql`
    with raised as (
      insert into backoffice_alarms (rule_id, kind, object, title, value, unit, asset, page, query)
      select id, kind, 'bet:1', 'Bet 1', 100, 'money', 'VND', 'bets', '{}' from backoffice_alarm_rules returning id)
    insert into backoffice_alarm_messages (alarm_id, way, target, next_try_at, sent_at)
    select id, 'mail', 'desk@harbour.example', null, clock_timestamp() from raised`);
  expect((await first()).alarmSentAt).toBeGreaterThan(0);
});

it('is closed and opened by maintenance from then on', async () => {
  const body = { on: true, reason: REASON };
  await callDesk(app, linh.headers, 'PUT', '/maintenance', body);
  expect(await status()).toBe(1);
  await callDesk(app, linh.headers, 'PUT', '/maintenance', { ...body, on: false });
  expect(await status()).toBe(0);
});
