import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatOdds, pickRange } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { playNameIn } from '../games/names.ts';
import type { NumberStop } from '../actions/stop-number.ts';
import type { NumberFigures, NumberLiability, PlayOnSale, SaleFigures } from '../operations/sale-figures.ts';
import type { UsualFigures } from '../operations/usual-figures.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

/** Whole percent, truncated; null without a limit. */
const percentOf = (partMinor: bigint, limitMinor: bigint | null): number | null =>
  limitMinor === null ? null : Number((partMinor * 100n) / limitMinor);

export function presentSale(
  { stakeMinor, expectedMinor, worst, reserveMinor, reservedMinor, plays, ...sale }: SaleFigures,
  language: string,
): ValueOf<typeof contract.sale> {
  return {
    ...sale,
    stake: formatMinor(stakeMinor),
    expected: {
      amount: formatMinor(expectedMinor),
      percent: stakeMinor === 0n ? null : formatMinor((expectedMinor * 10_000n) / stakeMinor, 2),
    },
    worst: worst && {
      play: worst.play,
      picks: worst.picks.split(','),
      payout: formatMinor(worst.payoutMinor),
      net: formatMinor(stakeMinor - worst.payoutMinor),
    },
    reserve: {
      limit: formatMinor(reserveMinor),
      used: formatMinor(reservedMinor),
      percent: percentOf(reservedMinor, reserveMinor) ?? 0,
    },
    plays: plays.map((play) => presentPlay({ ...play, name: playNameIn(language, play.play, play.name) })),
  };
}

function presentPlay({
  play,
  name,
  odds,
  picks,
  limitMinor,
  fullestMinor,
  stopped,
}: PlayOnSale): ValueOf<typeof contract.sale>['plays'][number] {
  const { from, to } = pickRange(picks);
  return {
    play,
    name,
    odds: odds === null ? null : formatOdds(odds),
    pickCount: picks.count,
    pickDigits: picks.width,
    pickFrom: from,
    pickTo: to,
    limit: limitMinor === null ? null : formatMinor(limitMinor),
    percent: percentOf(fullestMinor, limitMinor),
    stopped,
  };
}

export function presentPlayOnSale(numbers: readonly NumberLiability[]): ValueOf<typeof contract.salePlay> {
  return numbers.map(({ number, liabilityMinor, fullestMinor, limitMinor, isStopped }) => ({
    number,
    liability: formatMinor(liabilityMinor),
    percent: percentOf(fullestMinor, limitMinor),
    isStopped,
  }));
}

export function presentNumber({
  stakeMinor,
  payoutMinor,
  fullestMinor,
  limitMinor,
  largest,
  stop,
  ...number
}: NumberFigures): ValueOf<typeof contract.saleNumber> {
  return {
    ...number,
    stake: formatMinor(stakeMinor),
    payout: formatMinor(payoutMinor),
    percent: percentOf(fullestMinor, limitMinor),
    largest: largest.map(({ stakeMinor: stake, ...ticket }) => ({
      ...wireRow(ticket),
      stake: formatMinor(stake),
    })),
    stop: stop && presentStop(stop),
  };
}

export const presentStop = (stop: NumberStop): ValueOf<typeof contract.stopNumber> => wireRow(stop);

export const presentUsual = ({
  draws,
  fullestMinor,
  limitMinor,
}: UsualFigures): ValueOf<typeof contract.saleUsual> => ({
  draws,
  payout: formatMinor(fullestMinor),
  percent: percentOf(fullestMinor, limitMinor),
});
