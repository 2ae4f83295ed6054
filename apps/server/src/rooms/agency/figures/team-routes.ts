import { pageOf } from '../../../platform/operators/index.ts';
import { agency as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import type { Caller, BoundRoute } from '../../../platform/http/index.ts';
import { route } from '../../../platform/http/index.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import type { Wallet } from '../../wallet/index.ts';
import { addDays, lengthOf, type Period, readPeriod } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { requireAgent, requireTeamMember } from '../tree/guard.ts';
import { levelsBelow, pathTo } from '../tree/levels.ts';
import { listTeamBets, sumTeamBets } from './bet-rows.ts';
import { presentFigures } from './figures.ts';
import { createLargeTeams } from './large-teams.ts';
import { listTeamMembers } from './member-rows.ts';
import { countActive, countFormer, countTeam, daysOf, productsOf, sumsOf, teamIds } from './report-rows.ts';

const PAGE_SIZE = 25;

/** An agent's reports about the team. */
export function createTeamRoutes(services: AgencyServices): BoundRoute[] {
  const large = createLargeTeams();
  return [...countRoutes(services, large), ...sumRoutes(services), memberRoute(services), betRoute(services, large)];
}

type LargeTeams = ReturnType<typeof createLargeTeams>;

function countRoutes(services: AgencyServices, large: LargeTeams): BoundRoute[] {
  const { platform, presence, zoneOf, requireFlag } = services;
  const { db } = platform;
  /** Team members online and their balances; for large teams at most half a minute old. */
  const countsOf = (caller: Caller, period: Period, zone: string) =>
    large.read(db, caller.memberId, `counts ${period.from} ${period.to}`, async () => ({
      ...(await countTeam(db, caller.memberId, period, zone)),
      ...(await countActive(db, caller.memberId, period, zone)),
    }));
  return [
    route(contract.teamCounters, async ({ caller, query: { startDate, endDate } }) => {
      requireAgent(caller);
      await presence.save();
      const zone = await zoneOf(db);
      const period = readPeriod(startDate, endDate, zone);
      const { seen, bettors, registered, online } = await countsOf(caller, period, zone);
      const former = await large.read(db, caller.memberId, `former ${period.from} ${period.to}`, () =>
        countFormer(db, caller.memberId, period, zone),
      );
      return {
        value: { list: [] },
        footer: {
          teamLoginMemberCount: Number(seen),
          teamBetMemberCount: Number(bettors),
          teamRegisterMemberCount: Number(registered),
          teamOnlineCount: Number(online),
          formerLoginMemberCount: Number(former.seen),
          formerBetMemberCount: Number(former.bettors),
          formerRegisterMemberCount: Number(former.registered),
        },
      };
    }),
    route(contract.teamOverview, async ({ caller, query: { startDate, endDate, ...page } }) => {
      requireAgent(caller);
      await requireFlag('AGEPAG');
      await presence.save();
      const zone = await zoneOf(db);
      const period = readPeriod(startDate, endDate, zone);
      const length = lengthOf(period);
      const former = { from: addDays(period.from, -length), to: addDays(period.from, -1) };
      const { bettors, ...counts } = await countsOf(caller, period, zone);
      const balance = await large.read(db, caller.memberId, 'balance', () => balanceOfTeam(services, caller));
      return {
        value: await dayPage(db, caller.memberId, period, page),
        footer: {
          ...presentFigures(await sumsOf(db, caller.memberId, period)),
          formerTurnover: formatMinor((await sumsOf(db, caller.memberId, former)).turnoverMinor),
          balance: formatMinor(balance),
          size: Number(counts.size),
          agents: Number(counts.agents),
          online: Number(counts.online),
          registered: Number(counts.registered),
          bettors: Number(bettors),
          silent30: Number(counts.silent30),
          silent60: Number(counts.silent60),
        },
      };
    }),
  ];
}

/** Results and movements of the team, or of a member with the members below. */
function sumRoutes(services: AgencyServices): BoundRoute[] {
  const { platform, wallet, zoneOf, showAccount, requireFlag } = services;
  const { db } = platform;
  return [
    route(contract.teamProfit, async ({ caller, query: { startDate, endDate, memberId, ...page } }) => {
      const whom = await requireTeamMember(db, caller, memberId);
      await requireFlag('AGETEAMPNL3');
      const period = readPeriod(startDate, endDate, await zoneOf(db));
      const products = await productsOf(db, whom.memberId, period);
      return {
        value: await dayPage(db, whom.memberId, period, page),
        footer: {
          ...presentFigures(await sumsOf(db, whom.memberId, period)),
          products: products.map(({ product, turnoverMinor, prizeMinor, bets }) => ({
            product,
            turnover: formatMinor(turnoverMinor),
            prize: formatMinor(prizeMinor),
            profit: formatMinor(prizeMinor - turnoverMinor),
            bets: Number(bets),
          })),
        },
      };
    }),
    route(contract.teamTransactions, async ({ caller, query }) => {
      const { startDate, endDate, memberId, pageNo = 1, pageSize = PAGE_SIZE } = query;
      const whom = await requireTeamMember(db, caller, memberId);
      await requireFlag('TRANSREC3');
      const zone = await zoneOf(db);
      const period = readPeriod(startDate, endDate, zone);
      const { list, totalPages } = await wallet.movements(whom.memberId, whom.asset, {
        ...services.instantsOf(period, zone),
        ...pageOf({ pageNo, pageSize }),
      });
      const levelOf = levelsBelow(await requireTeamMember(db, caller, undefined));
      return {
        value: {
          list: list.map(({ id, at, kind, amountMinor, balanceAfterMinor }) => ({
            id: String(id),
            at: at.getTime(),
            type: kind,
            amount: formatMinor(amountMinor),
            balanceAfter: formatMinor(balanceAfterMinor),
          })),
          totalPages,
        },
        footer: {
          memberId: String(whom.memberId),
          account: await showAccount(whom.account),
          level: levelOf(whom.path.length),
          ...presentFigures(await sumsOf(db, whom.memberId, period, false)),
        },
      };
    }),
  ];
}

function memberRoute(services: AgencyServices): BoundRoute {
  const { platform, wallet, zoneOf, showAccount, requireFlag } = services;
  const { db } = platform;
  return route(contract.teamMembers, async ({ caller, query }) => {
    const { startDate, endDate, memberId, account, sort, pageNo = 1, pageSize = PAGE_SIZE } = query;
    const whom = await requireTeamMember(db, caller, memberId);
    await requireFlag('DOWNMAN');
    const period = readPeriod(startDate, endDate, await zoneOf(db));
    const place = pageOf({ pageNo, pageSize });
    const filter = { uplineId: whom.memberId, account: await sought(services, account), sort, ...place };
    const { list, total, sums } = await listTeamMembers(db, period, filter);
    const balances = await balancesOf(
      wallet,
      list.map((member) => member.memberId),
      caller.asset,
    );
    const levelOf = levelsBelow(await requireTeamMember(db, caller, undefined));
    return {
      value: {
        list: await Promise.all(
          list.map(async (member) => ({
            memberId: String(member.memberId),
            account: await showAccount(member.account),
            level: levelOf(member.depth),
            type: member.type,
            joinedAt: member.joinedAt.getTime(),
            isOnline: member.isOnline,
            size: Number(member.size),
            balance: formatMinor(balances.get(member.memberId) ?? 0n),
            ...presentFigures(member),
          })),
        ),
        totalPages: Math.ceil(total / pageSize),
      },
      footer: {
        ...presentFigures(sums),
        total,
        path: await pathTo(services, caller, whom, levelOf),
      },
    };
  });
}

function betRoute(services: AgencyServices, large: LargeTeams): BoundRoute {
  const { platform, zoneOf, showAccount, requireFlag, gameName } = services;
  const { db } = platform;
  return route(contract.teamBets, async ({ caller, language, query }) => {
    const { startDate, endDate, memberId, account, status, product, pageNo = 1, pageSize = PAGE_SIZE } = query;
    const whom = await requireTeamMember(db, caller, memberId);
    await requireFlag('TEAMBETTING3');
    const zone = await zoneOf(db);
    const period = readPeriod(startDate, endDate, zone);
    const filter = { uplineId: whom.memberId, account: await sought(services, account), status, product };
    const place = pageOf({ pageNo, pageSize });
    const found = await large.read(db, whom.memberId, `bets ${JSON.stringify([period, filter], idsAsText)}`, () =>
      sumTeamBets(db, period, zone, filter),
    );
    const { list, totalPages } = await listTeamBets(db, period, zone, { ...filter, ...place }, found.total);
    const levelOf = levelsBelow(await requireTeamMember(db, caller, undefined));
    return {
      value: {
        list: await Promise.all(
          list.map(async ({ depth, stakeMinor, winMinor, ...bet }) => ({
            ...wireRow(bet),
            account: bet.memberId === caller.memberId ? bet.account : await showAccount(bet.account),
            level: levelOf(depth),
            gameName: gameName(bet.gameCode, bet.gameName, language),
            stake: formatMinor(stakeMinor),
            win: winMinor === null ? null : formatMinor(winMinor),
          })),
        ),
        totalPages,
      },
      footer: { stake: formatMinor(found.stakeMinor), win: formatMinor(found.winMinor), total: found.total },
    };
  });
}

/** The account that a report is narrowed to, and whether accounts are masked. */
async function sought({ isMasked }: AgencyServices, text: string | undefined) {
  return text === undefined ? undefined : { text, isMasked: await isMasked() };
}

/** Days of a team; without a page size all are on one page. */
async function dayPage(
  executor: Executor,
  memberId: bigint,
  period: Period,
  { pageNo = 1, pageSize = lengthOf(period) }: { pageNo?: number | undefined; pageSize?: number | undefined },
) {
  const days = await daysOf(executor, memberId, period, { offset: (pageNo - 1) * pageSize, limit: pageSize });
  return {
    list: days.map((day) => ({ date: day.date, ...presentFigures(day) })),
    totalPages: Math.ceil(lengthOf(period) / pageSize),
  };
}

const idsAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function balancesOf(wallet: Wallet, memberIds: readonly bigint[], asset: string): Promise<Map<bigint, bigint>> {
  const balances = await wallet.balances(memberIds);
  return new Map(balances.filter((one) => one.asset === asset).map((one) => [one.memberId, one.balanceMinor]));
}

async function balanceOfTeam({ platform: { db }, wallet }: AgencyServices, caller: Caller): Promise<bigint> {
  const balances = await balancesOf(wallet, await teamIds(db, caller.memberId), caller.asset);
  return [...balances.values()].reduce((sum, balance) => sum + balance, 0n);
}
