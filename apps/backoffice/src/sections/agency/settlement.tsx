import { useCallback, useEffect, useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { agencyApi, type Settlement, type SettlementRow, type SettlementRun } from './api.ts';
import { SettlementCourse } from './settlement-course.tsx';
import { SettlementRuns } from './settlement-runs.tsx';
import { isDiffering } from './settlement-steps.ts';
import { agencyTexts as words } from './texts.ts';
import './agency.css';

const LOOK_AGAIN_MS = 5000;
const KINDS = ['dailySalary', 'dividend', 'hourly', 'realTime'] as const;
const RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;

/** A settlement computed without writing anything, beside its bills and those before; what was made stands below. */
export function SettlementPage({ operator }: PageProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('dailySalary');
  const [rhythm, setRhythm] = useState<(typeof RHYTHMS)[number]>('halfMonth');
  const [day, setDay] = useState('');
  const asked = kind === 'dividend' ? rhythm : undefined;
  const { state, reload } = useLoad(
    useCallback(
      (signal: AbortSignal) =>
        agencyApi.settlement({ kind, ...(asked && { rhythm: asked }), ...(day !== '' && { day }) }, signal),
      [kind, asked, day],
    ),
  );
  const { state: made, reload: reloadRuns } = useLoad(
    useCallback(
      (signal: AbortSignal) => agencyApi.runs({ kind, ...(asked && { rhythm: asked }) }, signal),
      [kind, asked],
    ),
  );
  const runs = made.kind === 'ready' ? made.value.list : [];
  const isPaying = runs.some(({ open, lacking }) => open > lacking);
  const reloadAll = useCallback(() => {
    reload();
    reloadRuns();
  }, [reload, reloadRuns]);
  // Bills are paid in parts; whoever looks on sees them go.
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setInterval(reloadAll, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPaying, reloadAll]);
  return (
    <>
      <p className="muted">{words.settlementHint}</p>
      <div className="filters">
        <Select
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] ?? value }))}
          onChange={setKind}
        />
        {kind === 'dividend' && (
          <Select
            label={words.rhythm}
            value={rhythm}
            options={RHYTHMS.map((value) => ({ value, label: words.rhythms[value] ?? value }))}
            onChange={setRhythm}
          />
        )}
        <Field label={words.day} type="date" value={day} onChange={setDay} />
      </div>
      <Loaded state={state} onRetry={reload}>
        {(settlement) => <Result settlement={settlement} made={runs.find(({ from }) => from === settlement.from)} />}
      </Loaded>
      <SettlementRuns
        state={made}
        onRetry={reloadRuns}
        mayDecide={operator.permissions.includes('agency.change')}
        onShow={setDay}
      />
    </>
  );
}

function Result({ settlement, made }: { settlement: Settlement; made: SettlementRun | undefined }) {
  const { from, to, isRunning, isCut, rows } = settlement;
  return (
    <>
      <h2>{from === to ? from : `${from} – ${to}`}</h2>
      {isRunning && <p className="muted">{words.running}</p>}
      <SettlementCourse settlement={settlement} made={made} />
      {isCut && <p className="muted">{words.cut}</p>}
      <Table caption={words.settlement} columns={COLUMNS} rows={rows} keyOf={({ contractId }) => contractId} />
    </>
  );
}

function StateOf(row: SettlementRow) {
  if (row.before === null) return <span className="state">{words.missing}</span>;
  if (isDiffering(row)) return <span className="state state--wait">{words.look}</span>;
  return <span className="state state--good">{words.equal}</span>;
}

function Lines({ explanation, account }: SettlementRow) {
  return (
    <details>
      <summary aria-label={`${words.lines}: ${account}`}>{words.lines}</summary>
      <dl className="values">
        {explanation.map(({ label, value }, index) => (
          // A calculation may name the same line more than once, by its hours.
          <div key={index}>
            <dt>{words.lineNames[label] ?? label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const COLUMNS: readonly Column<SettlementRow>[] = [
  { title: words.account, cell: ({ account }) => account },
  { title: words.payer, cell: ({ payer }) => payer ?? words.merchant },
  { title: words.last, cell: ({ last }) => (last === null ? '–' : formatAmount(last)), isFigure: true },
  { title: words.before, cell: ({ before }) => (before === null ? '–' : formatAmount(before)), isFigure: true },
  { title: words.now, cell: ({ now }) => formatAmount(now), isFigure: true },
  { title: words.difference, cell: ({ difference }) => formatAmount(difference), isFigure: true },
  { title: words.state, cell: (row) => <StateOf {...row} /> },
  { title: words.lines, cell: (row) => <Lines {...row} /> },
];
