import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../form/action-dialog.tsx';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { Time } from '../../../parts/time.tsx';
import { amountOrNone, formatAmount, formatCalendarDay, formatPeriod } from '../../../shared/format.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import type { LoadState } from '../../../shared/use-load.ts';
import { agencyApi, type SettlementRun } from '../api.ts';
import { AskedNotice } from '../asked-notice.tsx';
import { agencyTexts as words } from '../texts.ts';
import { common } from '../../../shared/common-texts.ts';
import { sectionTexts } from '../section-texts.ts';

interface RunsProps {
  state: LoadState<{ list: readonly SettlementRun[] }>;
  onRetry: () => void;
  mayDecide: boolean;
  /** Shows the settlement of a day above the list. */
  onShow: (day: string) => void;
}
const DECISIONS = { pay: words.pay, deny: common.reject };
type Decision = keyof typeof DECISIONS;
interface Chosen {
  run: SettlementRun;
  decision: Decision;
}

/**
 * Completed settlements, each with the previous one for comparison. Two operators release or reject the bills that wait
 * in one.
 */
export function SettlementRuns({ state, onRetry, mayDecide, onShow }: RunsProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isAsked, setAsked] = useState(false);
  const choose = (next: Chosen) => {
    setAsked(false);
    setChosen(next);
  };
  const columns: Column<SettlementRun>[] = [
    { title: words.period, cell: ({ from, to }) => <Show from={from} to={to} onShow={onShow} /> },
    { title: sectionTexts.bills, cell: ({ bills }) => bills, isFigure: true },
    { title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
    {
      title: words.change,
      cell: ({ difference }) => amountOrNone(difference),
      isFigure: true,
    },
    { title: words.paid, cell: ({ paid }) => formatAmount(paid), isFigure: true },
    { title: words.created, cell: ({ madeAt }) => <Time at={madeAt} /> },
    {
      title: common.pending,
      cell: (run) => <Waiting run={run} mayDecide={mayDecide} onDecide={(decision) => choose({ run, decision })} />,
    },
  ];
  return (
    <>
      <h2>{words.runs}</h2>
      <AskedNotice isAsked={isAsked} />
      <Loaded state={state} onRetry={onRetry}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="muted">{words.noRuns}</p>
          ) : (
            <Table caption={words.runs} columns={columns} rows={list} keyOf={(run) => `${run.rhythm}${run.from}`} />
          )
        }
      </Loaded>
      {chosen !== null && <DecisionDialog {...chosen} onAsked={() => setAsked(true)} onClose={() => setChosen(null)} />}
    </>
  );
}

function Show({ from, to, onShow }: Pick<SettlementRun, 'from' | 'to'> & Pick<RunsProps, 'onShow'>) {
  return <Button onClick={() => onShow(from)}>{formatPeriod(from, to)}</Button>;
}

interface WaitingProps {
  run: SettlementRun;
  mayDecide: boolean;
  onDecide: (decision: Decision) => void;
}

function Waiting({ run: { from, unapproved, waiting }, mayDecide, onDecide }: WaitingProps) {
  if (unapproved === 0) return '–';
  return (
    <div className="row">
      <span className="state state--wait">{`${unapproved} · ${formatAmount(waiting)}`}</span>
      {mayDecide &&
        (['pay', 'deny'] as const).map((decision) => (
          <Button
            key={decision}
            aria-label={`${DECISIONS[decision]}: ${formatCalendarDay(from)}`}
            onClick={() => onDecide(decision)}
          >
            {DECISIONS[decision]}
          </Button>
        ))}
    </div>
  );
}

interface DecisionProps extends Chosen {
  onAsked: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval of the decision. */
function DecisionDialog({ run, decision, onAsked, onClose }: DecisionProps) {
  const [keyOf] = useState(createRequestKeys);
  const { kind, rhythm, from, to, unapproved, waiting } = run;
  return (
    <ReasonDialog
      title={`${DECISIONS[decision]}: ${words.kinds[kind] ?? kind}, ${formatPeriod(from, to)}`}
      submit={common.requestApproval}
      run={async (reason) => {
        const requestKey = keyOf([kind, rhythm, from, decision, waiting, reason]);
        await agencyApi.requestRun({ kind, rhythm, from, decision, reason, requestKey });
        onAsked();
      }}
      onClose={onClose}
    >
      <p className="muted">{words.decideHint(unapproved, formatAmount(waiting))}</p>
    </ReasonDialog>
  );
}
