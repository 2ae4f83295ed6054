import { randomUUID } from 'node:crypto';
import { createMember, openBackOffice, openDevice, REASON, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { app, call, trail } = await openBackOffice();

const get = (member: TestMember, url: string) => app.server.inject({ method: 'GET', url, headers: member.headers });
const post = (member: TestMember, url: string, payload: object) =>
  app.server.inject({ method: 'POST', url, headers: { ...member.headers, 'idempotency-key': randomUUID() }, payload });

describe('members', () => {
  const turn = (memberId: bigint, what: 'disable' | 'enable') =>
    call('POST', `/members/${memberId}/${what}`, { reason: REASON });

  it('are found by the beginning of the name or by the id, with their balance', async () => {
    const member = await createMember(app, { balance: '12.34' });
    for (const search of [member.userName, member.userName.slice(0, -1).toUpperCase(), String(member.memberId)]) {
      const { value } = await call<{ list: object[] }>('GET', `/members?filter=find:prefix:${search}`);
      expect(value.list).toContainEqual(
        expect.objectContaining({
          memberId: String(member.memberId),
          account: member.userName,
          balance: '12.34',
          currency: 'VND',
          disabled: false,
        }),
      );
    }
    const page = await call<{ list: { memberId: string }[]; next: string }>('GET', '/members?limit=2');
    expect(page.value.list.length).toBe(2);
    const behind = await call<{ list: { memberId: string }[] }>('GET', `/members?limit=2&after=${page.value.next}`);
    expect(BigInt(behind.value.list[0]!.memberId)).toBeLessThan(BigInt(page.value.list[1]!.memberId));
    expect(JSON.stringify(page.value)).not.toMatch(/argon|password|hash/i);
    expect(await call('GET', "/members?filter=find:prefix:';drop")).toMatchObject({
      value: { list: [], count: 0, next: null },
    });
  });

  it('are logged out and refused immediately when disabled, and work as before when enabled again', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    expect(await turn(member.memberId, 'disable')).toMatchObject({ value: { disabled: true, balance: '5000.00' } });
    expect((await get(member, '/wps/wallet')).statusCode).toBe(401);
    expect(await turn(member.memberId, 'enable')).toMatchObject({ value: { disabled: false } });
    // The previous session stays ended; a new one opens.
    expect((await get(member, '/wps/wallet')).statusCode).toBe(401);
    const again = { ...member, ...(await openDevice(app, member.memberId)) };
    expect(
      (
        await post(again, '/lgw/lottery/tickets', {
          gameCode: 'VN60',
          numero: '209901010001',
          oddsVersion: 1,
          lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }],
        })
      ).json(),
    ).toMatchObject({ errorCode: 'draw.unknown' });
    expect(await trail(`member:${member.memberId}`)).toMatchObject([
      { action: 'member.disabled', before: { disabled: false }, after: { disabled: true }, reason: REASON },
      { action: 'member.enabled', before: { disabled: true }, after: { disabled: false }, reason: REASON },
    ]);
    expect(await turn(999_999_999n, 'disable')).toMatchObject({ status: 404, errorCode: 'not.found' });
  });

  it('with a self-exclusion stay excluded when enabled again', async () => {
    const member = await createMember(app);
    await post(member, '/wps/protection/exclusion', { months: 6 });
    await turn(member.memberId, 'disable');
    await turn(member.memberId, 'enable');
    expect((await app.rooms.protection.state(member.memberId)).excludedUntil?.getTime()).toBeGreaterThan(Date.now());
  });
});
