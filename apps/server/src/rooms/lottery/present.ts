import type { lottery as contract, ValueOf } from '@fairlot/contract';
import {
  type DrawResult,
  type DrawStructure,
  exactReturn,
  rebateMinor,
  formatOdds,
  pickRange,
  type Play,
  prizesOf,
} from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import type { CurrentIssue } from './games/current-issues.ts';
import type { DrawRow } from './draws/draw-row.ts';
import type { LotteryGame, ResultSource } from './games/games.ts';
import type { JoinedDraw } from './joined/today.ts';
import type { Jackpot } from './pools/jackpots.ts';
import { presentLotto, presentTicketTerms } from './pools/present-pools.ts';
import type { TicketRow } from './repository.ts';
import { weekDaysOf } from './draws/week.ts';

export type Menu = ValueOf<typeof contract.vnMenu>;
export type Statistics = ValueOf<typeof contract.statistics>;
export type Plays = ValueOf<typeof contract.plays>;
export type Draw = ValueOf<typeof contract.draw>;
export type Ticket = ValueOf<typeof contract.getTicket>;

/** Games grouped by their tag, both in the order of the games. */
export function presentMenu(
  games: readonly LotteryGame[],
  issues: readonly CurrentIssue[],
  nowMs: number,
  { zone, isHalfSpan }: { zone: string; isHalfSpan: boolean },
  jackpots: readonly Jackpot[] = [],
): Menu {
  const groups = new Map<string, Menu[number]>();
  // Joined stations are sold on the pages of the stations.
  for (const game of games.filter(({ enabled, joins }) => enabled && joins === null)) {
    const current = issues.find(({ gameCode }) => gameCode === game.code);
    if (current === undefined) continue;
    const group = groups.get(game.menuTag) ?? { tag: game.menuTag, gameMenus: [] };
    groups.set(game.menuTag, group);
    const jackpot = jackpots.find(({ gameCode }) => gameCode === game.code);
    group.gameMenus.push({
      ...presentGame(game, current, nowMs, zone),
      ...(isHalfSpan && { countdown: 'halfSpan' }),
      ...(jackpot && { jackpot: formatMinor(jackpot.amountMinor) }),
    });
  }
  return [...groups.values()];
}

function presentGame(
  game: LotteryGame,
  current: CurrentIssue,
  nowMs: number,
  zone: string,
): Menu[number]['gameMenus'][number] {
  return {
    code: game.code,
    gameCode: game.code,
    gameId: game.code,
    remark: game.name,
    displayName: game.name,
    gameMenuTag: game.menuTag,
    gameType: game.gameType,
    vassalage: game.vendor,
    drawDayOfWeek: weekDaysOf(game, nowMs, zone),
    family: game.family,
    lottoMode: game.source === 'rng' ? 'Entertainment' : 'Tradition',
    spanTime: game.spanMs,
    ...presentIssue(game, current, nowMs),
    previousNumero: current.previousIssue,
    previousWinningTime: current.previousDrawAt?.getTime() ?? null,
    previousWinningNumber: current.previousResult && presentNumbers(current.previousResult),
  };
}

/** Times in whole milliseconds, never below zero. */
export function presentIssue(game: LotteryGame, { issue, state, openAt, lockAt, drawAt }: CurrentIssue, nowMs: number) {
  return {
    numero: issue,
    remainTime: drawAt === null ? 0 : Math.max(0, Math.floor(drawAt.getTime() - nowMs)),
    lockTime: lockAt === null || drawAt === null ? game.schedule.lockMs : drawAt.getTime() - lockAt.getTime(),
    isSale: state === 'open' && lockAt !== null && nowMs < lockAt.getTime(),
    ...(state === 'scheduled' && openAt !== null && { opensIn: Math.max(0, Math.floor(openAt.getTime() - nowMs)) }),
  };
}

export type DigitsShown = 'full' | 'last2' | 'last3';

/** A result with its numbers cut to their last digits; shorter numbers stay unchanged. */
export function lastDigits(result: DrawResult, digits: DigitsShown): DrawResult {
  if (digits === 'full') return result;
  return result.map(({ level, numbers }) => ({
    level,
    numbers: numbers.map((number) => number.slice(digits === 'last2' ? -2 : -3)),
  }));
}

/** Levels separated by ~, numbers by commas. */
export function presentNumbers(result: DrawResult): string {
  return result.map(({ numbers }) => numbers.join(',')).join('~');
}

/** Odds relative to the price of a line, × 10,000; rounded down to 0.01 where a line costs several units. */
const ofPrice = (odds: bigint, units: number): bigint => (units === 1 ? odds : (odds / BigInt(units) / 100n) * 100n);

function presentPrizes(play: Play): Pick<Plays['plays'][number], 'prizes'> {
  const prizes = prizesOf(play).map((prize) => ({
    ...prize,
    oddsText: formatOdds(ofPrice(play.odds * BigInt(prize.hits), play.units)),
  }));
  return prizes.length === 0 ? {} : { prizes };
}

/**
 * @param followUps maximum number of draws for a repeated ticket; 0 where this is switched off
 * @param issues the next issues of the games on offer
 */
export function presentPlays(
  game: LotteryGame,
  followUps: number,
  issues: readonly Pick<CurrentIssue, 'gameCode' | 'issue' | 'stopped'>[] = [],
  jackpots: readonly Jackpot[] = [],
  rebate = 0,
  joined: readonly JoinedDraw[] = [],
): Plays {
  const current = issues.find(({ gameCode }) => gameCode === game.code);
  return {
    gameCode: game.code,
    displayName: game.name,
    rulesVersion: game.rulesVersion,
    oddsVersion: game.oddsVersion,
    maxLines: game.maxLines,
    currency: game.currency,
    source: officialOf(game.source),
    cancellable: game.cancellable,
    point: amountOf(game.pointMinor),
    maxDrawStake: amountOf(game.memberDrawMinor),
    followUps,
    ...(game.maxRebate > 0 && { maxRebate: game.maxRebate, rebate }),
    numero: current?.issue ?? null,
    ...(joined.length > 0 && { joined: [...joined] }),
    stopped: [...(current?.stopped ?? [])],
    structure: presentStructure(game.structure.levels),
    ...presentLotto(game, jackpots),
    plays: [...game.plays.values()].map((play) => ({
      code: play.code,
      name: play.name,
      pickCount: play.picks.count,
      pickDigits: play.picks.width,
      units: play.units,
      pickFrom: pickRange(play.picks).from,
      pickTo: pickRange(play.picks).to,
      distinctPicks: play.picks.distinct,
      ...presentPrizes(play),
      ...presentTicketTerms(play, jackpots),
      ...(play.picks.orders !== undefined && { pickOrders: play.picks.orders }),
      ...(play.picks.places !== undefined && { pickPlaces: play.picks.places }),
      odds: String(play.odds),
      oddsText: formatOdds(play.odds),
      returnPercent: exactReturn(play, game.structure).percentText,
      minUnitStake: formatMinor(play.minUnitStakeMinor),
      maxUnitStake: formatMinor(play.maxUnitStakeMinor),
      maxNumberStake: amountOf(play.memberNumberMinor),
      maxPlayStake: amountOf(play.memberPlayMinor),
    })),
  };
}

/** A joined draw is official, like the draws of its stations. */
const officialOf = (source: ResultSource): 'rng' | 'feed' => (source === 'rng' ? 'rng' : 'feed');

const amountOf = (minor: bigint | null): string | null => (minor === null ? null : formatMinor(minor));

function presentStructure(levels: DrawStructure['levels']): Plays['structure'] {
  return levels.map(({ code, ...shape }) => ({ level: code, ...shape }));
}

/** The seed leaves the server only with the result. */
export function presentDraw(
  draw: DrawRow,
  displayName: string,
  { levels }: DrawStructure,
  prizes?: Draw['prizes'],
): Draw {
  return {
    gameCode: draw.gameCode,
    displayName,
    numero: draw.issue,
    state: draw.state,
    openAt: draw.openAt.getTime(),
    lockAt: draw.lockAt.getTime(),
    drawAt: draw.drawAt.getTime(),
    settledAt: draw.settledAt?.getTime() ?? null,
    now: draw.now.getTime(),
    result: draw.result,
    source: officialOf(draw.source),
    commitment: draw.commitment ?? '',
    merkleRoot: draw.merkleRoot,
    ticketCount: draw.ticketCount,
    seed: draw.revealedSeed,
    rulesVersion: draw.rulesVersion,
    beacon: draw.beacon,
    resultVersion: draw.resultVersion,
    voidReason: draw.voidReason,
    voidNote: draw.voidNote,
    avoided: draw.avoidedResult,
    structure: presentStructure(levels),
    ...(prizes !== undefined && { prizes }),
  };
}

/** @param prizes of each line, in their order; see readLinePrizes */
export function presentTicket(
  { ticket, lines }: TicketRow,
  prizes: readonly (Ticket['lines'][number]['prizes'] | null)[] = [],
): Ticket {
  const isDecided = ticket.status === 'won' || ticket.status === 'lost';
  return {
    ticketId: ticket.id,
    status: ticket.status,
    gameCode: ticket.gameCode,
    gameName: ticket.gameName,
    numero: ticket.issue,
    total: formatMinor(ticket.totalMinor),
    win: ticket.winMinor === null ? null : formatMinor(ticket.winMinor),
    ...(ticket.rebate > 0 && {
      rebate: ticket.rebate,
      // A returned stake has no rebate.
      ...((isDecided || ticket.status === 'open') && {
        rebateAmount: formatMinor(rebateMinor(ticket.totalMinor, ticket.rebate)),
      }),
    }),
    placedAt: ticket.placedAt.getTime(),
    settledAt: ticket.settledAt?.getTime() ?? null,
    salt: Buffer.from(ticket.salt).toString('hex'),
    lines: lines.map(({ play, picks, unitStakeMinor, priceMinor, odds, hits, winMinor }, index) => ({
      play,
      picks: picks.split(','),
      unitStake: formatMinor(unitStakeMinor),
      price: formatMinor(priceMinor),
      odds: String(odds),
      // Settlement writes only winning lines; the other lines of a decided ticket have no hit.
      // For a ticket with prize levels, `hits` counts its winning combinations.
      hits: isDecided ? (prizes[index]?.reduce((sum, { count }) => sum + count, 0) ?? hits ?? 0) : null,
      win: isDecided ? formatMinor(winMinor ?? 0n) : null,
      ...(prizes[index] && { prizes: prizes[index] }),
    })),
  };
}
