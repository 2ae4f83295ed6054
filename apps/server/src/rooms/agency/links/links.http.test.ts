import { openDevice, openTestApp, seal } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { ask } from '../agency.testing.ts';
import { setRates } from '../rates.ts';

const app = await openTestApp({ seed: 'demo' });
await app.platform.events.outbox.drain();
const agentId = (await app.rooms.people.findByAccount('agent01'))?.id ?? 0n;
const agent = await openDevice(app, agentId);

const membersBelow = async (memberId: bigint | string = agentId) =>
  (
    await ask<{ list: Record<string, unknown>[] }>(
      app,
      agent,
      `/wps/agent/team/members?memberId=${memberId}&pageSize=100`,
    )
  ).value.list;

it('the demonstration has a team of at least 30 members in three levels, with figures of their bets', async () => {
  const { footer } = await ask(app, agent, '/wps/agent/team/overview?startDate=2026-01-01&endDate=2026-01-01');
  expect(Number(footer?.['size'])).toBeGreaterThanOrEqual(30);
  const first = await membersBelow();
  const agent02 = first.find(({ type }) => type === 1);
  const second = await membersBelow(String(agent02?.['memberId']));
  const third = await membersBelow(String(second.find(({ type }) => type === 1)?.['memberId']));
  expect([first, second, third].map((level) => level.length)).toEqual([11, 11, 10]);
  const since = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 10);
  const sums = (await ask(app, agent, `/wps/agent/team/overview?startDate=${since}`)).footer ?? {};
  expect(Number(sums['turnover'])).toBeGreaterThan(1_000_000);
  // There are no deposits: opening balances are adjustments. The figures agree with the wallets.
  expect(sums).toMatchObject({ deposit: '0.00', withdrawal: '0.00', bonus: '0.00' });
  const { given } = await app.platform.db.one(sql<{ given: bigint }>`
    select sum(amount_minor)::bigint as given from wallet_transfers where key like 'seed:team:%:adjust'`);
  const { profit, balance } = sums as Record<string, string>;
  expect(Number(balance)).toBeCloseTo(Number(given) / 100 + Number(profit), 2);
});

it("opens an account below the agent, with rates within the agent's own", async () => {
  const register = async (body: object) => {
    const { headers, payload } = await seal(app, { account: 'newone1', password: 'Lower2026x', type: 1, ...body });
    const who = { headers: { ...agent.headers, ...headers } };
    return ask<{ account: string }>(app, who, '/wps/agent/register', { method: 'PUT', payload, moduleId: 'REGCEN' });
  };
  expect(await register({ rates: { slots: 41 } })).toMatchObject({
    errorCode: 'rate.refused',
    value: { field: 'rates.slots', product: 'slots', most: 40 },
  });
  expect(await register({ rates: {}, account: '!!' })).toMatchObject({ errorCode: 'account.format' });
  expect(await register({ rates: { slots: 20, lottery: 1985 } })).toMatchObject({ value: { account: 'newone1' } });
  expect(await register({ rates: {} })).toMatchObject({ errorCode: 'username.exists' });
  const made = await app.rooms.people.findByAccount('newone1');
  const memberId = String(made?.id);
  const url = `/wps/agent/rates?memberId=${memberId}`;
  const rates = await ask<Record<string, unknown>>(app, agent, url);
  expect(rates.value).toMatchObject({
    rates: { slots: 20, lottery: 1985, live: 0 },
    most: { slots: 40, lottery: 1990 },
    history: [
      { product: 'slots', rate: 20, by: 'agent01' },
      { product: 'lottery', rate: 1985, by: 'agent01' },
    ],
  });
  const set = (wanted: object) =>
    ask(app, agent, '/wps/agent/rates', { method: 'PUT', payload: { memberId, rates: wanted } });
  expect(await set({ slots: 41 })).toMatchObject({ errorCode: 'rate.refused' });
  expect(await set({ slots: 30 })).toMatchObject({ success: true });
  expect((await ask(app, agent, url)).value).toMatchObject({ rates: { slots: 30 } });
});

it('issues codes; a member who registers with one gets its upline and rates, until it ends', async () => {
  const create = (body: object) =>
    ask<{ code: string; linkId: string; url: string }>(app, agent, '/wps/agent/links', {
      method: 'POST',
      payload: { label: 'Fair', type: 0, rates: {}, expiresInDays: 7, ...body },
    });
  expect(await create({ rates: { lottery: 1991 } })).toMatchObject({ errorCode: 'rate.refused' });
  const { code, linkId, url } = (await create({ rates: { fish: 5 } })).value;
  expect(url).toContain(`/m/register?affiliateCode=${code}`);
  const register = async (username: string, affiliateCode: string) => {
    const form = { username, password: 'Lower2026x', confirmPassword: 'Lower2026x', agreement: true };
    const captcha = (await app.server.inject({ url: '/wps/captcha', headers: { moduleid: 'VALID_CAPTCHA3' } })).json()
      .value;
    const { headers, payload } = await seal(app, {
      ...form,
      affiliateCode,
      captcha: '24680',
      captchaId: captcha.captchaId,
      type: 0,
      registerMethod: 'H5',
    });
    return ask(app, { headers }, '/wps/account/register', { method: 'PUT', payload, moduleId: 'REGISTER_REE3' });
  };
  const check = async () =>
    (
      await app.server.inject({ url: `/wps/affiliate?code=${code.toLowerCase()}`, headers: { moduleid: 'AFFMAN3' } })
    ).json();
  expect(await check()).toMatchObject({ success: true });
  expect(await register('bylink01', code.toLowerCase())).toMatchObject({ success: true });
  await app.platform.events.outbox.drain();
  const made = await app.rooms.people.findByAccount('bylink01');
  expect((await membersBelow()).map(({ memberId }) => memberId)).toContain(String(made?.id));
  expect((await ask(app, agent, `/wps/agent/rates?memberId=${made?.id}`)).value).toMatchObject({ rates: { fish: 5 } });
  const links = await ask<{ list: object[] }>(app, agent, '/wps/agent/links');
  expect(links.value.list).toEqual([expect.objectContaining({ linkId, used: 1, isOpen: true })]);
  await app.rooms.site.change('mainDomain', 'Play.example');
  const renamed = await ask<{ list: object[] }>(app, agent, '/wps/agent/links');
  expect(renamed.value.list).toMatchObject([{ url: `http://play.example/m/register?affiliateCode=${code}` }]);
  await app.rooms.site.change('mainDomain', null);

  // Rates that the agent no longer has are not given, whatever the code promised.
  const generous = (await create({ rates: { fish: 40, live: 35 } })).value;
  await app.platform.db.transaction((tx) => setRates(tx, agentId, { fish: 33 }, 'operator'));
  expect(await register('bylink03', generous.code)).toMatchObject({ success: true });
  await app.platform.events.outbox.drain();
  const downline = await app.rooms.people.findByAccount('bylink03');
  expect((await ask(app, agent, `/wps/agent/rates?memberId=${downline?.id}`)).value).toMatchObject({
    rates: { fish: 33, live: 35 },
  });

  // A link for agents creates an agent; the form itself always sends type 0.
  const forAgents = (await create({ type: 1 })).value;
  expect(await register('bylink04', forAgents.code)).toMatchObject({ value: { customerType: 1 } });
  await app.platform.events.outbox.drain();
  const downlineAgent = await app.rooms.people.findByAccount('bylink04');
  expect(downlineAgent?.type).toBe(1);
  expect((await membersBelow()).find(({ memberId }) => memberId === String(downlineAgent?.id))).toMatchObject({
    type: 1,
  });
  const ofDownline = await openDevice(app, downlineAgent?.id ?? 0n);
  expect(await ask(app, ofDownline, '/wps/agent/teamKPIC')).toMatchObject({ success: true });

  // The code of a disabled agent is rejected as soon as it is checked, not only when the form is sent.
  await app.platform.db.run(sql`update people_members set disabled_at = now() where id = ${agentId}::bigint`);
  expect(await check()).toMatchObject({ errorCode: 'invitation.code.error' });
  expect(await register('bylink05', code)).toMatchObject({ errorCode: 'invitation.code.error' });
  await app.platform.db.run(sql`update people_members set disabled_at = null where id = ${agentId}::bigint`);
  expect(await check()).toMatchObject({ success: true });

  expect(await ask(app, agent, `/wps/agent/links/${linkId}`, { method: 'DELETE' })).toMatchObject({ success: true });
  expect(await ask(app, agent, `/wps/agent/links/${linkId}`, { method: 'DELETE' })).toMatchObject({
    errorCode: 'not.found',
  });
  expect(await check()).toMatchObject({ errorCode: 'invitation.code.error' });
  expect(await register('bylink02', code)).toMatchObject({ errorCode: 'invitation.code.error' });
});
