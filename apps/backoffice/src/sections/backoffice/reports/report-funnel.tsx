import { formatCount } from '../../../shared/format.ts';
import type { ReportAnswer, Reports } from './api.ts';
import { FUNNELS, shareOf, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

interface ReportFunnelProps {
  answer: ReportAnswer;
  report: Reports['reports'][number];
}

/** The steps of a report one below the other, each with its share; a step that was not counted has a note instead. */
export function ReportFunnel({ answer: { rows }, report }: ReportFunnelProps) {
  const funnel = FUNNELS[report.name];
  const steps = (funnel?.steps ?? []).map((name) => {
    const place = report.numbers.findIndex((number) => number.name === name);
    const total = totalOf(rows, place, 'count');
    return { name, count: total === null ? null : Number(total) };
  });
  const most = Math.max(...steps.map(({ count }) => count ?? 0));
  const base = steps.findIndex(({ name }) => name === funnel?.of);
  const noteAt = (at: number, count: number | null) => {
    if (count === null) return words.notCounted;
    const whole = steps[base !== -1 && at > base ? base : at - 1]?.count ?? null;
    if (whole === null) return '';
    return base !== -1 && at > base ? words.retention(shareOf(count, whole)) : words.ofBefore(shareOf(count, whole));
  };
  return (
    <ol className="report-funnel" aria-label={words.steps}>
      {steps.map(({ name, count }, at) => (
        <li key={name}>
          <span>{words.numbers[name] ?? name}</span>
          <span className="report-funnel-bar">
            <i style={{ inlineSize: `${most === 0 ? 0 : ((count ?? 0) / most) * 100}%` }} />
          </span>
          <b>{count === null ? '–' : formatCount(count)}</b>
          <small className="muted">{noteAt(at, count)}</small>
        </li>
      ))}
    </ol>
  );
}
