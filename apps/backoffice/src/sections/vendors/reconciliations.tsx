import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount, formatCount, formatTime } from '../../shared/format.ts';
import { common } from '../../shared/common-texts.ts';
import type { VendorWaiting } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

type Run = VendorWaiting['runs'][number];

/** Reconciliations with the vendor's reports, by period. */
export function Reconciliations({ runs }: { runs: readonly Run[] }) {
  return (
    <section aria-label={words.runs}>
      <h2>{words.runs}</h2>
      {runs.length === 0 ? (
        <p className="loading">{words.never}</p>
      ) : (
        <Table caption={words.runs} rows={runs} keyOf={({ id }) => id} columns={COLUMNS} />
      )}
    </section>
  );
}

const amountOf = (amount: string | null): string => (amount === null ? '–' : formatAmount(amount));

function stateOf({ theirs, differences }: Run) {
  if (theirs === null) return <span className="state state--info">{words.notReported}</span>;
  return differences === 0 ? (
    <span className="state state--good">{words.equal}</span>
  ) : (
    <span className="state state--wait">{words.differing(differences)}</span>
  );
}

const COLUMNS: readonly Column<Run>[] = [
  { title: common.period, cell: ({ from, to }) => `${formatTime(from)} – ${formatTime(to)}` },
  { title: words.oursCount, cell: ({ ours }) => formatCount(ours), isFigure: true },
  { title: words.theirsCount, cell: ({ theirs }) => (theirs === null ? '–' : formatCount(theirs)), isFigure: true },
  { title: words.oursSum, cell: ({ oursSum }) => amountOf(oursSum), isFigure: true },
  { title: words.theirsSum, cell: ({ theirsSum }) => amountOf(theirsSum), isFigure: true },
  { title: common.difference, cell: ({ difference }) => amountOf(difference), isFigure: true },
  { title: common.state, cell: stateOf },
];
