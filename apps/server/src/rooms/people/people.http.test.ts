import { createMember, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { closeMember, findMember, insertMember, lockEnabled, markDisabled, markEnabled } from './index.ts';

const app = await openTestApp();
const { db } = app.platform;
const { people } = app.rooms;

describe('the directory', () => {
  it('finds a member by id and by any spelling of the login name', async () => {
    const { memberId, userName } = await createMember(app);
    const member = await people.find(memberId);
    expect(member).toMatchObject({ id: memberId, account: userName, type: 0, isDisabled: false });
    expect(await people.findByAccount(` ${userName.toUpperCase()} `)).toEqual(member);
    expect(await people.nameOf(memberId)).toBe(userName);
    expect(await people.find(0n)).toBeUndefined();
    expect(await people.findByAccount('nosuchname')).toBeUndefined();
  });

  it('returns members in the order of their ids, with their inviters, and omits unknown ids', async () => {
    const first = await createMember(app);
    const second = await createMember(app, { inviterId: first.memberId });
    const page = await people.page(first.memberId - 1n, 2);
    expect(page.map(({ id, inviterId }) => ({ id, inviterId }))).toEqual([
      { id: first.memberId, inviterId: null },
      { id: second.memberId, inviterId: first.memberId },
    ]);
    expect([...(await people.entries([second.memberId, 0n], db)).keys()]).toEqual([second.memberId]);
  });

  it('reads uncommitted rows inside the transaction that wrote them', async () => {
    await db.transaction(async (tx) => {
      const id = await insertMember(tx, app.platform, { account: 'uncommitted1', type: 0, asset: 'VND' });
      expect((await people.find(id ?? 0n, tx))?.account).toBe('uncommitted1');
    });
  });
});

describe('the row of a member', () => {
  it('refuses a name that is taken', async () => {
    const { userName } = await createMember(app);
    expect(await insertMember(db, app.platform, { account: userName, type: 0, asset: 'VND' })).toBeUndefined();
  });

  it('loses the person, its name and its number when the account is closed, and cannot be enabled again', async () => {
    const mobile = '+84901112233';
    const id = await insertMember(db, app.platform, { account: 'leaving1', type: 0, asset: 'VND', mobile });
    await db.transaction((tx) => closeMember(tx, id ?? 0n));
    const member = await people.find(id ?? 0n);
    expect(member).toMatchObject({ account: `closed-${id}`, isDisabled: true, labels: [] });
    expect(await people.contactOf(id ?? 0n)).toEqual({ email: null, mobile: null });
    expect([...(await people.closedAt([id ?? 0n])).keys()]).toEqual([id]);
    expect(await markEnabled(db, id ?? 0n)).toBe(false);
    expect(await findMember(db, 'leaving1')).toBeUndefined();
    expect(await insertMember(db, app.platform, { account: 'leaving1', type: 0, asset: 'VND', mobile })).not.toBe(id);
  });

  it('is not a caller while the member is disabled', async () => {
    const { memberId } = await createMember(app);
    const callers = () => db.rows(sql`select account from people_caller(${memberId}::bigint)`);
    expect(await callers()).toHaveLength(1);
    await markDisabled(db, memberId);
    expect(await callers()).toEqual([]);
    expect(await db.transaction((tx) => lockEnabled(tx, memberId))).toBe(false);
    await markEnabled(db, memberId);
    expect(await db.transaction((tx) => lockEnabled(tx, memberId))).toBe(true);
  });
});
