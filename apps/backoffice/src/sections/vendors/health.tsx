import { Button, Segmented } from '@fairlot/ui';
import { pause } from '@fairlot/ui/icons';
import { useCallback, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { amountOrNone, formatCount, formatMinute, formatShare } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useAddressOnce, useAddressPart } from '../../shared/use-address-part.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type Minutes, type VendorHealth, vendorsApi } from './api.ts';
import { Course } from './course.tsx';
import { type OfferChange, OfferDialog } from './offer-dialog.tsx';
import { ReconcileDialog } from './reconcile-dialog.tsx';
import { vendorsTexts as words } from './texts.ts';
import { VendorPage } from './vendor-page.tsx';
import { sectionTexts } from './section-texts.ts';
import './vendors.css';

const TIMES = ['15', '60', '1440'] as const satisfies readonly Minutes[];

/** Health of the vendors' calls and open items; clicking a vendor opens it (mock-up 56). */
export function VendorHealthPage({ operator }: PageProps) {
  const [code, setCode] = useAddressPart('vendor');
  const [time, setMinutes] = useAddressPart('minutes');
  const minutes = TIMES.find((one) => one === time) ?? '60';
  const [isReconciling, setReconciling] = useState(false);
  const [changing, setChanging] = useState<OfferChange | null>(null);
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => vendorsApi.health(minutes, signal), [minutes]),
    { keepsFormer: true },
  );
  const may = (what: string) => operator.permissions.includes(`vendors.${what}` as 'vendors.read');
  const canChange = operator.permissions.includes('catalogue.change');
  const prepared = preparedFor(state.kind === 'ready' ? state.value : [], code);
  useAddressOnce('do', canChange && prepared !== null ? 'pause' : null, () => setChanging(prepared));
  const actions = actionsColumn(setCode, canChange ? setChanging : null);
  return (
    <Loaded state={state} onRetry={reload}>
      {(vendors) => {
        const shown = vendors.find((vendor) => vendor.code === code);
        return (
          <>
            {shown === undefined ? (
              <HealthFilters
                vendors={vendors}
                minutes={minutes}
                onMinutes={setMinutes}
                onReconcile={may('reconcile') && vendors.length > 0 ? () => setReconciling(true) : null}
                onReload={reload}
              />
            ) : (
              <VendorPage
                key={shown.code}
                vendor={shown}
                may={may}
                onChange={canChange ? setChanging : null}
                onBets={may('stakes') ? setChanging : null}
                onReload={reload}
                onBack={() => (setCode(null), reload())}
              />
            )}
            {shown === undefined && (
              <Table
                caption={sectionTexts.health}
                rows={vendors}
                empty={words.none}
                keyOf={(row) => row.code}
                columns={[...COLUMNS, actions]}
              />
            )}
            {isReconciling ? (
              <ReconcileDialog
                codes={vendors.map((vendor) => vendor.code)}
                onDone={reload}
                onClose={() => setReconciling(false)}
              />
            ) : null}
            {changing === null ? null : (
              <OfferDialog change={changing} onDone={reload} onClose={() => setChanging(null)} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function actionsColumn(
  onLook: (code: string) => void,
  onChange: ((change: OfferChange) => void) | null,
): Column<VendorHealth> {
  return {
    title: texts.actions,
    cell: (row) => (
      <span className="row">
        <Button size="small" aria-label={`${common.view} ${row.name}`} onClick={() => onLook(row.code)}>
          {common.view}
        </Button>
        {onChange !== null && row.isShown ? <PauseButton row={row} onPress={onChange} /> : null}
      </span>
    ),
  };
}

interface HealthFiltersProps {
  vendors: readonly VendorHealth[];
  minutes: Minutes;
  onMinutes: (minutes: Minutes) => void;
  /** Null when there is nothing to reconcile, or without the permission. */
  onReconcile: (() => void) | null;
  onReload: () => void;
}

function HealthFilters({ vendors, minutes, onMinutes, onReconcile, onReload }: HealthFiltersProps) {
  return (
    <div className="filters">
      <p>{words.summary(vendors.length, vendors.filter((vendor) => vendor.state === 'down').length, minutes)}</p>
      <Segmented
        label={common.period}
        value={minutes}
        options={TIMES.map((one) => ({ value: one, label: words.times[one] }))}
        onChange={onMinutes}
      />
      {onReconcile !== null ? (
        <Button icon="refresh" onClick={onReconcile}>
          {words.reconcileAll}
        </Button>
      ) : null}
      <Button onClick={onReload}>{texts.refresh}</Button>
    </div>
  );
}

/** The change that the search prepares: pausing a vendor whose games members see. */
function preparedFor(vendors: readonly VendorHealth[], code: string | null): OfferChange | null {
  const vendor = vendors.find((one) => one.code === code);
  if (vendor === undefined || !vendor.isShown || vendor.maintenance !== null) return null;
  return { code: vendor.code, name: vendor.name, what: 'pause' };
}

interface PauseButtonProps {
  row: VendorHealth;
  onPress: (change: OfferChange) => void;
}

function PauseButton({ row: { code, name, maintenance }, onPress }: PauseButtonProps) {
  const what = maintenance === null ? 'pause' : 'resume';
  return (
    <Button
      icon={maintenance === null ? pause : 'play'}
      size="small"
      aria-label={`${words.offer[what]} ${name}`}
      onClick={() => onPress({ code, name, what })}
    >
      {words.offer[what]}
    </Button>
  );
}

const timeOf = (at: number | null): string => (at === null ? common.never : formatMinute(at));

function waits({ parked, heldWins, openBets, transfers, differences }: VendorHealth) {
  const count = parked + heldWins + openBets + transfers + differences;
  return count === 0 ? '0' : <span className="badge badge--negative">{count}</span>;
}

const TONES = { good: 'good', slow: 'wait', down: 'bad', unknown: 'info' } as const;

function stateOf({ state, isPaused, takesBets }: VendorHealth) {
  if (!takesBets) return <span className="state state--wait">{words.stopped}</span>;
  const shown = isPaused ? 'unknown' : state;
  return <span className={`state state--${TONES[shown]}`}>{isPaused ? words.paused : words.states[state]}</span>;
}

/** A vendor without calls has no figures. */
const ofCalls = (show: (row: VendorHealth) => string) => (row: VendorHealth) => (row.calls === 0 ? '–' : show(row));
const share = (part: number, all: number) => formatShare(part / all, 1);
const milliseconds = (ms: number | null) => (ms === null ? '–' : `${formatCount(ms)} ms`);

const COLUMNS: readonly Column<VendorHealth>[] = [
  {
    title: common.vendor,
    cell: ({ name, code }) => (
      <span className="vendor-name">
        <b>{name}</b> <small>{code}</small>
      </span>
    ),
  },
  { title: common.state, cell: stateOf },
  { title: words.answerTime, cell: ({ course, state }) => <Course course={course} state={state} /> },
  { title: words.median, cell: ({ medianMs }) => milliseconds(medianMs), isFigure: true },
  { title: words.slowest, cell: ({ slowestMs }) => milliseconds(slowestMs), isFigure: true },
  { title: words.failed, cell: ofCalls(({ failed, calls }) => share(failed, calls)), isFigure: true },
  { title: words.refused, cell: ofCalls(({ refused, calls }) => share(refused, calls)), isFigure: true },
  { title: words.waits, cell: waits, isFigure: true },
  { title: words.last, cell: ({ lastAt }) => timeOf(lastAt) },
  { title: words.reconciled, cell: ({ reconciledAt }) => timeOf(reconciledAt) },
  {
    title: common.difference,
    cell: ({ difference }) => amountOrNone(difference),
    isFigure: true,
  },
];
