import { requestPostponement } from '@fairlot/contract/lottery/desk-draws';
import { proposeResult } from '@fairlot/contract/lottery/desk-results';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { ErrorLine } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { formatTime } from '../../shared/format.ts';
import { fromLocalField } from '../../shared/lists.ts';
import type { Operator } from '../../shared/operator.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import { type DrawReport, numbersOf } from './draw-report.ts';
import { lotteryTexts } from './texts.ts';

type Report = DrawReport['reports'][number];
const words = lotteryTexts.draw;

/** Reported results of an official draw; operators report, confirm another's report, or postpone. */
export function DrawResult({
  draw,
  operator,
  onChanged,
}: {
  draw: DrawReport;
  operator: Operator;
  onChanged: () => void;
}) {
  const [notice, setNotice] = useState('');
  const mayEnter =
    operator.permissions.includes('results.enter') && (draw.state === 'locked' || draw.state === 'settled');
  const mayPostpone =
    operator.permissions.includes('draws.change') && (draw.state === 'locked' || draw.state === 'open');
  const done = (text: string) => {
    setNotice(text);
    onChanged();
  };
  const { action, setAction, ...ask } = useResultActions(draw, done);
  const isAwaited = ({ version, withdrawnAt }: Report) => version === draw.resultVersion + 1 && withdrawnAt === null;
  const actions: Column<Report> = {
    title: texts.actions,
    cell: (report) => (mayEnter && isAwaited(report) ? <ReportActions report={report} ask={ask} /> : null),
  };
  const disagree = new Set(draw.reports.filter(isAwaited).map(({ result }) => numbersOf(result))).size > 1;
  return (
    <>
      <p role="status">{notice}</p>
      <h3>{words.reports}</h3>
      <ErrorLine message={disagree ? words.disagree : null} />
      <Table
        caption={words.reports}
        empty={emptyTableTexts.reports}
        rows={draw.reports}
        keyOf={({ id }) => id}
        columns={[...REPORTS, actions]}
      />
      <h3>{words.accepted}</h3>
      <Table
        caption={words.accepted}
        rows={draw.versions}
        empty={emptyTableTexts.accepted}
        keyOf={({ version }) => String(version)}
        columns={VERSIONS}
      />
      {mayEnter ? <ResultForm draw={draw} onEntered={ask.propose} /> : null}
      {mayPostpone ? <PostponeForm draw={draw} onAsk={setAction} onDone={done} /> : null}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** Requests for a reason; `onDone` gets the notice. */
function useResultActions(draw: DrawReport, onDone: (notice: string) => void) {
  const [action, setAction] = useState<Action | null>(null);
  const propose = (result: Report['result'], settle?: () => void) =>
    setAction({
      title: words.propose,
      text: draw.state === 'settled' ? words.correctText : words.proposeText,
      run: async (reason) => {
        const { state } = await lotteryApi.proposeResult(draw, { result, reason });
        settle?.();
        onDone(words.reported(state));
      },
    });
  const confirm = ({ id, result }: Report) =>
    setAction({
      title: words.confirm,
      text: words.confirmText(numbersOf(result)),
      run: async (reason) =>
        onDone(words.reported((await lotteryApi.confirmResult(draw, { reportId: id, reason })).state)),
    });
  const withdraw = ({ id, source, result }: Report) =>
    setAction({
      title: words.withdraw,
      text: words.withdrawText(source, numbersOf(result)),
      run: async (reason) => {
        await lotteryApi.withdrawReport(draw, { reportId: id, reason });
        onDone(words.withdrawn);
      },
    });
  return { action, setAction, propose, confirm, withdraw };
}

interface ReportActionsProps {
  report: Report;
  ask: Pick<ReturnType<typeof useResultActions>, 'propose' | 'confirm' | 'withdraw'>;
}

/** A second operator confirms an operator's report; the report of a feed can be reported as the operator's own. */
function ReportActions({ report, ask }: ReportActionsProps) {
  return report.source.startsWith('operator:') ? (
    <>
      {report.own ? null : (
        <Button variant="fill" onClick={() => ask.confirm(report)}>
          {words.confirm}
        </Button>
      )}
      <Button aria-label={words.withdrawOf(report.source)} onClick={() => ask.withdraw(report)}>
        {words.withdraw}
      </Button>
    </>
  ) : (
    <Button aria-label={words.sameAs(report.source)} onClick={() => ask.propose(report.result)}>
      {words.same}
    </Button>
  );
}

/** Element id of the result form, for links. */
export const RESULT_FORM = 'draw-result';

/** One field per level; numbers are separated by spaces or commas. */
function ResultForm({
  draw: { structure },
  onEntered,
}: {
  draw: DrawReport;
  /** Called with the entered result, and a function to call once it was accepted. */
  onEntered: (result: Report['result'], settle: () => void) => void;
}) {
  const form = useContractForm({
    call: proposeResult,
    draft: { levels: Object.fromEntries(structure.map(({ level }) => [level, ''])) },
    asksReason: true,
    names: (path) => {
      const [, index] = /^result\.(\d+)/.exec(path) ?? [];
      const level = structure[Number(index ?? -1)]?.level;
      return level === undefined ? null : `levels.${level}`;
    },
    toBody: ({ levels }) => ({
      result: structure.map(({ level }) => ({
        level,
        numbers: (levels[level] ?? '').split(/[\s,]+/).filter(Boolean),
      })),
    }),
  });
  return (
    <section className="card" id={RESULT_FORM}>
      <h3>{words.propose}</h3>
      <Form
        form={form}
        submit={words.propose}
        isAskedAbout
        onSend={async ({ result }) => onEntered(result, form.settle)}
      >
        {structure.map(({ level, count, width }) => (
          <TextField
            key={level}
            at={form.at(`levels.${level}`)}
            label={words.level(level, count, width)}
            required
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </Form>
    </section>
  );
}

function PostponeForm({
  draw,
  onAsk,
  onDone,
}: {
  draw: DrawReport;
  onAsk: (action: Action) => void;
  onDone: (text: string) => void;
}) {
  const [keyOf] = useState(createRequestKeys);
  const form = useContractForm({
    call: requestPostponement,
    draft: { drawAt: '' },
    asksReason: true,
    toBody: (draft, keyFor) => {
      const drawAt = fromLocalField(draft.drawAt) ?? Number.NaN;
      return { drawAt, requestKey: keyFor([String(drawAt)]) };
    },
  });
  const ask = async ({ drawAt }: { drawAt: number }) =>
    onAsk({
      title: words.postpone,
      text: words.postponeText(formatTime(drawAt)),
      run: async (reason) => {
        await lotteryApi.postpone(draw, { drawAt, reason, requestKey: keyOf([String(drawAt), reason]) });
        keyOf.renew();
        form.settle();
        onDone(common.requested);
      },
    });
  return (
    <section className="card">
      <h3>{words.postponeHeading}</h3>
      <Form form={form} submit={words.postpone} isAskedAbout onSend={ask}>
        <TextField at={form.at('drawAt')} label={words.drawAt} type="datetime-local" required />
      </Form>
    </section>
  );
}

const REPORTS: readonly Column<Report>[] = [
  { title: words.version, cell: ({ version }) => version, isFigure: true },
  { title: words.source, cell: ({ source }) => source },
  { title: words.numbers, cell: ({ result }) => numbersOf(result) },
  { title: common.time, cell: ({ reportedAt }) => formatTime(reportedAt) },
  { title: words.withdrawnAt, cell: ({ withdrawnAt }) => (withdrawnAt === null ? '' : formatTime(withdrawnAt)) },
];

/** The accepted versions of a result. */
export const VERSIONS: readonly Column<DrawReport['versions'][number]>[] = [
  { title: words.version, cell: ({ version }) => version, isFigure: true },
  { title: words.source, cell: ({ sources }) => sources.join(', ') },
  { title: words.numbers, cell: ({ result }) => numbersOf(result) },
  { title: common.time, cell: ({ acceptedAt }) => formatTime(acceptedAt) },
];
