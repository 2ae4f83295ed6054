import { pageOf } from '../../../platform/operators/index.ts';
import { agency as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { readPeriod } from '../days.ts';
import { ratesOf } from '../rates.ts';
import type { AgencyServices } from '../services.ts';
import { requireTeamMember } from '../tree/guard.ts';
import { levelsBelow, pathTo } from '../tree/levels.ts';
import { formatMicro } from './micro.ts';
import {
  listDownlineRebates,
  listRebates,
  rebatesByProduct,
  type RebateSums,
  sumDownlineRebates,
  waitingOf,
} from './rebate-rows.ts';

const PAGE_SIZE = 25;

/** An agent's earnings from the team's bets, and the downline members they came through. */
export function createRebateRoutes(services: AgencyServices): BoundRoute[] {
  return [ownRebates(services), teamRebates(services)];
}

function ownRebates(services: AgencyServices): BoundRoute {
  const { platform, zoneOf, showAccount, requireFlag, gameName } = services;
  const { db } = platform;
  return route(contract.rebates, async ({ caller, language, query }) => {
    const { startDate, endDate, state, product, pageNo = 1, pageSize = PAGE_SIZE } = query;
    const own = await requireTeamMember(db, caller, undefined);
    await requireFlag('AGEREBATE3');
    const period = readPeriod(startDate, endDate, await zoneOf(db));
    const filter = { state, product };
    const place = pageOf({ pageNo, pageSize });
    const products = await rebatesByProduct(db, own.memberId, period, filter);
    const sums = sumOf(products);
    const total = Number(sums.bets);
    const { list, totalPages } = await listRebates(db, own.memberId, period, { ...filter, ...place }, total);
    const { waitingMicro, carryMicro } = await waitingOf(db, own.memberId, period, filter);
    const levelOf = levelsBelow(own);
    return {
      value: {
        list: await Promise.all(
          list.map(async (row) => ({
            betId: row.betId,
            memberId: String(row.memberId),
            account: await showAccount(row.account),
            level: levelOf(row.depth),
            product: row.product,
            gameName: gameName(row.gameCode, row.gameName, language),
            placedAt: row.placedAt.getTime(),
            rate: row.rate,
            turnover: formatMinor(row.turnoverMinor),
            amount: formatMicro(row.amountMicro),
            state: row.state,
            paidAt: row.settledAt?.getTime() ?? null,
          })),
        ),
        totalPages,
      },
      footer: {
        ...present(sums),
        waiting: formatMicro(waitingMicro),
        paid: formatMicro(sums.amountMicro - waitingMicro),
        carry: formatMicro(carryMicro),
        rates: await ratesOf(db, own.memberId),
        products: products.map((one) => ({ product: one.product, ...present(one) })),
      },
    };
  });
}

function teamRebates(services: AgencyServices): BoundRoute {
  const { platform, zoneOf, showAccount, requireFlag } = services;
  const { db } = platform;
  return route(contract.teamRebates, async ({ caller, query }) => {
    const { startDate, endDate, memberId, pageNo = 1, pageSize = PAGE_SIZE } = query;
    const whom = await requireTeamMember(db, caller, memberId);
    await requireFlag('TEAMREB3');
    const period = readPeriod(startDate, endDate, await zoneOf(db));
    const place = pageOf({ pageNo, pageSize });
    const { list, total } = await listDownlineRebates(db, whom.memberId, period, place);
    const levelOf = levelsBelow(await requireTeamMember(db, caller, undefined));
    return {
      value: {
        list: await Promise.all(
          list.map(async (row) => ({
            memberId: String(row.memberId),
            account: await showAccount(row.account),
            level: levelOf(row.depth),
            type: row.type,
            ...present(row),
            earned: formatMicro(row.earnedMicro),
            rates: await ratesOf(db, row.memberId),
          })),
        ),
        totalPages: Math.ceil(total / pageSize),
      },
      footer: {
        ...present(await sumDownlineRebates(db, whom.memberId, period)),
        path: await pathTo(services, caller, whom, levelOf),
      },
    };
  });
}

function sumOf(rows: readonly RebateSums[]): RebateSums {
  return {
    turnoverMinor: rows.reduce((sum, row) => sum + row.turnoverMinor, 0n),
    amountMicro: rows.reduce((sum, row) => sum + row.amountMicro, 0n),
    bets: rows.reduce((sum, row) => sum + row.bets, 0n),
  };
}

const present = ({ turnoverMinor, amountMicro, bets }: RebateSums) => ({
  turnover: formatMinor(turnoverMinor),
  amount: formatMicro(amountMicro),
  bets: Number(bets),
});
