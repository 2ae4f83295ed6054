import { randomUUID } from 'node:crypto';
import { callSite, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openVendors, PROTOCOLS, sitDown } from './vendors.testing.ts';

const app = await openVendors();

async function ask({ headers }: TestMember, method: 'POST' | 'PUT', path: string, payload: object) {
  expect((await callSite(app, headers, method, `/wps/protection${path}`, payload)).success).toBe(true);
}

it.each(PROTOCOLS)('limits, breaks and exclusion apply to a running game, in the protocol of %s', async (protocol) => {
  const { member, vendorClient } = await sitDown(app, protocol, { balance: '10000.00' });
  const { OK, LIMIT_EXCEEDED, SESSION_EXPIRED } = vendorClient.words;
  const bet = (id: string, amount: string) =>
    vendorClient.bet({ id: `${protocol}-${id}`, round: `${protocol}-${id}`, amount });
  await ask(member, 'PUT', '/limits', { kind: 'stake', period: 'day', limit: '500.00' });
  expect((await bet('within', '400.00')).word).toBe(OK);
  expect((await bet('stakes', '200.00')).word).toBe(LIMIT_EXCEEDED);
  await ask(member, 'PUT', '/limits', { kind: 'loss', period: 'week', limit: '450.00' });
  expect((await bet('losses', '60.00')).word).toBe(LIMIT_EXCEEDED);
  expect((await vendorClient.win({ id: `${protocol}-won`, round: `${protocol}-within`, amount: '50.00' })).word).toBe(
    OK,
  );

  await ask(member, 'PUT', '/limits', { kind: 'session', period: 'day', limit: 30 });
  await app.platform.db.run(sql`
    update protection_sessions set began_at = began_at - interval '40 minutes'
     where member_id = ${member.memberId}::bigint`);
  expect((await bet('too-long', '1.00')).word).toBe(LIMIT_EXCEEDED);

  await ask(member, 'POST', '/timeout', { hours: 24 });
  await app.platform.events.outbox.drain();
  const paused = await bet('paused', '1.00');
  expect(paused.word).not.toBe(OK);
  expect([SESSION_EXPIRED, vendorClient.words.PLAYER_BLOCKED]).toContain(paused.word);
  // Earlier stakes are still settled and refunded.
  expect(
    await vendorClient.rollback({ id: `${protocol}-undo`, reference: `${protocol}-won`, round: `${protocol}-within` }),
  ).toMatchObject({ word: OK });
});

it('a session continues in a game that makes no calls to the site, and ends after a pause', async () => {
  const [protocol] = PROTOCOLS;
  const { member, vendorClient } = await sitDown(app, protocol, { balance: '10000.00' });
  const { OK, LIMIT_EXCEEDED } = vendorClient.words;
  const { platform } = app;
  const bet = async () => {
    const id = `alone-${randomUUID()}`;
    const { word } = await vendorClient.bet({ id, round: id, amount: '1.00' });
    await platform.events.outbox.drain();
    return word;
  };
  /** Lets time pass for the member's sessions. */
  const pass = (minutes: number) =>
    platform.db.run(sql`
      update protection_sessions set began_at = began_at - make_interval(mins => ${minutes}::int),
             seen_at = seen_at - make_interval(mins => ${minutes}::int)
       where member_id = ${member.memberId}::bigint`);
  await ask(member, 'PUT', '/limits', { kind: 'session', period: 'day', limit: 60 });
  for (let played = 0; played < 60; played += 20) {
    expect(await bet()).toBe(OK);
    await pass(20);
  }
  expect(await bet()).toBe(LIMIT_EXCEEDED);
  await pass(11);
  expect(await bet()).toBe(OK);
  await pass(20);
  expect(await bet()).toBe(OK);
  await pass(20);
  expect(await bet()).toBe(OK);
  await pass(20);
  expect(await bet()).toBe(LIMIT_EXCEEDED);
});

it.each(PROTOCOLS)('an exclusion ends the game: no more stakes, but wins are still paid (%s)', async (protocol) => {
  const { member, vendorClient } = await sitDown(app, protocol, { balance: '1000.00' });
  const { OK, PLAYER_BLOCKED, SESSION_EXPIRED } = vendorClient.words;
  const [won, undone, late] = ['won', 'undone', 'late'].map((name) => `${protocol}-${name}-ex`);
  for (const id of [won, undone]) await vendorClient.bet({ id: id ?? '', round: id ?? '', amount: '100.00' });
  await ask(member, 'POST', '/exclusion', { months: 6 });
  // Before the event is delivered the bet itself is refused, afterwards its session is over.
  expect((await vendorClient.bet({ id: late ?? '', amount: '1.00' })).word).toBe(PLAYER_BLOCKED);
  await app.platform.events.outbox.drain();
  expect((await vendorClient.bet({ id: late ?? '', amount: '1.00' })).word).toBe(SESSION_EXPIRED);
  const win = { id: `${won}-paid`, round: won ?? '', reference: won ?? '', amount: '250.00' };
  expect(await vendorClient.win(win)).toMatchObject({ word: OK, balance: '1050.00' });
  const undo = { id: `${undone}-back`, round: undone ?? '', reference: undone ?? '' };
  expect(await vendorClient.rollback(undo)).toMatchObject({ word: OK, balance: '1150.00' });
});
