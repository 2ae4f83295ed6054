import type { Column } from '../../parts/table.tsx';
import { amountOrNone, formatCount, formatTime } from '../../shared/format.ts';
import { common } from '../../shared/common-texts.ts';
import type { VendorWaiting } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

type Run = VendorWaiting['runs'][number];

function stateOf({ theirs, differences }: Run) {
  if (theirs === null) return <span className="state state--info">{words.notReported}</span>;
  return differences === 0 ? (
    <span className="state state--good">{words.equal}</span>
  ) : (
    <span className="state state--wait">{words.differing(differences)}</span>
  );
}

/** Reconciliations with the vendor's reports, by period. */
export const RUNS: readonly Column<Run>[] = [
  { title: common.period, cell: ({ from, to }) => `${formatTime(from)} – ${formatTime(to)}` },
  { title: words.oursCount, cell: ({ ours }) => formatCount(ours), isFigure: true },
  { title: words.theirsCount, cell: ({ theirs }) => (theirs === null ? '–' : formatCount(theirs)), isFigure: true },
  { title: words.oursSum, cell: ({ oursSum }) => amountOrNone(oursSum), isFigure: true },
  { title: words.theirsSum, cell: ({ theirsSum }) => amountOrNone(theirsSum), isFigure: true },
  { title: common.difference, cell: ({ difference }) => amountOrNone(difference), isFigure: true },
  { title: common.state, cell: stateOf },
];
