import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatOdds } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { versionOf } from '../../../platform/operators/index.ts';
import type { ListedDraw } from '../draws/draw-list.ts';
import { playNameIn } from '../games/names.ts';
import { percentOfBp } from '../pools/settings.ts';
import type { DrawReport } from '../operations/draw-report.ts';
import type { ListedFeed } from '../operations/index.ts';
import type { OddsTerms, PlayTerms } from '../operations/odds-terms.ts';
import type { RulesVersions } from '../operations/rules-versions.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

const amountOf = (minor: bigint | null | undefined): string | null =>
  minor === null || minor === undefined ? null : formatMinor(minor);
const timeOf = (at: Date | null | undefined): number | null => at?.getTime() ?? null;

export function presentTerms(
  { plays, memberDrawMinor, exposureMinor, ...game }: OddsTerms,
  language: string,
): ValueOf<typeof contract.odds> {
  return {
    ...wireRow(game),
    version: versionOf(game.oddsVersion),
    memberDraw: amountOf(memberDrawMinor),
    drawExposure: formatMinor(exposureMinor),
    plays: plays.map((play) => presentPlay({ ...play, name: playNameIn(language, play.play, play.name) })),
  };
}

function presentPlay({
  play,
  name,
  terms,
  returnPercent,
  leastOdds,
  mostOdds,
}: PlayTerms): ValueOf<typeof contract.odds>['plays'][number] {
  return {
    play,
    name,
    odds: terms && formatOdds(terms.odds),
    returnPercent,
    oddsForFloor: formatOdds(leastOdds),
    oddsForAll: formatOdds(mostOdds),
    minUnitStake: amountOf(terms?.minUnitStakeMinor),
    maxUnitStake: amountOf(terms?.maxUnitStakeMinor),
    memberNumber: amountOf(terms?.memberNumberMinor),
    memberPlay: amountOf(terms?.memberPlayMinor),
    liability: amountOf(terms?.liabilityMinor),
  };
}

/** Number of the newest rules; every game has some. */
export const newestOf = ({ versions }: Pick<RulesVersions, 'versions'>): number => versions[0]?.version ?? 0;

export function presentRules({ versions, ...game }: RulesVersions): ValueOf<typeof contract.rules> {
  return {
    ...game,
    version: versionOf(newestOf({ versions })),
    versions: versions.map(({ structure, ...version }) => ({
      ...wireRow(version),
      structure: structure.levels.map(({ code, count, width }) => ({ level: code, count, width })),
    })),
  };
}

/** @param ownSource the calling operator's source name for results */
export function presentReport(
  { draw, gameName, structure, nextDueAt, escrow, tickets, exposure, pools, versions, reports }: DrawReport,
  ownSource: string,
): ValueOf<typeof contract.draw> {
  return {
    gameCode: draw.gameCode,
    gameName,
    numero: draw.issue,
    source: draw.source,
    state: draw.state,
    openAt: draw.openAt.getTime(),
    lockAt: draw.lockAt.getTime(),
    closedAt: timeOf(draw.closedAt),
    drawAt: draw.drawAt.getTime(),
    nextDueAt: timeOf(nextDueAt),
    settledAt: timeOf(draw.settledAt),
    voidReason: draw.voidReason,
    rulesVersion: draw.rulesVersion,
    resultVersion: draw.resultVersion,
    settledVersion: draw.settledVersion,
    result: draw.result,
    structure: structure.levels.map(({ code, count, width }) => ({ level: code, count, width })),
    pools: pools.map(({ level, asset, shareBp, jackpotMinor, guaranteeMinor, winners, paidMinor }) => ({
      level,
      currency: asset,
      share: percentOfBp(shareBp),
      jackpot: formatMinor(jackpotMinor),
      guarantee: formatMinor(guaranteeMinor),
      winners: winners === null ? null : Number(winners),
      paid: formatMinor(paidMinor),
    })),
    escrow: escrow.map(({ asset, balanceMinor }) => ({ currency: asset, amount: formatMinor(balanceMinor) })),
    tickets: tickets.map(({ asset, status, count, stakeMinor, winMinor, rebateMinor }) => ({
      currency: asset,
      status,
      count,
      stake: formatMinor(stakeMinor),
      win: formatMinor(winMinor),
      ...(rebateMinor > 0n && { rebate: formatMinor(rebateMinor) }),
    })),
    exposure: exposure.map(({ play, picks, tickets: count, stakeMinor, payoutMinor, liabilityMinor }) => ({
      play,
      picks,
      tickets: count,
      stake: formatMinor(stakeMinor),
      payout: formatMinor(payoutMinor),
      liability: amountOf(liabilityMinor),
    })),
    versions: versions.map(wireRow),
    reports: reports.map((report) => ({ ...wireRow(report), own: report.source === ownSource })),
  };
}

export function presentFeeds({
  feeds,
  awaited,
}: {
  feeds: readonly ListedFeed[];
  awaited: number;
}): ValueOf<typeof contract.feeds> {
  return {
    awaited,
    feeds: feeds.map(({ name, address, health }) => ({
      name,
      address,
      askedAt: timeOf(health?.askedAt),
      answeredAt: timeOf(health?.answeredAt),
      failuresInRow: health?.failuresInRow ?? 0,
      failure: health?.failure ?? null,
      refusedAt: timeOf(health?.refusedAt),
      refusal: health?.refusal ?? null,
    })),
  };
}

export function presentDraw({
  issue: numero,
  sales,
  ...draw
}: ListedDraw): ValueOf<typeof contract.draws>['list'][number] {
  return {
    ...wireRow(draw),
    numero,
    sales: sales.map(({ asset, amountMinor }) => ({ currency: asset, amount: formatMinor(BigInt(amountMinor)) })),
  };
}
