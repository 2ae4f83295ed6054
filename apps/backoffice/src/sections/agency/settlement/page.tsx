import { Select } from '@fairlot/ui';
import { useCallback, useEffect, useState } from 'react';
import { DayField } from '../../../parts/field.tsx';
import { Loaded } from '../../../parts/states.tsx';
import { formatPeriod } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressParts } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { agencyApi, type Settlement, type SettlementRun } from '../api.ts';
import { common } from '../../../shared/common-texts.ts';
import { SettlementBill } from './bill.tsx';
import { SettlementCorrections } from './corrections.tsx';
import { SettlementCourse } from './course.tsx';
import { FindingList, type FindingListProps } from './finding-list.tsx';
import { SettlementRuns } from './runs.tsx';
import { SettlementTable } from './table.tsx';
import { agencyTexts as words } from '../texts.ts';
import '../agency.css';

const REFRESH_MS = 5000;
const KINDS = ['dailySalary', 'dividend', 'hourly', 'realTime'] as const;
const RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A dry run of a settlement, compared with its bills and earlier ones; completed settlements are listed below. */
export function SettlementPage({ operator, onGo }: PageProps) {
  const mayChange = operator.permissions.includes('agency.change');
  const [given, show] = useAddressParts(['kind', 'rhythm', 'day']);
  const kind = KINDS.find((one) => one === given.kind) ?? 'dailySalary';
  const rhythm = RHYTHMS.find((one) => one === given.rhythm) ?? 'halfMonth';
  const day = DAY.test(given.day ?? '') ? (given.day ?? '') : '';
  const setDay = (next: string) => show({ day: next === '' ? null : next });
  const asked = kind === 'dividend' ? rhythm : undefined;
  const { state, reload, refresh } = useLoad(
    useCallback(
      (signal: AbortSignal) => agencyApi.settlement({ kind, rhythm: asked, day }, signal),
      [kind, asked, day],
    ),
  );
  const {
    state: made,
    reload: reloadRuns,
    refresh: refreshRuns,
  } = useLoad(useCallback((signal: AbortSignal) => agencyApi.runs({ kind, rhythm: asked }, signal), [kind, asked]));
  const runs = made.kind === 'ready' ? made.value.list : [];
  const isPaying = runs.some(({ open, lacking }) => open > lacking);
  usePolling(
    useCallback(() => {
      refresh();
      refreshRuns();
    }, [refresh, refreshRuns]),
    isPaying,
  );
  return (
    <>
      <p className="muted">{words.settlementHint}</p>
      <SettlementFilters
        kind={kind}
        rhythm={rhythm}
        day={day || (state.kind === 'ready' ? state.value.from : '')}
        onChange={show}
      />
      <Loaded state={state} onRetry={reload}>
        {(settlement) => (
          <Result
            settlement={settlement}
            made={runs.find(({ from }) => from === settlement.from)}
            mayCorrect={mayChange}
            onMark={
              mayChange
                ? async ({ key }, isSeen) => {
                    const { from } = settlement;
                    await agencyApi.markReviewed({ kind, rhythm: asked, day: from, key, isSeen });
                    reload();
                  }
                : undefined
            }
            onOpenAgent={(memberId) => onGo('agent-tree', `?memberId=${memberId}`)}
          />
        )}
      </Loaded>
      <SettlementRuns state={made} onRetry={reloadRuns} mayDecide={mayChange} onShow={setDay} />
    </>
  );
}

/** Bills are paid in batches: fetches them again, so that the progress is visible. */
function usePolling(refresh: () => void, isPaying: boolean): void {
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPaying, refresh]);
}

interface SettlementFiltersProps {
  kind: (typeof KINDS)[number];
  rhythm: (typeof RHYTHMS)[number];
  day: string;
  onChange: (parts: { kind?: string; rhythm?: string; day?: string | null }) => void;
}

function SettlementFilters({ kind, rhythm, day, onChange }: SettlementFiltersProps) {
  return (
    <div className="filters">
      <Select
        label={common.type}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] ?? value }))}
        onChange={(next) => onChange({ kind: next })}
      />
      {kind === 'dividend' && (
        <Select
          label={words.rhythm}
          value={rhythm}
          options={RHYTHMS.map((value) => ({ value, label: words.rhythms[value] ?? value }))}
          onChange={(next) => onChange({ rhythm: next })}
        />
      )}
      <DayField label={common.day} value={day} onChange={(next) => onChange({ day: next === '' ? null : next })} />
    </div>
  );
}

interface ResultProps {
  settlement: Settlement;
  made: SettlementRun | undefined;
  mayCorrect: boolean;
  onMark: FindingListProps['onMark'];
  onOpenAgent: (memberId: string) => void;
}

function Result({ settlement, made, mayCorrect, onMark, onOpenAgent }: ResultProps) {
  const { from, to, isRunning, isCut, rows, corrections } = settlement;
  const [chosen, setChosen] = useState<string | null>(null);
  const row = rows.find(({ contractId }) => contractId === chosen) ?? rows[0];
  return (
    <>
      <h2>{formatPeriod(from, to)}</h2>
      {isRunning && <p className="muted">{words.running}</p>}
      <SettlementCourse settlement={settlement} made={made} />
      {isCut && <p className="muted">{words.cut}</p>}
      <div className="agent-split settlement-split">
        <SettlementTable rows={rows} chosen={row?.contractId ?? null} onChoose={setChosen} />
        {row !== undefined && (
          <SettlementBill
            key={row.contractId}
            row={row}
            corrections={corrections}
            mayCorrect={mayCorrect}
            onOpenAgent={onOpenAgent}
          />
        )}
        <FindingList settlement={settlement} onChoose={setChosen} onMark={onMark} />
        <SettlementCorrections corrections={corrections} />
      </div>
    </>
  );
}
