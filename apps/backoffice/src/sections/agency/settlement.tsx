import { useCallback, useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { agencyApi, type Settlement, type SettlementRow } from './api.ts';
import { SettlementRuns } from './settlement-runs.tsx';
import { agencyTexts as words } from './texts.ts';

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
        {(settlement) => <Result settlement={settlement} />}
      </Loaded>
      <SettlementRuns
        kind={kind}
        rhythm={asked}
        mayDecide={operator.permissions.includes('agency.change')}
        onShow={setDay}
      />
    </>
  );
}

function Result({ settlement: { from, to, isRunning, last, before, now, isCut, rows } }: { settlement: Settlement }) {
  const differing = rows.filter(isDiffering).length;
  return (
    <>
      <h2>{from === to ? from : `${from} – ${to}`}</h2>
      {isRunning && <p className="muted">{words.running}</p>}
      <p>
        {[
          `${words.last} ${formatAmount(last)}`,
          `${words.before} ${formatAmount(before)}`,
          `${words.now} ${formatAmount(now)}`,
          words.differing(differing),
        ].join(' · ')}
      </p>
      {isCut && <p className="muted">{words.cut}</p>}
      <Table caption={words.settlement} columns={COLUMNS} rows={rows} keyOf={({ contractId }) => contractId} />
    </>
  );
}

const isDiffering = ({ before, difference }: SettlementRow) => before !== null && Number(difference) !== 0;

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
