import { useState } from 'react';
import { Loaded, RefreshBar } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatCount, formatTime } from '../../shared/format.ts';
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
            <>
              <p>{words.summary(vendors.length, vendors.filter(({ state }) => state === 'down').length)}</p>
              <Table caption={words.title} rows={vendors} keyOf={(row) => row.code} columns={[...COLUMNS, look]} />
            </>
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

const TONES = { good: 'good', slow: 'wait', down: 'bad', unknown: 'info' } as const;

function stateOf({ state, isPaused }: VendorHealth) {
  const shown = isPaused ? 'unknown' : state;
  return <span className={`state state--${TONES[shown]}`}>{isPaused ? words.paused : words.states[state]}</span>;
}

/** Figures of a vendor that was not called are none. */
const ofCalls = (show: (row: VendorHealth) => string) => (row: VendorHealth) => (row.calls === 0 ? '–' : show(row));
const share = (part: number, all: number) => `${((part * 100) / all).toFixed(1)} %`;

const COLUMNS: readonly Column<VendorHealth>[] = [
  {
    title: words.vendor,
    cell: ({ name, code, protocol }) => (
      <>
        <b>{name}</b> <small>{`${code} · ${protocol}`}</small>
      </>
    ),
  },
  { title: words.state, cell: stateOf },
  { title: words.calls, cell: ({ calls }) => formatCount(calls), isFigure: true },
  { title: words.average, cell: ofCalls(({ averageMs }) => `${formatCount(averageMs)} ms`), isFigure: true },
  { title: words.slowest, cell: ofCalls(({ slowestMs }) => `${formatCount(slowestMs)} ms`), isFigure: true },
  { title: words.failed, cell: ofCalls(({ failed, calls }) => share(failed, calls)), isFigure: true },
  { title: words.refused, cell: ofCalls(({ refused, calls }) => share(refused, calls)), isFigure: true },
  { title: words.waits, cell: waits, isFigure: true },
  { title: words.last, cell: ({ lastAt }) => timeOf(lastAt) },
  { title: words.reconciled, cell: ({ reconciledAt }) => timeOf(reconciledAt) },
];
