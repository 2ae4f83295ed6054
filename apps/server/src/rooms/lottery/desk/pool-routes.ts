import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { approval, pageOf, requestApproval } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import { changePools, checkPools, readPools } from '../pools/pool-desk.ts';
import type { LotteryPlatform } from '../ports.ts';
import type { Named } from '../games/names.ts';

interface PoolChange {
  gameCode: string;
  pools: { level: string; share: string; guarantee: string }[];
  /** Version of the settings on which the request is based. */
  version: string;
  details: string[];
}

const MOVES = 50;

/** Changed shares or guarantees of jackpots change the return of a lottery, so a second operator approves them. */
export function createPoolApproval(lottery: Pick<Lottery, 'forgetGames'>) {
  return approval<PoolChange>({
    kind: 'lottery.pools',
    permission: 'odds.change',
    object: ({ gameCode }) => `lottery-pools:${gameCode}`,
    details: ({ details }) => details,
    execute: async (tx, { gameCode, pools, version }) => {
      const { former, next } = await changePools(tx, gameCode, pools, version);
      return { action: 'lottery.pools.changed', before: settingsOf(former), after: settingsOf(next) };
    },
    executed: lottery.forgetGames,
  });
}

const settingsOf = (pools: Awaited<ReturnType<typeof changePools>>['next']) =>
  Object.fromEntries(
    pools.map(({ level, shareBp, guaranteeMinor }) => [level, { shareBp, guaranteeMinor: String(guaranteeMinor) }]),
  );

export function createPoolRoutes(
  platform: LotteryPlatform,
  change: ReturnType<typeof createPoolApproval>,
  named: Named,
): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.pools, async ({ params: { gameCode }, language, query: { pageNo = 1, pageSize = MOVES } }) =>
      named(language, await readPools(db, gameCode, pageOf({ pageNo, pageSize }))),
    ),
    route(contract.changePools, async ({ operator, ip, params: { gameCode }, body }) => {
      const { reason, requestKey, pools } = body;
      const { details, version } = await checkPools(db, gameCode, pools, body.version);
      const payload = { gameCode, pools, version, details };
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, change, payload);
    }),
  ];
}
