import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatOdds } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { factLine } from '../../../platform/operators/index.ts';
import { invalidField } from '../../../platform/refusal.ts';
import { issuesFrom, type PlannedDraw } from '../draws/schedule.ts';
import { addGame, checkGame, checkSchedule, checkTermsOf, keepCalendar, type NewGame } from '../games/add-game.ts';
import { type GameInput, gameOf, type Merchant } from '../games/game-input.ts';
import { nameTag } from '../games/menu-tags.ts';
import { playNameIn } from '../games/names.ts';
import { playNameOf } from '../games/play-names.ts';
import { percentOfBp, returnText, wholeShareBp } from '../pools/settings.ts';
import { scheduleOf } from '../games/schedule-of.ts';

/** A requested lottery, with the names of its group and its calendar if they are new. */
export interface AddingInput extends GameInput {
  tagNames?: Readonly<Record<string, string>> | undefined;
  calendarName?: string | undefined;
}

type Preview = ValueOf<typeof contract.previewGame>;

const PREVIEWED_DRAWS = 5;

/** Preview for the operators' form. @throws Refusal as gameOf and checkGame */
export async function previewGame(
  executor: Executor,
  change: Omit<GameInput, 'code' | 'names' | 'tag'>,
  merchant: Merchant,
  language: string,
): Promise<Preview> {
  const game = gameOf({ ...change, code: 'PREVIEW', names: { EN: 'Preview' }, tag: 'PREVIEW' }, merchant);
  checkSchedule(game);
  checkTermsOf(game);
  const draws = await nextDraws(executor, game);
  return {
    draws: draws.map(({ issue, openAt, lockAt, drawAt }) => ({ numero: issue, openAt, lockAt, drawAt })),
    plays: game.odds.map(({ play, odds }) => ({
      play,
      name: playNameIn(language, play, playNameOf(play)),
      odds: formatOdds(odds),
      returnPercent: returnOf(game, play, odds),
    })),
  };
}

/**
 * Validates a new lottery before approval is requested.
 * @param feeds names of the feeds that report official results
 * @param needsFeed whether an official lottery is rejected while there is no feed
 * @throws Refusal as gameOf and checkGame; request.invalid {field: 'source', reason: 'feed'} without a feed, {field:
 * 'feeds', reason: 'unknown'} with one that is not configured
 */
export async function checkInput(
  executor: Executor,
  change: AddingInput,
  merchant: Merchant,
  feeds: readonly string[],
  needsFeed = true,
): Promise<NewGame> {
  const game = gameOf(change, merchant);
  if (needsFeed && game.source === 'feed' && feeds.length === 0) throw invalidField('source', 'feed');
  checkFeeds(game.feeds, feeds);
  await checkGame(executor, game);
  // A schedule without a draw in a year is rejected as well.
  await nextDraws(executor, game);
  return game;
}

/** @throws Refusal request.invalid {field: 'feeds', reason: 'unknown'} for a feed that is not configured */
export function checkFeeds(wanted: readonly string[] | null, feeds: readonly string[]): void {
  if (wanted?.some((name) => !feeds.includes(name))) throw invalidField('feeds', 'unknown');
}

/** Adds a requested lottery. Call `forgetGames` after the commit. @throws Refusal as checkWish */
export async function addAsWished(
  tx: Tx,
  change: AddingInput,
  merchant: Merchant,
  feeds: readonly string[],
  needsFeed = true,
): Promise<NewGame> {
  const game = await checkInput(tx, change, merchant, feeds, needsFeed);
  if (game.calendar !== null) await keepCalendar(tx, game.calendar, change.calendarName);
  await addGame(tx, game);
  if (change.tagNames !== undefined) await nameTag(tx, change.tag, change.tagNames);
  return game;
}

/** Details of a new lottery for the approval, one fact each. */
export function describeGame(game: NewGame): string[] {
  return [
    ...Object.entries({ EN: game.name, ...game.names }),
    ['family', game.family],
    ['tag', game.tag],
    ...drawsOf(game),
    ['source', game.source],
    ...(game.source === 'feed' ? [['feeds', game.feeds ?? 'any'] as const] : []),
    ...termsOf(game),
    ...game.pools.flatMap(({ level, shareBp, guaranteeMinor }) => [
      [`${level} · stakeShare`, `${percentOfBp(shareBp)}%`] as const,
      [`${level} · guarantee`, formatMinor(guaranteeMinor)] as const,
    ]),
    ...(game.isCancellable ? [] : [['isCancellable', false] as const]),
    ...(game.isOn ? [] : [['isOn', false] as const]),
  ].map(([name, value]) => factLine(name, value));
}

type Fact = readonly [name: string, value: unknown];

function drawsOf(game: NewGame): Fact[] {
  const facts: Fact[] =
    game.intervalSeconds === null
      ? [
          ['drawTime', game.drawTime],
          ['moreTimes', game.moreTimes],
          ['drawDays', game.drawDays.map(String)],
          ['monthDays', game.monthDays],
          ['calendar', game.calendar],
        ]
      : [['intervalSeconds', game.intervalSeconds]];
  return [
    ...facts,
    ['zone', game.zone] as const,
    ['saleFrom', game.saleFrom] as const,
    ['saleUntil', game.saleUntil] as const,
    ['openSeconds', game.openSeconds] as const,
    ['lockSeconds', game.lockSeconds] as const,
    ['spanSeconds', game.spanSeconds] as const,
  ].filter(([, value]) => value !== null && value !== undefined);
}

function termsOf(game: NewGame): Fact[] {
  const returns = game.odds.map(({ play, odds }) => returnOf(game, play, odds)).toSorted((a, b) => +a - +b);
  const [first] = game.odds;
  const stakes: Fact[] =
    first === undefined
      ? []
      : [
          ['leastStake', formatMinor(first.minUnitStakeMinor)],
          ['mostStake', formatMinor(first.maxUnitStakeMinor)],
        ];
  return [
    ['plays', game.odds.length],
    ['leastReturn', `${returns[0] ?? '–'}%`],
    ['mostReturn', `${returns.at(-1) ?? '–'}%`],
    ...stakes,
    ['memberDraw', `${formatMinor(game.memberDrawMinor)} ${game.currency}`],
    ['exposure', `${formatMinor(game.exposureMinor)} ${game.currency}`],
    ...(game.maxRebate === 0 ? [] : [['maxRebate', `${(game.maxRebate / 10).toFixed(1)}%`] as const]),
  ];
}

/** @throws Refusal request.invalid {field: 'drawDays', reason: 'never'} */
async function nextDraws(executor: Executor, game: NewGame): Promise<PlannedDraw[]> {
  const schedule = await scheduleOf(executor, game);
  const { now } = await executor.one(sql<{ now: Date }>`select clock_timestamp() as now`);
  try {
    return issuesFrom(schedule, now.getTime(), PREVIEWED_DRAWS);
  } catch (error) {
    if (error instanceof RangeError) throw invalidField('drawDays', 'never');
    throw error;
  }
}

function returnOf({ plays, structure, pools }: NewGame, code: string, odds: bigint): string {
  const play = plays.find((one) => one.code === code);
  return play === undefined ? '–' : returnText({ ...play, odds }, structure, wholeShareBp(pools));
}
