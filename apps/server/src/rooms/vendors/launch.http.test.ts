import { createHmac, verify } from 'node:crypto';
import { callSite, createMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { vendorSettings } from '../../config/vendors.ts';
import { sql } from '../../platform/db/index.ts';
import { signatureOf } from './adapters/slotegrator/signature.ts';
import type { Caller } from '../../platform/http/index.ts';
import { openSession } from './launch/sessions.ts';
import { createHub88Client, createSoftswissClient } from './vendor-clients.testing.ts';
import { startVendorSide, type VendorCall } from './vendor-side.testing.ts';
import { openVendors, OPERATOR_KEYS, VENDOR_KEYS } from './vendors.testing.ts';

const vendor = await startVendorSide();
const app = await openVendors({}, vendor.url);
const member = await createMember(app, { balance: '5000.00' });

interface Launched {
  url: string;
  openMode: string;
  reason?: string;
}

async function launch(payload: object, headers: Record<string, string> = member.headers) {
  vendor.calls.length = 0;
  return callSite<Launched>(app, headers, 'POST', '/lgw/game/launchGameV3', payload);
}
const secretOf = (code: string) => vendorSettings(app.config.vendors, code)?.secret ?? '';
const page = (name: string) => `${vendor.url}/play/${name}?t=1`;
const header = ({ headers }: VendorCall, name: string) => String(headers[name] ?? '');

/** The only call that was made, checked for the protocol's signature. */
function theCall(): VendorCall {
  const [call] = vendor.calls;
  if (call === undefined || vendor.calls.length > 1) throw new Error(`${vendor.calls.length} calls were made`);
  return call;
}

describe('launching', () => {
  it("asks the vendor for a page with the member's session, signed [X-072]", async () => {
    vendor.answer = () => ({ url: page('hub88') });
    const input = { gameCategory: 'RNG', vendor: 'NWND', gameId: 'NWND0001', nodeId: '10012', supportPlay: '' };
    expect(await launch(input)).toMatchObject({ success: true, value: { url: page('hub88'), openMode: 'frame' } });
    const call = theCall();
    expect(call.path).toBe('/vendors/NWND/operator/generic/v2/game/url');
    const signature = Buffer.from(header(call, 'x-hub88-signature'), 'base64');
    expect(verify('sha256', Buffer.from(call.body), OPERATOR_KEYS.publicKey, signature)).toBe(true);
    const { token, ...reported } = JSON.parse(call.body) as Record<string, unknown>;
    expect(reported).toMatchObject({
      user: `m${member.memberId}`,
      game_code: 'NWND0001',
      currency: 'VND',
      is_demo: false,
    });
    const { privateKey } = VENDOR_KEYS;
    const side = { app, user: `m${member.memberId}`, session: String(token), game: 'NWND0001', secret: '', privateKey };
    expect(await createHub88Client('NWND', side).bet({ amount: '1000.00' })).toMatchObject({ balance: '4000.00' });
    const recent = await callSite(app, member.headers, 'GET', '/lgw/game/recent');
    expect(recent.value).toMatchObject({ list: [{ gameId: 'NWND0001' }] });
  });

  it('is also returned by the GET call [X-073]', async () => {
    vendor.answer = () => ({ url: page('hub88') });
    const url = '/lgw/game/launch?gameId=NWND0001&vendor=NWND&gameCategory=RNG&nodeId=10012&supportPlay=';
    expect(await callSite(app, member.headers, 'GET', url)).toMatchObject({
      success: true,
      value: { url: page('hub88'), openMode: 'frame' },
    });
  });

  it('supports each protocol; a vendor may ask for its own window and name the session', async () => {
    vendor.answer = () => ({ launch_options: { game_url: page('ss'), strategy: 'new_tab' }, session_id: 'theirs-1' });
    expect((await launch({ gameId: 'PLAN0001', vendor: 'PLAN' })).value).toEqual({
      url: page('ss'),
      openMode: 'blank',
      // The page shows these before the first bet, because bonus money cannot pay for all bets.
      product: 'slots',
    });
    const softswiss = theCall();
    expect(softswiss.path).toBe('/vendors/PLAN/sessions');
    expect(header(softswiss, 'x-request-sign')).toBe(
      createHmac('sha256', secretOf('PLAN')).update(softswiss.body).digest('hex'),
    );
    expect(JSON.parse(softswiss.body)).toMatchObject({ currency: 'VND', balance: 400_000 });

    vendor.answer = () => ({ url: page('sg') });
    expect((await launch({ gameId: 'BREEL0001', vendor: 'BREEL' })).value.url).toBe(page('sg'));
    const slotegrator = theCall();
    const signed = (['X-Merchant-Id', 'X-Nonce', 'X-Timestamp'] as const).map(
      (name) => [name, header(slotegrator, name.toLowerCase())] as const,
    );
    expect(header(slotegrator, 'x-sign')).toBe(
      signatureOf([...new URLSearchParams(slotegrator.body)], signed, secretOf('BREEL')),
    );

    expect((await launch({ gameId: 'GPI0001', vendor: 'GPI' })).value.url).toBe(page('sg'));
    const transfer = theCall();
    expect(header(transfer, 'x-signature')).toBe(
      createHmac('sha256', secretOf('GPI'))
        .update(`${header(transfer, 'x-timestamp')}.${transfer.body}`)
        .digest('hex'),
    );
  });

  it('rejects an address outside the agreed hosts, and reports when the vendor does not answer', async () => {
    for (const url of [
      'https://elsewhere.example.com/game',
      'javascript:alert(1)',
      '',
      `http://u@${vendor.url.slice(7)}/`,
    ]) {
      vendor.answer = () => ({ url });
      expect((await launch({ gameId: 'NWND0001', vendor: 'NWND' })).errorCode).toBe('vendor.unavailable');
    }
    vendor.answer = () => 500;
    expect((await launch({ gameId: 'NWND0001' })).errorCode).toBe('vendor.unavailable');
  });

  it('is refused to visitors [Q-004], and to members who may not play', async () => {
    expect(await launch({ gameId: 'NWND0001' }, {})).toMatchObject({ status: 401, errorCode: 'auth.required' });
    const paused = await createMember(app);
    await callSite(app, paused.headers, 'POST', '/wps/protection/timeout', { hours: 24 });
    expect(await launch({ gameId: 'NWND0001' }, paused.headers)).toMatchObject({
      errorCode: 'protection.refused',
      value: { reason: 'timed-out' },
    });
    expect(vendor.calls).toEqual([]);
  });

  it('ends with the log-in and with a break of the member [Q-013]', async () => {
    vendor.answer = () => ({ url: page('hub88') });
    const endings = [
      { method: 'DELETE', url: '/wps/session/logout', payload: undefined, word: 'RS_ERROR_TOKEN_EXPIRED' },
      { method: 'POST', url: '/wps/protection/timeout', payload: { hours: 24 }, word: 'RS_ERROR_TOKEN_EXPIRED' },
    ] as const;
    for (const { method, url, payload, word } of endings) {
      const leaving = await createMember(app, { balance: '10.00' });
      expect((await launch({ gameId: 'NWND0001' }, leaving.headers)).success).toBe(true);
      const { token } = JSON.parse(theCall().body) as { token: string };
      const { privateKey } = VENDOR_KEYS;
      const side = { app, user: `m${leaving.memberId}`, session: token, game: 'NWND0001', secret: '', privateKey };
      const vendorClient = createHub88Client('NWND', side);
      expect((await vendorClient.bet({ amount: '1.00' })).word).toBe('RS_OK');
      await callSite(app, leaving.headers, method, url, payload);
      await app.platform.events.outbox.drain();
      expect((await vendorClient.bet({ amount: '1.00' })).word).toBe(word);
    }
  });

  it("is over when the log-in ended while its vendor was called, whatever the vendor's session name", async () => {
    const leaving = await createMember(app, { balance: '10.00' });
    vendor.answer = async () => {
      await callSite(app, leaving.headers, 'DELETE', '/wps/session/logout');
      await app.platform.events.outbox.drain();
      return { launch_options: { game_url: page('ss') }, session_id: 'theirs-late' };
    };
    await launch({ gameId: 'PLAN0001', vendor: 'PLAN' }, leaving.headers);
    const { session_id: token } = JSON.parse(theCall().body) as { session_id: string };
    for (const session of ['theirs-late', token]) {
      const side = { app, user: `m${leaving.memberId}`, session, game: 'PLAN0001', secret: secretOf('PLAN') };
      const vendorClient = createSoftswissClient('PLAN', { ...side, privateKey: '' });
      expect((await vendorClient.bet({ amount: '1.00' })).word).toBe(vendorClient.words.SESSION_EXPIRED);
    }
    // A process that considers the log-in open a moment longer opens nothing that lasts.
    const { loginId } = await app.platform.db.one(sql<{ loginId: string }>`
      select login_id as "loginId" from vendors_sessions where member_id = ${leaving.memberId}::bigint limit 1`);
    const { memberId } = leaving;
    const caller = { memberId, userName: 'leaving', asset: 'VND', sessionId: loginId } as Caller;
    const opened = { caller, token: 'stale', vendor: 'PLAN', gameId: 'PLAN0001', product: 'slots' };
    await openSession(app.platform.db, opened);
    const side = { app, user: `m${memberId}`, session: 'stale', game: 'PLAN0001', secret: secretOf('PLAN') };
    const vendorClient = createSoftswissClient('PLAN', { ...side, privateKey: '' });
    expect((await vendorClient.bet({ amount: '1.00' })).word).toBe(vendorClient.words.SESSION_EXPIRED);
  });

  it('is refused while the vendor is under maintenance, and so are stakes', async () => {
    await app.rooms.catalogue.changeVendor('NWND', { maintenance: { reason: 'Works', until: null } });
    expect(await launch({ gameId: 'NWND0001' })).toMatchObject({
      errorCode: 'vendor.maintenance',
      value: { reason: 'Works', until: null },
    });
    await app.rooms.catalogue.changeVendor('NWND', { maintenance: null });
  });

  it("is refused during the site's maintenance [P-010]", async () => {
    await app.rooms.site.change('maintenance', true);
    expect(await launch({ gameId: 'NWND0001' })).toMatchObject({ errorCode: 'system.maintenance' });
    await app.rooms.site.change('maintenance', false);
    expect(vendor.calls).toEqual([]);
  });

  it('is refused while an alarm rule has stopped the vendor, but not while an operator takes no bets', async () => {
    vendor.answer = () => ({ url: page('hub88') });
    const stop = (ruleId: bigint | null) =>
      app.platform.db.run(sql`
        insert into vendors_stopped (vendor, rule_id) values ('NWND', ${ruleId}::bigint)
        on conflict (vendor) do update set rule_id = excluded.rule_id`);
    await stop(1n);
    expect(await launch({ gameId: 'NWND0001' })).toMatchObject({ errorCode: 'vendor.unavailable' });
    expect(vendor.calls).toEqual([]);
    await stop(null);
    expect((await launch({ gameId: 'NWND0001' })).success).toBe(true);
    await app.platform.db.run(sql`delete from vendors_stopped`);
    vendor.calls.length = 0;
  });

  it('gives play money to trial members, and opens own games on their pages', async () => {
    vendor.answer = () => ({ url: page('free') });
    const trial = await createMember(app, { balance: '1000.00', type: 4 });
    await launch({ gameId: 'NWND0001' }, trial.headers);
    expect(JSON.parse(theCall().body)).toMatchObject({ currency: 'FUN', is_demo: true });
    expect(await launch({ gameId: 'BGS1', vendor: 'BGS' })).toMatchObject({ value: { openMode: 'self' } });
    expect(vendor.calls).toEqual([]);
  });
});

it('plays with a session that the vendor resumes under its earlier name', async () => {
  const returning = await createMember(app, { balance: '100.00' });
  vendor.answer = () => ({ launch_options: { game_url: page('ss') }, session_id: 'theirs-resumed' });
  const open = () => launch({ gameId: 'PLAN0001', vendor: 'PLAN' }, returning.headers);
  const user = `m${returning.memberId}`;
  const side = { app, user, session: 'theirs-resumed', game: 'PLAN0001', secret: secretOf('PLAN'), privateKey: '' };
  const vendorClient = createSoftswissClient('PLAN', side);
  await open();
  await app.platform.db.run(sql`
    update vendors_sessions set ended_at = clock_timestamp() where member_id = ${returning.memberId}::bigint`);
  expect((await vendorClient.bet({ amount: '1.00' })).word).toBe(vendorClient.words.SESSION_EXPIRED);
  await open();
  expect((await vendorClient.bet({ amount: '1.00' })).word).toBe('OK');
});
