import { createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { readInfo } from '../client.testing.ts';

const { app, call, trail } = await openBackOffice();

const change = (memberId: bigint, add: string[], remove: string[] = []) =>
  call<{ labels: string[] }>('POST', `/members/${memberId}/labels`, { add, remove, reason: REASON });
const inUse = async () => (await call<{ label: string; members: number }[]>('GET', '/memberLabels')).value;

describe('labels of a member', () => {
  it('are added and removed, recorded, and effective at the next call of the member', async () => {
    const member = await createMember(app);
    expect((await change(member.memberId, ['Racing club', 'gold'])).value.labels).toEqual(['Racing club', 'gold']);
    const info = async () =>
      (await readInfo(app, member.headers))
        .json<{ value: { memberLabel: { labelName: string }[] } }>()
        .value.memberLabel.map(({ labelName }) => labelName);
    expect(await info()).toEqual(['Racing club', 'gold']);
    expect((await change(member.memberId, ['nochat'], ['gold'])).value.labels).toEqual(['Racing club', 'nochat']);
    expect(await info()).toEqual(['Racing club', 'nochat']);
    const { value } = await call<{ member: { labels: string[] } }>('GET', `/members/${member.memberId}`);
    expect(value.member.labels).toEqual(['Racing club', 'nochat']);
    expect(await trail(`member:${member.memberId}`)).toMatchObject([
      { action: 'member.labelled', before: { labels: [] }, after: { labels: ['Racing club', 'gold'] }, reason: REASON },
      {
        action: 'member.labelled',
        before: { labels: ['Racing club', 'gold'] },
        after: { labels: ['Racing club', 'nochat'] },
      },
    ]);
  });

  it('find their members, and are offered with their number until no member has them', async () => {
    const [first, second] = [await createMember(app), await createMember(app)];
    await change(first.memberId, ['Season 7']);
    await change(second.memberId, ['Season 7']);
    expect(await inUse()).toContainEqual({ label: 'Season 7', members: 2 });
    const { value } = await call<{ list: { memberId: string }[] }>('GET', '/members?filter=label:eq:Season 7');
    expect(value.list.map(({ memberId }) => memberId)).toEqual([String(second.memberId), String(first.memberId)]);
    await change(first.memberId, [], ['Season 7']);
    await change(second.memberId, [], ['Season 7']);
    expect((await inUse()).map(({ label }) => label)).not.toContain('Season 7');
  });

  it('are at most twenty without spaces around them, of members who exist', async () => {
    const { memberId } = await createMember(app);
    const twenty = Array.from({ length: 20 }, (_, index) => `label ${index}`);
    expect((await change(memberId, twenty)).value.labels).toHaveLength(20);
    expect(await change(memberId, ['one more'])).toMatchObject({ errorCode: 'request.invalid' });
    expect((await change(memberId, ['one more'], ['label 0'])).value.labels).toHaveLength(20);
    expect(await change(memberId, [' spaced '])).toMatchObject({ status: 400 });
    expect(await change(999_999_999n, ['gold'])).toMatchObject({ status: 404, errorCode: 'not.found' });
  });
});
