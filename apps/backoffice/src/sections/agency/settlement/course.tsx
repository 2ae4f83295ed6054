import { Icon } from '@fairlot/ui';
import { formatMinor, parseMinor } from '@fairlot/money';
import { Time } from '../../../parts/time.tsx';
import { formatAmount, formatCalendarDay, formatChange } from '../../../shared/format.ts';
import type { Settlement, SettlementRun } from '../api.ts';
import { openFindings, type Step, type StepName, type StepState, stepsOf } from './steps.ts';
import { settlementTexts as words } from '../settlement-texts.ts';

interface CourseProps {
  settlement: Settlement;
  /** Its bills; undefined until they are created. */
  made: SettlementRun | undefined;
}

/** Progress of a settlement step by step, and its totals. */
export function SettlementCourse({ settlement, made }: CourseProps) {
  const steps = stepsOf(settlement, made);
  return (
    <>
      <ol className="settlement-steps card" aria-label={words.course}>
        {steps.map((step, place) => (
          <StepItem key={step.name} step={step} number={place + 1} settlement={settlement} made={made} />
        ))}
      </ol>
      <dl className="settlement-figures">
        {figuresOf(settlement, made).map(({ label, value, note }) => (
          <div key={label} className="card">
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className="settlement-note muted">{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function StepItem({ step: { name, state }, number, ...rest }: { step: Step; number: number } & CourseProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="settlement-mark" aria-hidden="true">
        <Mark state={state} number={number} />
      </span>
      <strong>{words.steps[name]}</strong>
      <span className="visually-hidden">{words.stepStates[state]}</span>
      <span className="muted">
        <Note name={name} {...rest} />
      </span>
      {name === 'paid' && rest.made !== undefined && state !== 'next' && (
        <meter min={0} max={Math.max(Number(rest.made.amount), 0.01)} value={paidPart(rest.made)}>
          {formatAmount(rest.made.paid)}
        </meter>
      )}
    </li>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon name="check" size="tiny" />;
  return state === 'failed' ? <Icon name="alert" size="tiny" /> : number;
}

function Note({ name, settlement, made }: CourseProps & { name: StepName }) {
  if (name === 'closed') return settlement.isRunning ? words.stillRuns : formatCalendarDay(settlement.to);
  if (made === undefined) return null;
  if (name === 'computed')
    return (
      <>
        {words.billsMade(made.bills)} <Time at={made.madeAt} />
      </>
    );
  if (name === 'compared') return words.toReview(openFindings(settlement.findings));
  if (name === 'second') return made.unapproved > 0 ? words.waiting(made.unapproved) : words.nothingWaits;
  if (made.lacking > 0) return words.lacking(made.lacking);
  return made.open > 0 ? words.beingPaid(made.open) : formatAmount(made.paid);
}

/** If there is nothing to pay, everything counts as paid. */
const paidPart = ({ amount, paid }: SettlementRun) => (Number(amount) === 0 ? 0.01 : Number(paid));

function figuresOf({ last, before, now, turnover, revenue, rows, corrections }: Settlement, made: CourseProps['made']) {
  const comesTo = made === undefined ? now : before;
  const corrected = rows.reduce((sum, row) => sum + parseMinor(row.corrected), 0n);
  const ofBills = corrections.filter(({ billId }) => billId !== null);
  return [
    { label: words.turnover, value: formatAmount(turnover), note: words.contracts(rows.length) },
    { label: words.revenue, value: formatAmount(revenue), note: words.revenueNote },
    {
      label: words.commission,
      value: formatAmount(formatMinor(parseMinor(comesTo) - corrected)),
      note: words.beforeCorrections,
    },
    { label: words.corrections, value: formatAmount(formatMinor(corrected)), note: words.entries(ofBills.length) },
    { label: words.toPay, value: formatAmount(comesTo), note: changeOf(Number(last), Number(comesTo)) },
  ];
}

/** Change against the previous settlement, in percent. */
function changeOf(last: number, now: number): string {
  if (last === 0) return '';
  return words.against(formatChange((now - last) / last));
}
