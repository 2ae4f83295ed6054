import { useState } from 'react';
import { Loaded, RefreshBar } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type VendorHealth, vendorsApi } from './api.ts';
import { vendorsTexts as words } from './texts.ts';
import { VendorPage } from './vendor-page.tsx';

/** How the calls of vendors go and what waits; one of them at a click. */
export function VendorHealthPage({ operator }: PageProps) {
  const [code, setCode] = useState<string | null>(null);
  const { state, reload } = useLoad(vendorsApi.health);
  if (code !== null) {
    const back = () => (setCode(null), reload());
    return <VendorPage code={code} may={(what) => operator.permissions.includes(`vendors.${what}`)} onBack={back} />;
  }
  const look: Column<VendorHealth> = {
    title: texts.actions,
    cell: (row) => (
      <button
        type="button"
        className="button"
        aria-label={`${words.look} ${row.name}`}
        onClick={() => setCode(row.code)}
      >
        {words.look}
      </button>
    ),
  };
  return (
    <>
      <RefreshBar onRefresh={reload} />
      <Loaded state={state} onRetry={reload}>
        {(vendors) =>
          vendors.length === 0 ? (
            <p className="loading">{words.none}</p>
          ) : (
            <Table caption={words.title} rows={vendors} keyOf={(row) => row.code} columns={[...COLUMNS, look]} />
          )
        }
      </Loaded>
    </>
  );
}

const timeOf = (at: number | null): string => (at === null ? words.never : formatTime(at));

function waits({ parked, openBets, transfers, differences }: VendorHealth) {
  const count = parked + openBets + transfers + differences;
  return count === 0 ? '0' : <span className="badge badge--negative">{count}</span>;
}

const COLUMNS: readonly Column<VendorHealth>[] = [
  { title: words.vendor, cell: ({ name, code }) => `${name} (${code})` },
  { title: words.protocol, cell: ({ protocol }) => protocol },
  { title: words.calls, cell: ({ calls }) => calls },
  { title: words.refused, cell: ({ refused }) => refused },
  {
    title: words.failed,
    cell: ({ failed }) => (failed === 0 ? 0 : <span className="badge badge--negative">{failed}</span>),
  },
  { title: words.speed, cell: ({ averageMs, slowestMs }) => `${averageMs} / ${slowestMs}` },
  { title: words.last, cell: ({ lastAt }) => timeOf(lastAt) },
  { title: words.waits, cell: waits },
  { title: words.reconciled, cell: ({ reconciledAt }) => timeOf(reconciledAt) },
];
