import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { betCorrected, betPlaced, betSettled, type EventType, type PayloadOf } from '../../platform/events/index.ts';
import { sql } from '../../platform/db/index.ts';
import { openCatalogue } from './catalogue.testing.ts';
import type { GameView } from './present.ts';

const { app, member, get, launch } = await openCatalogue();
// Excludes the demonstration's own bets from the ranking and the winners in these tests.
await app.platform.events.outbox.drain();
await app.platform.db.run(sql`delete from catalogue_plays`);
await app.platform.db.run(sql`delete from catalogue_wins`);

async function publish<E extends EventType>(event: E, memberId: bigint | null, payload: PayloadOf<E>): Promise<void> {
  await app.platform.db.transaction((tx) => app.platform.events.outbox.add(tx, event, memberId, payload));
  await app.platform.events.outbox.drain();
}

describe('launching', () => {
  it('opens draws sold here and refuses vendors that are not connected', async () => {
    expect((await launch({ gameId: 'VN60', vendor: 'TCG_LOTTO_VN' })).value).toEqual({
      url: '/m/lottery/play?gameCode=VN60',
      openMode: 'self',
    });
    expect((await launch({ gameId: 'BGS1', vendor: 'BGS' })).value).toEqual({
      url: '/m/inhouse/dice',
      openMode: 'self',
    });
    expect((await launch({ gameId: 'NWND0001', vendor: 'NWND' })).errorCode).toBe('game.unavailable');
    expect((await launch({ gameId: 'BGS1', vendor: 'GPI' })).errorCode).toBe('not.found');
    expect((await launch({ gameId: 'VN60' }, {})).errorCode).toBe('auth.required');
    expect(
      await get(
        '/lgw/game/launch',
        { gameId: 'VN60', vendor: 'TCG_LOTTO_VN', gameCategory: 'ELOTT', nodeId: '10001', supportPlay: '' },
        member.headers,
      ),
    ).toEqual({ url: '/m/lottery/play?gameCode=VN60', openMode: 'self' });
    expect(
      (
        await app.server.inject({
          method: 'GET',
          url: '/lgw/game/launch',
          query: { gameId: 'NWND0001' },
          headers: member.headers,
        })
      ).json(),
    ).toMatchObject({ success: false, errorCode: 'game.unavailable' });
  });
});

describe('ranking and winners', () => {
  const gameOf = (gameId: string, gameName: string, asset: string) => ({
    source: 'lottery' as const,
    product: 'lottery' as const,
    vendor: null,
    gameId,
    gameName,
    roundId: '202611200001',
    asset,
  });
  const place = (gameCode: string, asset: string, ticketId = randomUUID()) =>
    publish(betPlaced, member.memberId, {
      ...gameOf(gameCode, 'x', asset),
      betId: ticketId,
      memberId: String(member.memberId),
      play: null,
      stakeMinor: '1',
      bonusMinor: '0',
      oddsScaled: null,
      at: Date.now(),
      detail: { lines: [] },
      detailUrl: null,
    });

  it('lists featured games by real-money bets, the most played first; supports both queries [X-058]', async () => {
    const hot = async (query: Record<string, string> = {}) =>
      (await app.rooms.catalogue.hot(query['gameType'])).list.map(({ gameId }) => gameId);
    const before = await get<{ list: GameView[] }>('/lgw/game/hot', {
      isPlatform: '2',
      language: 'EN',
      platform: 'html5',
      merchantCode: 'fairlot',
    });
    // Without bets no game is hot, but featured games are still known.
    expect(before.list).toEqual([]);
    expect(await app.rooms.catalogue.featured('FISH')).not.toEqual([]);

    for (let ticket = 0; ticket < 3; ticket++) await place('VN60', 'FUN');
    const repeated = randomUUID();
    for (let delivery = 0; delivery < 3; delivery++) await place('VN60', 'VND', repeated);
    for (let ticket = 0; ticket < 2; ticket++) await place('VN300', 'VND');
    const { counts } = await app.platform.db.one(sql<{ counts: Record<string, number> }>`
      select jsonb_object_agg(code, plays) as counts
        from (select code, count(*) as plays from catalogue_plays join catalogue_games using (node_id)
        group by code) as c`);
    expect(counts).toEqual({ VN60: 1, VN300: 2 });
    await expect.poll(() => hot(), { interval: 250 }).toEqual(['VN300', 'VN60']);
    expect([await hot({ gameType: 'ELOTT' }), await hot({ gameType: 'FISH' })]).toEqual([['VN300', 'VN60'], []]);
  });

  it('lists the latest real-money wins with masked names and keeps fifty [X-093]', async () => {
    const win = (index: number, status: 'won' | 'lost' = 'won', stakeMinor = '50000') => ({
      betId: randomUUID(),
      memberId: '1',
      userName: 'demo01',
      version: 1,
      at: 1_795_150_000_000 + index,
      stakeMinor,
      status,
      winMinor: status === 'won' ? String(100_000 + index) : '0',
      bonusWinMinor: '0',
    });
    const game = (asset: string) => gameOf('VN60', 'Vietnam 60 seconds', asset);
    const pay = (asset: string, bets: ReturnType<typeof win>[]) => publish(betSettled, null, { ...game(asset), bets });
    expect(await get('/lgw/game/winners')).toEqual([]);
    await pay('FUN', [win(1)]);
    await pay('VND', [win(2, 'lost')]);
    await pay('VND', [win(5, 'won', '100006'), win(6, 'won', '100006')]);
    expect(await get('/lgw/game/winners')).toEqual([]);
    const picture = { gameType: 'ELOTT', nodeId: '10001', motif: null };
    const win60 = { name: 'de***01', game: 'Vietnam 60 seconds', gameCode: 'VN60', ...picture };
    const first = [win(3), win(4)];
    await pay('VND', first);
    await pay('VND', first);
    expect(await get('/lgw/game/winners')).toEqual([
      { ...win60, amount: '1000.04', at: 1_795_150_000_004 },
      { ...win60, amount: '1000.03', at: 1_795_150_000_003 },
    ]);
    // A correction removes one of them and changes the amount of the other.
    const corrected = first.map(({ status, winMinor, bonusWinMinor, ...bet }, index) => ({
      ...bet,
      version: 2,
      at: bet.at + 10,
      before: { status, winMinor, bonusWinMinor },
      after: {
        status: index === 0 ? ('lost' as const) : ('won' as const),
        winMinor: index === 0 ? '0' : '90000',
        bonusWinMinor,
      },
    }));
    await publish(betCorrected, null, { ...game('VND'), bets: corrected });
    expect(await get('/lgw/game/winners')).toMatchObject([{ amount: '900.00', at: 1_795_150_000_014 }]);
    await pay(
      'VND',
      Array.from({ length: 80 }, (_, index) => win(100 + index)),
    );
    const board = await get<{ amount: string }[]>('/lgw/game/winners');
    expect(board).toHaveLength(50);
    expect([board[0]?.amount, board[49]?.amount]).toEqual(['1001.79', '1001.30']);
    expect(await app.platform.db.value(sql<bigint>`select count(*) as count from catalogue_wins`)).toBe(50n);
  });
});
