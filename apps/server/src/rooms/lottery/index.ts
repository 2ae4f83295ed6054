import type { lottery as contract, ValueOf } from '@fairlot/contract';
import type { DrawResult } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { inBatches } from '../../platform/events/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Wallet } from '../wallet/index.ts';
import { cancelTicket } from './actions/cancel-ticket.ts';
import { createPlaceTicket } from './actions/place-ticket.ts';
import { confirmResult, proposeResult } from './actions/enter-result.ts';
import { type ImportedHistory, importHistory, type PastDraw } from './actions/import-history.ts';
import { type ImportedLine, importResults } from './actions/import-results.ts';
import { postponeOfficialDraw } from './actions/postpone-official-draw.ts';
import { createProveTicket } from './actions/prove-ticket.ts';
import { publishOdds, type WantedOdds } from './actions/publish-odds.ts';
import { createDrand } from './adapters/beacon/drand.ts';
import { beaconOff } from './adapters/beacon/off.ts';
import type { ResultFeed } from './adapters/feed/feed.ts';
import { createHttpFeed } from './adapters/feed/http-feed.ts';
import type { Verdict } from './actions/report-result.ts';
import { voidByOperator } from './actions/void-by-operator.ts';
import { auditDraws } from './audit.ts';
import { createCurrentIssues } from './current-issues.ts';
import { seedGames } from './demo-games.ts';
import { type DrawFilter, type ListedDraw, listDraws } from './draw-list.ts';
import { type DrawState, findDraw, seedContext } from './draw-row.ts';
import { createEngine } from './engine.ts';
import { DRAW_TOPICS } from './events.ts';
import { createFollowUps, type FollowUpSwitch } from './follow-ups/index.ts';
import { createFollowUpRun } from './follow-ups/run.ts';
import { createGameBook } from './games.ts';
import { createHotGames } from './hot-games.ts';
import {
  type DigitsShown,
  type Draw,
  lastDigits,
  type Menu,
  type Plays,
  presentDraw,
  presentMenu,
  presentPlays,
  presentTicket,
  presentWeek,
  type Statistics,
  type Week,
} from './present.ts';
import { createOperations, type Operations } from './operations/index.ts';
import { recentGames, recordRecents } from './recents.ts';
import { drawnIssues, findTicket, holdsOpenTicket, latestResults } from './repository.ts';
import { type ResultReport, type ResultVersion, resultsOf } from './result-versions.ts';
import { createRoutes } from './routes.ts';
import { hotAndCold, statisticsOf } from './statistics.ts';
import { createVendorGroups } from './vendor-groups.ts';

export type { ImportedHistory, PastDraw } from './actions/import-history.ts';
export type { ImportedLine } from './actions/import-results.ts';
export type { WantedOdds } from './actions/publish-odds.ts';
export type { DrawPaid } from './actions/settle-draw.ts';
export type { DrawFilter, ListedDraw } from './draw-list.ts';
export type { DrawState } from './draw-row.ts';
export type {
  AffectedDraws,
  Calendar,
  DrawReport,
  ListedFeed,
  ListedGame,
  Operations,
  OddsTerms,
  PlayTerms,
  RulesVersions,
  TermsChange,
  WantedRules,
} from './operations/index.ts';
export type { Verdict } from './actions/report-result.ts';
export type { Draw, Menu, Plays } from './present.ts';

export type History = ValueOf<typeof contract.history>;

export interface Lottery {
  parts: RoomParts;
  /** Groups of games on offer with their issue of the moment and the last result. */
  currentGames(): Promise<Menu>;
  /** @throws Refusal not.found */
  plays(gameCode: string): Promise<Plays>;
  /** State and proof of an issue. @throws Refusal draw.unknown */
  draw(gameCode: string, numero: string): Promise<Draw>;
  /** Results, newest first. @throws Refusal not.found */
  history(gameCode: string, pageNo?: number, pageSize?: number, digits?: DigitsShown): Promise<History>;
  /** Games by day of the week, Sunday 1 to Saturday 7. */
  week(): Promise<Week>;
  /** Games on offer that the member bought tickets of, the last one first. */
  recentGames(memberId: bigint, limit?: number): Promise<Menu[number]['gameMenus']>;
  /** Games on offer that most members played lately, the most popular first. */
  hotGames(): Promise<Menu[number]['gameMenus']>;
  /** Endings over the latest draws, at most 500. @throws Refusal not.found */
  statistics(gameCode: string, draws?: number): Promise<Statistics>;
  /** Draws with their sales, for operators; latest draw time first. */
  listDraws(filter: DrawFilter): Promise<{ list: ListedDraw[]; total: number }>;
  /**
   * Voids a draw on sale or locked, so that all stakes go back; answers the state that it had. Poke outbox and stream
   * after the commit. @throws Refusal draw.unknown or draw.not.voidable
   */
  voidDraw(tx: Tx, gameCode: string, numero: string): Promise<DrawState>;
  /**
   * Publishes the next version of a game's odds and limits and answers it. Call `forgetGames` after the commit.
   * @throws Refusal not.found, odds.changed {oddsVersion}, odds.refused {play, reason, returnPercent}
   */
  publishOdds(
    tx: Tx,
    gameCode: string,
    formerVersion: number,
    odds: readonly WantedOdds[],
    memberDrawMinor?: bigint | null,
  ): Promise<number>;
  /** Odds, draws, files, calendars and feeds as operators see them. */
  operations: Operations;
  /**
   * One operator's reading of an official result; of a settled draw it proposes a correction. Another's confirmation accepts it. Poke outbox
   * and stream after the commit. @throws Refusal draw.unknown, result.refused {reason}
   */
  proposeResult(tx: Tx, operatorId: bigint, gameCode: string, numero: string, result: DrawResult): Promise<Verdict>;
  /** Accepts what another operator proposed last, or the report that is named. @throws Refusal not.found, approval.own, draw.unknown, result.refused {reason} */
  confirmResult(tx: Tx, operatorId: bigint, gameCode: string, numero: string, reportId?: bigint): Promise<Verdict>;
  /** Reports the results of a file; it counts as one source. @throws RangeError that names the line, before anything is reported */
  importResults(fileName: string, text: string): Promise<ImportedLine[]>;
  /** Adds draws of the past, without tickets, to an official game. @throws Refusal not.found */
  importHistory(tx: Tx, gameCode: string, source: string, draws: readonly PastDraw[]): Promise<ImportedHistory>;
  /** Versions of an official result and what was reported, oldest first. */
  results(gameCode: string, numero: string): Promise<{ versions: ResultVersion[]; reports: ResultReport[] }>;
  /** Gives an official draw without a result a later time; its lock stays. @throws Refusal draw.unknown, draw.not.postponable {state} */
  postponeDraw(tx: Tx, gameCode: string, numero: string, drawAt: Date): Promise<void>;
  /** Whether the member holds a ticket that is not settled yet. */
  holdsOpenTicket(memberId: bigint, executor: Executor): Promise<boolean>;
  /** Makes this process read games and odds again at once; the others do so within a second. */
  forgetGames(): void;
  /** Buys the repeated tickets that are due. */
  runFollowUps(): Promise<void>;
  /** Makes missing issues, fetches rounds of the beacon and takes the steps that are due, at most `limit`; answers their number. The jobs do the same. */
  runDueSteps(limit?: number): Promise<number>;
}

const PAGE_SIZE = 25;
const MOST_RECENT = 100;
const STATISTICS_DRAWS = 30;
const HOT_SIZE = 10;
const FOLLOW_UPS_EVERY_MS = 500;

/** The sandbox serves two parties that tell official results, so that they can agree. */
const SANDBOX_FEEDS = ['a', 'b'];
/** The sources that are configured, else the sandbox's. */
function feedsOf({ resultFeeds, sandbox }: Platform['config']): ResultFeed[] {
  if (resultFeeds.length > 0) return resultFeeds.map(({ name, url, secret }) => createHttpFeed(name, url, secret));
  return sandbox === undefined
    ? []
    : SANDBOX_FEEDS.map((name) => createHttpFeed(name, `${sandbox.url}/feed/v1`, sandbox.webhookSecret));
}

export function createLottery(
  platform: Platform,
  { wallet, followUp }: { wallet: Wallet; followUp: FollowUpSwitch },
): Lottery {
  const { config, db, events, log } = platform;
  const feeds = feedsOf(config);
  const games = createGameBook(db, { hasFeed: feeds.length > 0 });
  const issues = createCurrentIssues(db);
  const beacon = config.beacon ? createDrand(config.beacon, log) : beaconOff;
  const engine = createEngine(platform, wallet, games, { beacon, feeds }, issues.drop);
  const hotCodes = createHotGames(db);
  const vendorGroups = createVendorGroups(db);
  const followUps = createFollowUps(platform, followUp);
  const runFollowUps = createFollowUpRun(platform, games, followUp);
  // Draws that another process moved on.
  events.stream.subscribe(({ name }) => {
    if (name.startsWith('draw.')) issues.drop();
  });

  const gameOf = async (gameCode: string) => {
    const game = await games.find(gameCode);
    if (game === undefined) throw new Refusal('not.found');
    return game;
  };
  const doors = {
    currentGames: async (): Promise<Menu> => {
      const [all, { issues: current, nowMs }, vendors] = await Promise.all([
        games.all(),
        issues.read(),
        vendorGroups(),
      ]);
      return [...presentMenu(all, current, nowMs), ...vendors];
    },
    plays: async (gameCode: string) => presentPlays(await gameOf(gameCode), await followUps.most()),
    draw: async (gameCode: string, numero: string) => {
      const [game, draw] = await Promise.all([games.find(gameCode), findDraw(db, gameCode, numero)]);
      if (game === undefined || draw === undefined) throw new Refusal('draw.unknown');
      return presentDraw(draw, game.name, (await games.rules(db, gameCode, draw.rulesVersion)).structure);
    },
    history: async (
      gameCode: string,
      pageNo = 1,
      pageSize = PAGE_SIZE,
      digits: DigitsShown = 'full',
    ): Promise<History> => {
      await gameOf(gameCode);
      const { list, total } = await drawnIssues(db, gameCode, (pageNo - 1) * pageSize, pageSize);
      return {
        list: list.map((issue) => ({
          ...issue,
          result: lastDigits(issue.result, digits),
          drawAt: issue.drawAt.getTime(),
        })),
        totalPages: Math.ceil(total / pageSize),
      };
    },
    week: async (): Promise<Week> => {
      const { now } = await db.one(sql<{ now: Date }>`select now() as now`);
      return presentWeek(await games.all(), now.getTime());
    },
    recentGames: async (memberId: bigint, limit = MOST_RECENT) => {
      const [codes, menu] = await Promise.all([recentGames(db, memberId, limit), doors.currentGames()]);
      return gamesByCode(menu, codes);
    },
    hotGames: async () => {
      const [codes, menu] = await Promise.all([hotCodes(), doors.currentGames()]);
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
        fromNumero: latest.at(-1)?.numero ?? null,
        toNumero: latest[0]?.numero ?? null,
        ...hotAndCold(numbers, HOT_SIZE),
        numbers,
      };
    },
    holdsOpenTicket: (memberId: bigint, executor: Executor) => holdsOpenTicket(executor, memberId),
    listDraws: (filter: DrawFilter) => listDraws(db, filter),
    voidDraw: (tx: Tx, gameCode: string, numero: string) => voidByOperator(tx, events, gameCode, numero),
    publishOdds,
    operations: createOperations(platform, games, feeds),
    proposeResult: (tx: Tx, operatorId: bigint, gameCode: string, numero: string, result: DrawResult) =>
      proposeResult(tx, events, games, operatorId, gameCode, numero, result),
    confirmResult: (tx: Tx, operatorId: bigint, gameCode: string, numero: string, reportId?: bigint) =>
      confirmResult(tx, events, games, operatorId, gameCode, numero, reportId),
    importResults: (fileName: string, text: string) => importResults(platform, games, fileName, text),
    results: (gameCode: string, numero: string) => resultsOf(db, gameCode, numero),
    postponeDraw: postponeOfficialDraw,
    importHistory,
    forgetGames: games.drop,
    runFollowUps: async () => {
      while (await runFollowUps()); // a full batch may have left some
    },
    runDueSteps: async (limit = Number.POSITIVE_INFINITY) => {
      await engine.schedule();
      await engine.collect();
      return engine.runSteps(limit);
    },
  };
  const ticket = async (memberId: bigint, ticketId: string) => {
    const found = await findTicket(db, memberId, ticketId);
    if (found === undefined) throw new Refusal('not.found');
    return presentTicket(found);
  };
  return {
    ...doors,
    parts: {
      name: 'lottery',
      routes: createRoutes({
        ...doors,
        placeTicket: createPlaceTicket(platform, games),
        cancelTicket: (caller, ticketId) => cancelTicket(platform, caller, ticketId),
        proveTicket: createProveTicket(db),
        ticket,
        followUps,
      }),
      jobs: [...engine.jobs, { name: 'lottery-follow-ups', everyMs: FOLLOW_UPS_EVERY_MS, run: runFollowUps }],
      topics: ['ticket.placed', 'draw.paid', ...DRAW_TOPICS],
      listeners: [{ topic: 'ticket.placed', name: 'recent-lotteries', listener: inBatches(recordRecents) }],
      auditChecks: [{ name: 'draws', run: () => auditDraws(db) }],
      // Once a draw's seed is public its sealed form is of no use.
      sealed: [
        {
          table: 'lottery_draws',
          column: 'sealed_seed',
          keys: ['game_code', 'numero'],
          contextOf: seedContext,
          only: sql`source = 'rng' and revealed_seed is null`,
        },
      ],
      seed: seedGames,
      prepare: async () => {
        await engine.schedule();
      },
    },
  };
}

/** Games of the menu in the order of the codes; those that are not on offer are left out. */
function gamesByCode(menu: Menu, codes: readonly string[]): Menu[number]['gameMenus'] {
  const offered = new Map(menu.flatMap(({ gameMenus }) => gameMenus).map((game) => [game.code, game]));
  return codes.flatMap((code) => offered.get(code) ?? []);
}
