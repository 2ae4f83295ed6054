import { formatCount } from '../../../shared/format.ts';
import type { ReportAnswer, Reports } from './api.ts';
import { FUNNELS, shareOf, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

interface ReportFunnelProps {
  answer: ReportAnswer;
  report: Reports['reports'][number];
}

/** The steps of a report one below the other, each with its share. */
export function ReportFunnel({ answer: { rows }, report }: ReportFunnelProps) {
  const funnel = FUNNELS[report.name];
  const steps = (funnel?.steps ?? []).map((name) => {
    const place = report.numbers.findIndex((number) => number.name === name);
    return { name, count: Number(totalOf(rows, place, 'count')) };
  });
  const most = steps[0]?.count ?? 0;
  const shareAt = (at: number, count: number) =>
    funnel?.of === 'first'
      ? words.retention(shareOf(count, most))
      : words.ofBefore(shareOf(count, steps[at - 1]?.count ?? 0));
  return (
    <ol className="report-funnel" aria-label={words.steps}>
      {steps.map(({ name, count }, at) => (
        <li key={name}>
          <span>{words.numbers[name] ?? name}</span>
          <span className="report-funnel-bar">
            <i style={{ inlineSize: `${most === 0 ? 0 : (count / most) * 100}%` }} />
          </span>
          <b>{formatCount(count)}</b>
          <small className="muted">{at === 0 ? '' : shareAt(at, count)}</small>
        </li>
      ))}
    </ol>
  );
}
