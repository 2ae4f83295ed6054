import { pageOf } from '../../platform/operators/index.ts';
import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../platform/db/index.ts';
import { onBets } from '../../platform/events/index.ts';
import type { LotteryPlatform } from './ports.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import type { Person } from '../identity/ports.ts';
import { cancelTicket } from './actions/cancel-ticket.ts';
import { createPlaceOrder } from './actions/place-order.ts';
import { createPlaceTicket } from './actions/place-ticket.ts';
import { confirmResult, proposeResult } from './actions/enter-result.ts';
import { withdrawReport } from './actions/withdraw-report.ts';
import { postponeOfficialDraw } from './actions/postpone-official-draw.ts';
import { createProveTicket } from './actions/prove-ticket.ts';
import { publishOdds } from './actions/publish-odds.ts';
import { createDrand } from './adapters/beacon/drand.ts';
import { beaconOff } from './adapters/beacon/off.ts';
import { createKinds, feedNamesIn, feedsNow } from './adapters/feed/connections.ts';
import { createConnectionPack, createConnections } from '../../platform/connections/index.ts';
import { createFeedConnections } from './desk/feed-connections.ts';
import { voidByOperator } from './actions/void-by-operator.ts';
import { auditDraws } from './audit.ts';
import { auditPools } from './pools/audit-pools.ts';
import { createJackpots } from './pools/jackpots.ts';
import { readLinePrizes, readPrizes } from './pools/present-pools.ts';
import { createCurrentIssues } from './games/current-issues.ts';
import { drawTimes, findDraw, seedContext } from './draws/draw-row.ts';
import { createDesk } from './desk/index.ts';
import { createEngine } from './draws/engine.ts';
import { DRAW_EVENTS } from './events.ts';
import { createFollowUps } from './follow-ups/index.ts';
import { createFollowUpRun } from './follow-ups/run.ts';
import { createGameBook, type LotteryGame } from './games/games.ts';
import { createHotGames } from './games/hot-games.ts';
import { GAME_FACTS } from './games/game-facts.ts';
import { createMenu } from './games/menu.ts';
import { createMenuTags } from './games/menu-tags.ts';
import { gameNameIn, inLanguage, nameOfGame, OWN_NAMES } from './games/names.ts';
import {
  type DigitsShown,
  lastDigits,
  type Menu,
  presentDraw,
  presentPlays,
  presentTicket,
  type Statistics,
} from './present.ts';
import { presentWeek, type Week } from './draws/week.ts';
import { createOperations } from './operations/index.ts';
import { auditReturns } from './operations/returns.ts';
import { joinedWith } from './joined/today.ts';
import { createLotteryPack } from './pack/pack.ts';
import { recentGames, recordRecents } from './games/recents.ts';
import { drawnIssues, findTicket, holdsOpenTicket, latestResults, latestTopNumbers } from './repository.ts';
import { createRoutes } from './routes.ts';
import { hotAndCold, statisticsOf } from './results/statistics.ts';
import { createVendorGroups } from './games/vendor-groups.ts';
import { atRebate } from './tickets/rebate.ts';
import { replayBets } from './tickets/replay.ts';
import { SETUP_STEPS } from './setup-steps.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { History } from './index.ts';

const PAGE_SIZE = 25;
const MOST_RECENT = 100;
const STATISTICS_DRAWS = 30;
const TREND_DRAWS = 100;
const HOT_SIZE = 10;
const FOLLOW_UPS_EVERY_MS = 5000;

export const lottery = defineRoom({ name: 'lottery', create: createLottery });

function createLottery(platform: LotteryPlatform) {
  const { config, db, events, log, wallet, catalogue } = platform;
  const connections = createConnections(platform, { room: 'lottery', kinds: createKinds(config) });
  const feeds = feedsNow(connections, config);
  const feedNames = () => feeds().map(({ name }) => name);
  const games = createGameBook(db, feedNames);
  const issues = createCurrentIssues(db);
  const beacon = config.beacon ? createDrand(config.beacon, log) : beaconOff;
  const engine = createEngine(platform, wallet, games, { beacon, feeds }, issues.drop);
  const hotCodes = createHotGames(db);
  const tags = createMenuTags(db);
  const jackpots = createJackpots(db);
  const isHalfSpan = () => platform.site.isHalfSpan();
  const menuIn = createMenu(games, issues, createVendorGroups(db), tags, isHalfSpan, jackpots, () =>
    platform.site.timeZone(),
  );
  const followUps = createFollowUps(platform);
  const runFollowUps = createFollowUpRun(platform, games);
  // Another process advanced a draw.
  events.stream.subscribe(({ name }) => {
    if (name.startsWith('draw.')) issues.drop();
  });

  const gameOf = async (gameCode: string) => {
    return requireFound(await games.find(gameCode));
  };
  const prizesIn = (game: LotteryGame, draws: Parameters<typeof readPrizes>[2]) =>
    readPrizes(db, (version) => games.rules(db, game.code, version), draws);
  /** The name of one of our lotteries in a language; a name given by operators meanwhile takes precedence. */
  const nameIn = (language: string, code: string, stored: string): string => {
    const game = games.latest(code);
    return game?.name === stored ? nameOfGame(language, game) : gameNameIn(language, code, stored);
  };
  const named = <T extends { gameCode: string; gameName: string }>(language: string, about: T): T => ({
    ...about,
    gameName: nameIn(language, about.gameCode, about.gameName),
  });
  const doors = {
    currentGames: (language = ''): Promise<Menu> => menuIn(language),
    plays: async (gameCode: string, language = '', rebate = 0) => {
      const published = await gameOf(gameCode);
      const taken = Math.min(rebate, published.maxRebate);
      const game = inLanguage(language, atRebate(published, taken));
      const { issues: all } = await issues.read();
      const pools = (await jackpots()).filter((pool) => pool.gameCode === gameCode);
      const joined = joinedWith(game, await games.all(), all);
      return presentPlays(game, await followUps.most(), all, pools, taken, joined);
    },
    draw: async (gameCode: string, issue: string, language = '') => {
      const [game, draw] = await Promise.all([games.find(gameCode), findDraw(db, gameCode, issue)]);
      if (game === undefined || draw === undefined) throw new Refusal('draw.unknown');
      const name = nameOfGame(language, game);
      const prizes = await prizesIn(game, [draw]);
      const { structure } = await games.rules(db, gameCode, draw.rulesVersion);
      return presentDraw(draw, name, structure, prizes.get(draw.id));
    },
    history: async (
      gameCode: string,
      pageNo = 1,
      pageSize = PAGE_SIZE,
      digits: DigitsShown = 'full',
    ): Promise<History> => {
      const game = await gameOf(gameCode);
      const { list, totalPages } = await drawnIssues(db, gameCode, pageOf({ pageNo, pageSize }));
      const prizes = await prizesIn(game, list);
      return {
        list: list.map((past) => ({
          numero: past.issue,
          state: past.state,
          result: lastDigits(past.result, digits),
          drawAt: past.drawAt.getTime(),
          ...(prizes.has(past.id) && { prizes: prizes.get(past.id) }),
        })),
        totalPages,
      };
    },
    week: async (language = ''): Promise<Week> => {
      const { now } = await db.one(sql<{ now: Date }>`select now() as now`);
      const all = await games.all();
      return presentWeek(
        all.map((game) => inLanguage(language, game)),
        now.getTime(),
        await platform.site.timeZone(),
      );
    },
    recentGames: async (memberId: bigint, limit = MOST_RECENT, language = '') => {
      const [codes, menu] = await Promise.all([recentGames(db, memberId, limit), doors.currentGames(language)]);
      return gamesByCode(menu, codes);
    },
    hotGames: async (language = '') => {
      const [codes, menu] = await Promise.all([hotCodes(), doors.currentGames(language)]);
      return gamesByCode(menu, codes);
    },
    statistics: async (gameCode: string, draws = STATISTICS_DRAWS): Promise<Statistics> => {
      const { structure } = await gameOf(gameCode);
      const latest = await latestResults(db, gameCode, draws);
      const numbers = statisticsOf(
        structure,
        latest.map(({ result }) => result),
      );
      return {
        gameCode,
        draws: latest.length,
        fromNumero: latest.at(-1)?.issue ?? null,
        toNumero: latest[0]?.issue ?? null,
        ...hotAndCold(numbers, HOT_SIZE),
        numbers,
      };
    },
    trend: async (gameCode: string, draws = TREND_DRAWS) => {
      await gameOf(gameCode);
      return { list: await latestTopNumbers(db, gameCode, draws) };
    },
    voidDraw: (tx: Tx, gameCode: string, issue: string, note: string) =>
      voidByOperator(tx, platform, games, gameCode, issue, note),
    publishOdds: publishOdds.bind(null, catalogue),
    operations: createOperations(platform, games, feeds),
    proposeResult: (tx: Tx, operatorId: bigint, gameCode: string, issue: string, result: DrawResult) =>
      proposeResult(tx, events, games, operatorId, gameCode, issue, result),
    withdrawReport,
    confirmResult: (tx: Tx, operatorId: bigint, gameCode: string, issue: string, reportId?: bigint) =>
      confirmResult(tx, events, games, operatorId, gameCode, issue, reportId),
    postponeDraw: postponeOfficialDraw,
    forgetGames: games.drop,
    lotteriesChanged: () => {
      games.drop();
      issues.drop();
      tags.drop();
      engine.scheduleSoon();
    },
    runFollowUps: async () => {
      while ((await runFollowUps()) === true); // a full batch may not have been the last
    },
    runDueSteps: async (limit = Number.POSITIVE_INFINITY) => {
      await engine.schedule();
      await engine.collect();
      return engine.runSteps(limit);
    },
  };
  const ticket = async (memberId: bigint, ticketId: string, language: string) => {
    const found = requireFound(await findTicket(db, memberId, ticketId));
    const rules = await games.rules(db, found.ticket.gameCode, found.ticket.rulesVersion);
    const prizes = await readLinePrizes(db, rules, found, found.ticket.result);
    return named(language, presentTicket(found, prizes));
  };
  const person: Pick<Person, 'mayClose'> = {
    mayClose: async (tx, { memberId }) => {
      if (await holdsOpenTicket(tx, memberId)) throw new Refusal('account.tickets.open');
    },
  };
  return {
    door: doors,
    answers: {
      amounts,
      ...GAME_FACTS,
      drawTimes,
      setup: SETUP_STEPS,
      /** The name of one of the product's own lotteries in a language; undefined for other games. */
      gameName: (code: string, name: string, language: string) =>
        OWN_NAMES.has(code) || games.latest(code) !== undefined ? nameIn(language, code, name) : undefined,
      person,
    },
    desk: createDesk(platform, doors, createFeedConnections(platform, connections), named),
    routes: createRoutes(
      {
        ...doors,
        placeTicket: createPlaceTicket(platform, games),
        placeOrder: createPlaceOrder(platform, games),
        cancelTicket: (caller, ticketId) => cancelTicket(platform, caller, ticketId),
        proveTicket: createProveTicket(db),
        ticket,
        followUps,
        named,
      },
      catalogue.launchable,
    ),
    jobs: [
      connections.job,
      ...engine.jobs,
      { name: 'lottery-follow-ups', everyMs: FOLLOW_UPS_EVERY_MS, run: runFollowUps },
    ],
    events: DRAW_EVENTS,
    replay: (since: Date, after: string | null) => replayBets(db, since, after),
    listeners: [{ name: 'recent-lotteries', subscriptions: onBets({ placed: recordRecents }) }],
    audits: [
      { name: 'draws', run: () => auditDraws(db) },
      { name: 'jackpots', run: () => auditPools(db) },
      { name: 'lottery-returns', run: async () => auditReturns(db, await platform.site.timeZone()) },
    ],
    // Once a draw's seed is public its sealed form is not needed.
    sealed: [
      connections.sealed,
      {
        table: 'lottery_draws',
        column: 'sealed_seed',
        keys: ['game_code', 'numero'],
        contextOf: seedContext,
        only: sql`source = 'rng' and revealed_seed is null`,
      },
    ],
    pack: [
      createConnectionPack(platform, connections, { name: 'result-feeds' }),
      createLotteryPack(platform, (tx) => feedNamesIn(tx, connections, config), {
        forget: games.drop,
        applied: doors.lotteriesChanged,
      }),
    ],
    prepare: async () => {
      await connections.refresh();
      await engine.schedule();
    },
  };
}

/** Menu games in the order of the codes; those not on offer are omitted. */
function gamesByCode(menu: Menu, codes: readonly string[]): Menu[number]['gameMenus'] {
  const offered = new Map(menu.flatMap(({ gameMenus }) => gameMenus).map((game) => [game.code, game]));
  return codes.flatMap((code) => offered.get(code) ?? []);
}
