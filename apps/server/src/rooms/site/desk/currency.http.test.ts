import { callDesk, createMember, createOperator, openTestApp, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';

interface Site {
  settings: { currency: string; timeZone: string };
  version: string;
  choices: { isFixed: boolean; currencies: string[]; timeZones: string[]; markets: Record<string, object> };
}

const app = await openTestApp();
const { db } = app.platform;

const headers = (await createOperator(app)).headers;
const others = (await createOperator(app)).headers;

const site = async () => (await callDesk<Site>(app, headers, 'GET', '/site')).value;
const change = (changes: object) => callDesk<{ id: string }>(app, headers, 'PUT', '/site', { changes, reason: REASON });
/** Number of listed games with a bet of at most this amount. */
async function listedUpTo(minBet: string): Promise<number> {
  await app.rooms.catalogue.refresh();
  const answer = await app.server.inject(`/lgw/game/list?minBet=${minBet}`);
  return answer.json<{ value: { total: number } }>().value.total;
}
async function changeByTwo(changes: object) {
  const { status, value } = await change(changes);
  expect(status).toBe(202);
  return callDesk(app, others, 'POST', `/approvals/${value.id}/approve`);
}

describe('before money has moved', () => {
  it('two operators choose currency and time zone', async () => {
    expect(await site()).toMatchObject({
      settings: { currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' },
      choices: { isFixed: false },
    });
    expect((await site()).choices.currencies).toEqual(expect.arrayContaining(['VND', 'GBP', 'JPY', 'KWD', 'THB']));
    const member = await createMember(app);
    await db.transaction((tx) => app.rooms.catalogue.offerOwnGame(tx, 'BGS1'));
    expect([await listedUpTo('999.99'), await listedUpTo('1000.00')]).toEqual([0, 1]);
    await db.run(sql`insert into vendors_stakes (vendor, most_minor) values ('NWND', 500000000)`);
    await db.run(sql`insert into vendors_late_limits (vendor, most_minor) values ('NWND', 2000000000)`);
    expect(await changeByTwo({ currency: 'GBP', timeZone: 'Europe/London' })).toMatchObject({ success: true });
    expect(await site()).toMatchObject({ settings: { currency: 'GBP', timeZone: 'Europe/London' } });
    // Existing members and the defaults of all rooms follow the new currency.
    const { asset } = await db.one(sql<{ asset: string }>`
      select asset from people_members where id = ${member.memberId}::bigint`);
    expect(asset).toBe('GBP');
    const ways = await db.rows(sql<{ least: bigint; suggested: bigint[] }>`
      select min_minor as least, suggested_minor as suggested from payments_methods where asset = 'GBP'
       order by position`);
    expect([await listedUpTo('0.09'), await listedUpTo('0.10')]).toEqual([0, 1]);
    expect(ways[0]).toEqual({ least: 500n, suggested: [500n, 2000n, 5000n, 10_000n, 50_000n] });
    expect(await db.one(sql`select wallet_amount(500) as amount`)).toEqual({ amount: '5.00' });
    const ofVendors = sql`select most_minor as most from vendors_stakes union all select vendors_late_limit('NWND')`;
    expect(await db.values(ofVendors)).toEqual([50_000n, 200_000n]);
    expect((await site()).choices.markets).toMatchObject({
      UK: { slotStakeCap: { currency: 'GBP', mostMinor: '500', youngMostMinor: '200' } },
      demo: { vulnerabilityNetMinor: '200000' },
    });
  });

  it('members who register while it changes have the new one', async () => {
    const { currency } = (await site()).settings;
    const [changed, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = db.transaction(async (tx) => {
      await app.rooms.site.changeIn(tx, { currency: 'THB' }, () => {});
      changed.resolve();
      await waited.promise;
    });
    await changed.promise;
    const registering = createMember(app);
    await Promise.race([registering, untilBlocked(db, '%lock_shared%')]);
    waited.resolve();
    const [{ memberId }] = await Promise.all([registering, changing]);
    app.rooms.site.dropCache();
    expect(await app.rooms.people.find(memberId)).toMatchObject({ asset: 'THB' });
    await app.rooms.site.change('currency', currency);
  });

  it('rejects an unsupported currency, a zone that does not exist and an offset', async () => {
    for (const [changes, field] of [
      [{ currency: 'XXX' }, 'currency'],
      [{ currency: 'pounds' }, 'changes.currency'],
      [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
      [{ timeZone: '+07:00' }, 'timeZone'],
    ] as const)
      expect(await change(changes)).toMatchObject({ status: 400, errorCode: 'request.invalid', value: { field } });
  });

  it('refuses another currency while an offer has amounts in this one, but still accepts another zone', async () => {
    await db.run(sql`
      insert into promotions_offers (kind, asset, terms, texts, budget_minor, written_budget_minor)
      values ('code', 'GBP', '{}', '{}', 1, 1)`);
    expect(await change({ currency: 'JPY' })).toMatchObject({
      errorCode: 'currency.fixed',
      value: { by: ['promotions'] },
    });
    expect(await changeByTwo({ timeZone: 'America/New_York' })).toMatchObject({ success: true });
    await db.run(sql`update promotions_offers set state = 'ended', ended_at = now()`);
  });

  it('the ledger rejects money in another currency', async () => {
    await expect(db.run(sql`select wallet_account('house:VND', 'VND')`)).rejects.toThrow('does not keep VND');
  });
});

describe('once money has moved', () => {
  it('a transfer in progress is awaited and causes the requested change to be refused', async () => {
    const { value } = await change({ currency: 'JPY' });
    const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transfer = db.transaction(async (tx) => {
      await tx.run(
        sql`select wallet_transfer('test:first', 'external:capital:GBP', 'house:GBP', 'GBP', 100, 'adjust', 'first')`,
        { wakes: ['stream'] },
      );
      written.resolve();
      await released.promise;
    });
    await written.promise;
    const approving = callDesk(app, others, 'POST', `/approvals/${value.id}/approve`);
    await expect.poll(locksWaitedFor, { timeout: 10_000, message: 'the change waits' }).toBe(1);
    released.resolve();
    await Promise.all([transfer, approving]);
    expect(await site()).toMatchObject({ settings: { currency: 'GBP' }, choices: { isFixed: true } });
  });

  it('neither can be changed, nor anything else in the same request', async () => {
    for (const changes of [{ currency: 'VND' }, { timeZone: 'Europe/London' }, { currency: 'JPY', brandHue: 7 }])
      expect(await change(changes)).toMatchObject({ errorCode: 'currency.fixed', value: { by: ['money'] } });
    expect((await change({ currency: 'GBP', brandHue: 8 })).status).toBe(200);
  });
});

/** Number of locks on the ledger that other transactions wait for. */
async function locksWaitedFor(): Promise<number> {
  return db.value(sql<number>`
    select count(*)::int from pg_locks
     where relation = 'wallet_transfers'::regclass and not granted
       and database = (select oid from pg_database where datname = current_database())`);
}
