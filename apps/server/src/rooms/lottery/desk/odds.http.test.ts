import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember, REASON } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { createIssue, de, send } from '../lottery.testing.ts';
import { openLotteryDesk, input } from './desk.testing.ts';

type Odds = ValueOf<typeof contract.odds>;

const { app, one, two, get, post, approve, trail, close } = await openLotteryDesk();
afterAll(close);

/** The terms of a game in request form, with changes of single plays. */
async function termsOf(gameCode: string, changes: Record<string, object> = {}) {
  const { version, memberDraw, drawExposure, plays } = await get<Odds>(`/games/${gameCode}/odds`);
  const offered = plays
    .filter(({ odds }) => odds !== null)
    .map(({ play, odds, minUnitStake, maxUnitStake, memberNumber, memberPlay, liability }) => ({
      play,
      odds,
      minUnitStake,
      maxUnitStake,
      memberNumber,
      memberPlay,
      liability,
      ...changes[play],
    }));
  return { version, memberDraw, drawExposure, plays: offered };
}

describe('odds and limits', () => {
  it('show the exact return of every play and the permitted range of odds', async () => {
    const { plays, floorPercent } = await get<Odds>('/games/VN300/odds');
    expect(floorPercent).toBe(40);
    expect(plays.find(({ play }) => play === 'de')).toMatchObject({
      odds: '99.5',
      returnPercent: '99.50',
      oddsForFloor: '40',
      oddsForAll: '100',
    });
    expect((await callDesk(app, one.headers, 'GET', '/lottery/games/NOGAME/odds')).errorCode).toBe('not.found');
  });

  it('are published by two operators after a preview of the changes; then players get them', async () => {
    const terms = {
      ...(await termsOf('VN300', { de: { odds: '98.25', memberNumber: '50000.00', liability: '20000000.00' } })),
      memberDraw: '900000.00',
    };
    expect((await post<unknown>('/games/VN300/odds/preview', terms)).value).toEqual([
      { about: 'De, last two of DB (de) · odds', before: '99.5', after: '98.25' },
      { about: 'De, last two of DB (de) · oddsReturn', before: '99.50%', after: '98.25%' },
      { about: 'De, last two of DB (de) · memberPick', before: '100000000.00', after: '50000.00' },
      { about: 'De, last two of DB (de) · liability', before: '10000000000.00', after: '20000000.00' },
      { about: 'memberDraw', before: '1000000000.00', after: '900000.00' },
    ]);
    const asked = await post<{ id: string; details: string[] }>('/games/VN300/odds', { ...terms, ...input() });
    expect(asked.value.details.slice(0, 2)).toEqual([
      expect.stringMatching(/ · odds: 99.5 → 98.25$/),
      expect.stringMatching(/ · oddsReturn: 99.50% → 98.25%$/),
    ]);
    expect(await approve(asked.value.id, one)).toMatchObject({ errorCode: 'approval.own' });
    expect((await app.rooms.lottery.plays('VN300')).oddsVersion).toBe(1);
    expect(await approve(asked.value.id)).toMatchObject({
      value: { state: 'executed', kind: 'odds.publish', object: expect.stringMatching(/^Vietnam .* \(odds:VN300\)$/) },
    });
    const { oddsVersion, maxDrawStake, plays } = await app.rooms.lottery.plays('VN300');
    expect([oddsVersion, maxDrawStake]).toEqual([2, '900000.00']);
    expect(plays.find(({ code }) => code === 'de')).toMatchObject({
      odds: '982500',
      returnPercent: '98.25',
      maxNumberStake: '50000.00',
    });
    expect(await trail('odds:VN300')).toMatchObject([
      {
        actor: two.name,
        action: 'odds.published',
        before: { oddsVersion: 1 },
        after: { oddsVersion: 2 },
        reason: REASON,
      },
    ]);
  });

  it('of a whole draw are also changed by two operators, and apply to the next ticket', async () => {
    const issue = await createIssue(app, { game: 'VN60' });
    const member = await createMember(app, { balance: '100000.00' });
    const terms = { ...(await termsOf('VN60')), drawExposure: '199000.00' };
    expect((await post<unknown>('/games/VN60/odds/preview', terms)).value).toEqual([
      { about: 'exposure', before: '500000000000.00', after: '199000.00' },
    ]);
    const { value } = await post<{ id: string }>('/games/VN60/odds', { ...terms, ...input() });
    expect((await get<Odds>('/games/VN60/odds')).drawExposure).toBe('500000000000.00');
    expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
    expect((await get<Odds>('/games/VN60/odds')).drawExposure).toBe('199000.00');
    const buyFor = (stake: string) => send(app, member, issue, [de('27', stake)], undefined, { gameCode: 'VN60' });
    expect((await buyFor('2000.00')).success).toBe(true);
    expect(await buyFor('1000.00')).toMatchObject({ errorCode: 'limit.exceeded', value: { scope: 'draw' } });
    expect(await post('/games/VN60/odds', { ...terms, drawExposure: '0.00', ...input() })).toMatchObject({
      errorCode: 'version.conflict',
    });
    const none = { ...(await termsOf('VN60')), drawExposure: '0.00' };
    expect(await post('/games/VN60/odds', { ...none, ...input() })).toMatchObject({
      errorCode: 'odds.refused',
      value: { reason: 'limits' },
    });
  });

  it.each([
    ['above 100%', { odds: '100.0001' }, { reason: 'return.above', returnPercent: '100.00' }],
    ['below the floor', { odds: '39.9999' }, { reason: 'return.below', returnPercent: '39.99' }],
    ['of 0', { odds: '0' }, { reason: 'odds' }],
    ['with a maximum stake below the minimum', { maxUnitStake: '1.00' }, { reason: 'limits' }],
    ['with a limit of 0', { liability: '0.00' }, { reason: 'limits' }],
  ])('%s are rejected before approval is requested', async (_name, change, value) => {
    const terms = await termsOf('VN180', { de: change });
    expect(await post('/games/VN180/odds', { ...terms, ...input() })).toMatchObject({
      errorCode: 'odds.refused',
      value: { play: 'de', ...value },
    });
    expect(await post('/games/VN180/odds/preview', terms)).toMatchObject({ errorCode: 'odds.refused' });
  });

  it('based on an earlier version are rejected, and nothing is overwritten', async () => {
    const [first, second] = [
      await termsOf('VN180', { de: { odds: '99' } }),
      await termsOf('VN180', { de: { odds: '98' } }),
    ];
    const ids = [
      (await post<{ id: string }>('/games/VN180/odds', { ...first, ...input() })).value.id,
      (await post<{ id: string }>('/games/VN180/odds', { ...second, ...input() })).value.id,
    ];
    expect(await approve(ids[0] ?? '')).toMatchObject({ value: { state: 'executed' } });
    expect(await approve(ids[1] ?? '')).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
    expect((await get<Odds>('/games/VN180/odds')).plays.find(({ play }) => play === 'de')?.odds).toBe('99');
    expect(await post('/games/VN180/odds', { ...first, ...input() })).toMatchObject({
      errorCode: 'version.conflict',
    });
  });
});
