import { isAhead } from '@fairlot/contract/backoffice/cohort-weeks';
import { WITHOUT_SUM, WITHOUT_TOTAL } from '@fairlot/contract/backoffice/report-words';
import type { CSSProperties } from 'react';
import type { Column } from '../../../parts/table.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount, formatCount, formatDay } from '../../../shared/format.ts';
import type { ReportAnswer, Reports, ReportInput } from './api.ts';
import { changeOf, COHORTS, formerOf, shareOf, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

type Row = ReportAnswer['rows'][number];

interface ReportColumns {
  answer: ReportAnswer;
  report: Reports['reports'][number];
  input: ReportInput;
  shown: number;
  onShow: (place: number) => void;
}

/** Columns of a report: time, row, and numbers; the selected number also has its previous value and the change. */
export function columnsOf({ answer, report, input, shown, onShow }: ReportColumns): Column<Row>[] {
  const { rows, before } = answer;
  const hasTime = rows.some(({ at }) => at !== null);
  const hasSum = rows.length > 1 && !WITHOUT_TOTAL.has(report.name);
  const footed = (foot: string) => (hasSum ? { foot } : {});
  const format = (value: string | null, unit: 'money' | 'count') => {
    if (value === null) return '–';
    return unit === 'money' ? formatAmount(value) : formatCount(Number(value));
  };
  const columns: Column<Row>[] = [];
  if (hasTime) columns.push({ title: words.time, cell: (row) => <Times row={row} />, ...footed(common.total) });
  if (input.by !== '')
    columns.push({
      title: words.groups[input.by] ?? input.by,
      cell: ({ label }) => label || words.groups[''],
      ...footed(hasTime ? '' : common.total),
    });
  report.numbers.forEach(({ name, unit }, place) => {
    const title = words.numbers[name] ?? name;
    const sumOf = (all: Parameters<typeof totalOf>[0]) => (WITHOUT_SUM.has(name) ? null : totalOf(all, place, unit));
    const total = sumOf(rows);
    columns.push({
      title,
      head: (
        <button type="button" aria-pressed={place === shown} onClick={() => onShow(place)}>
          {title}
        </button>
      ),
      cell: ({ at, numbers }) => {
        if (isAhead(name, at, answer.readAt)) return '–';
        if (place === 0 || !COHORTS.has(report.name)) return format(numbers[place] ?? null, unit);
        return <Heat part={Number(numbers[place])} whole={Number(numbers[0])} />;
      },
      isFigure: true,
      ...footed(format(total, unit)),
    });
    if (place !== shown || before === null || input.compare === '') return;
    const former = sumOf(rows.map((row) => ({ numbers: row.before?.numbers ?? [] })));
    const nowIn = (row: Row) => (isAhead(name, row.at, answer.readAt) ? null : (row.numbers[place] ?? null));
    const formerIn = (row: Row) =>
      isAhead(name, row.before?.at ?? null, answer.readAt) ? null : formerOf(row, place, unit);
    columns.push(
      {
        title: words.former[input.compare],
        cell: (row) => format(formerIn(row), unit),
        isFigure: true,
        ...footed(format(former, unit)),
      },
      {
        title: words.change,
        cell: (row) => changeOf(nowIn(row), formerIn(row)),
        isFigure: true,
        ...footed(changeOf(total, former)),
      },
    );
  });
  return columns;
}

/** A part of a cohort: the darker, the larger its share. */
function Heat({ part, whole }: { part: number; whole: number }) {
  const share = shareOf(part, whole);
  return (
    <span className="report-heat" style={{ '--heat': `${whole === 0 ? 0 : (part / whole) * 100}%` } as CSSProperties}>
      <b>{share}</b>
      <small>
        {formatCount(part)}
        <span className="visually-hidden"> {words.retention(share)}</span>
      </small>
    </span>
  );
}

/** A time interval, and the one it is compared with. */
function Times({ row: { at, before } }: { row: Row }) {
  const former = before?.at ?? null;
  return (
    <span className="reports-time">
      {at === null ? '' : formatDay(at)}
      {former === null ? null : <small>{formatDay(former)}</small>}
    </span>
  );
}
