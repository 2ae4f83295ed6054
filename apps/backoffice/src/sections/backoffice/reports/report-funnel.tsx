import { formatCount } from '../../../shared/format.ts';
import type { ReportAnswer, Reports } from './api.ts';
import { FUNNELS, shareOf, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

interface ReportFunnelProps {
  answer: ReportAnswer;
  report: Reports['reports'][number];
}

/** The steps of a report one below the other, each with its share of the step before. */
export function ReportFunnel({ answer: { rows }, report }: ReportFunnelProps) {
  const steps = (FUNNELS[report.name] ?? []).map((name) => {
    const place = report.numbers.findIndex((number) => number.name === name);
    return { name, count: Number(totalOf(rows, place, 'count')) };
  });
  const most = steps[0]?.count ?? 0;
  return (
    <ol className="report-funnel" aria-label={words.steps}>
      {steps.map(({ name, count }, at) => (
        <li key={name}>
          <span>{words.numbers[name] ?? name}</span>
          <span className="report-funnel-bar">
            <i style={{ inlineSize: `${most === 0 ? 0 : (count / most) * 100}%` }} />
          </span>
          <b>{formatCount(count)}</b>
          <small className="muted">{at === 0 ? '' : words.ofBefore(shareOf(count, steps[at - 1]?.count ?? 0))}</small>
        </li>
      ))}
    </ol>
  );
}
