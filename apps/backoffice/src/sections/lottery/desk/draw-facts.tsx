import { formatMinor } from '@fairlot/money';
import { Facts } from '../../../parts/facts.tsx';
import type { Column } from '../../../parts/table.tsx';
import { formatAmount, formatTime } from '../../../shared/format.ts';
import { betStates } from '../../../shared/payment-states.ts';
import { type DrawReport, numbersOf } from '../draw-report.ts';
import { formatDrawState } from '../draw-state.tsx';
import { jackpotTexts } from '../jackpots/texts.ts';
import { lotteryTexts } from '../texts.ts';
import { common } from '../../../shared/common-texts.ts';

const words = lotteryTexts.draw;

/** Status of a draw in the engine. */
export function DrawFacts({ draw }: { draw: DrawReport }) {
  const timeOf = (at: number | null) => (at === null ? lotteryTexts.none : formatTime(at));
  const facts: [string, string][] = [
    [words.source, words.sources[draw.source]],
    [common.state, formatDrawState(draw)],
    [words.next, timeOf(draw.nextDueAt)],
    [words.opens, timeOf(draw.openAt)],
    [words.closes, timeOf(draw.lockAt)],
    [words.draws, timeOf(draw.drawAt)],
    [words.settled, timeOf(draw.settledAt)],
    [words.versions, `${draw.resultVersion}, ${draw.settledVersion}`],
    [
      words.escrow,
      draw.escrow.map(({ amount, currency }) => `${formatAmount(amount)} ${currency}`).join(', ') || lotteryTexts.none,
    ],
    ...draw.pools.map((pool): [string, string] => [
      `${jackpotTexts.jackpot} ${pool.level}`,
      [
        `${formatAmount(pool.jackpot)} ${pool.currency}`,
        jackpotTexts.guaranteed(formatAmount(pool.guarantee)),
        ...(pool.winners === null ? [] : [jackpotTexts.paidTo(pool.winners, formatAmount(pool.paid))]),
      ].join(' · '),
    ]),
    [words.result, draw.result === null ? lotteryTexts.none : numbersOf(draw.result)],
  ];
  return <Facts className="values" rows={facts.map(([name, value]) => [`${name}: `, value])} />;
}

/** Its tickets by status. */
export const TICKETS: readonly Column<DrawReport['tickets'][number]>[] = [
  { title: words.currency, cell: ({ currency }) => currency },
  { title: words.status, cell: ({ status }) => betStates[status] ?? status },
  { title: words.count, cell: ({ count }) => count, isFigure: true },
  { title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
  { title: words.win, cell: ({ win }) => formatAmount(win), isFigure: true },
  { title: words.rebate, cell: ({ rebate = formatMinor(0n) }) => formatAmount(rebate), isFigure: true },
];

/** Its picks with the highest exposure over all plays. */
export const exposureColumns = (
  nameOf: (play: string) => string,
): readonly Column<DrawReport['exposure'][number]>[] => [
  { title: words.play, cell: ({ play }) => nameOf(play) },
  { title: words.numbers, cell: ({ picks }) => picks },
  { title: words.count, cell: ({ tickets }) => tickets, isFigure: true },
  { title: words.stake, cell: ({ stake }) => formatAmount(stake), isFigure: true },
  { title: words.payout, cell: ({ payout }) => formatAmount(payout), isFigure: true },
  {
    title: words.liability,
    cell: ({ liability }) => (liability === null ? lotteryTexts.none : formatAmount(liability)),
    isFigure: true,
  },
];
