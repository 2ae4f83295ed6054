import { auditBooksAndClose, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openVendors, PROTOCOLS, sitDown } from './vendors.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openVendors();
});
afterAll(() => auditBooksAndClose(app));

async function ask({ headers }: TestMember, method: 'POST' | 'PUT', path: string, payload: object) {
  const answer = await app.server.inject({ method, url: `/wps/protection${path}`, headers, payload });
  expect(answer.json()).toMatchObject({ success: true });
}

it.each(PROTOCOLS)('limits, breaks and exclusion reach a running game, in the words of %s', async (protocol) => {
  const { member, speaker } = await sitDown(app, protocol, { balance: '10000.00' });
  const { OK, LIMIT_EXCEEDED, SESSION_EXPIRED } = speaker.words;
  const bet = (id: string, amount: string) =>
    speaker.bet({ id: `${protocol}-${id}`, round: `${protocol}-${id}`, amount });
  await ask(member, 'PUT', '/limits', { kind: 'stake', period: 'day', limit: '500.00' });
  expect((await bet('within', '400.00')).word).toBe(OK);
  expect((await bet('stakes', '200.00')).word).toBe(LIMIT_EXCEEDED);
  await ask(member, 'PUT', '/limits', { kind: 'loss', period: 'week', limit: '450.00' });
  expect((await bet('losses', '60.00')).word).toBe(LIMIT_EXCEEDED);
  expect((await speaker.win({ id: `${protocol}-won`, round: `${protocol}-within`, amount: '50.00' })).word).toBe(OK);

  await ask(member, 'PUT', '/limits', { kind: 'session', period: 'day', limit: 30 });
  await app.platform.db.run(sql`
    update protection_sessions set began_at = began_at - interval '40 minutes'
     where member_id = ${member.memberId}::bigint`);
  expect((await bet('too-long', '1.00')).word).toBe(LIMIT_EXCEEDED);

  await ask(member, 'POST', '/timeout', { hours: 24 });
  await app.platform.events.outbox.drain();
  const paused = await bet('paused', '1.00');
  expect(paused.word).not.toBe(OK);
  expect([SESSION_EXPIRED, speaker.words.PLAYER_BLOCKED]).toContain(paused.word);
  // What was staked before is still settled, and given back.
  expect(
    await speaker.rollback({ id: `${protocol}-undo`, reference: `${protocol}-won`, round: `${protocol}-within` }),
  ).toMatchObject({ word: OK });
});
