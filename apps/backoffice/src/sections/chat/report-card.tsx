import { Select } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyTableTexts } from '../../parts/empty-table-texts.ts';
import { QueryState } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatCount } from '../../shared/format.ts';
import { chatApi, type Report } from './api.ts';
import { chatTexts as texts } from './texts.ts';

const DAYS = ['1', '7', '30', '92'] as const;

/** Response times, and members' ratings. */
export function ReportCard() {
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const read = useQuery({
    queryKey: ['chat', 'report', Number(days)],
    queryFn: ({ signal }) => chatApi.report(Number(days), signal),
  });
  const options = DAYS.map((value) => ({ value, label: texts.daysCount(Number(value)) }));
  return (
    <section className="card">
      <Select label={common.period} value={days} options={options} onChange={setDays} />
      <QueryState read={read} />
      {read.data !== undefined && <Figures report={read.data} />}
    </section>
  );
}

function Figures({ report }: { report: Report }) {
  const figure = (title: string, of: (served: Served) => string): Column<Operator> => ({
    title,
    cell: of,
    foot: of(report),
    isFigure: true,
  });
  return (
    <>
      <Table
        caption={common.period}
        rows={report.operators}
        empty={emptyTableTexts.answering}
        keyOf={({ name }) => name}
        columns={[
          { title: common.operator, cell: ({ name }) => name, foot: 'Σ', isName: true },
          figure(texts.conversations, ({ conversations }) => formatCount(conversations)),
          figure(texts.median, ({ medianFirstAnswerSeconds }) => secondsOf(medianFirstAnswerSeconds)),
          figure(texts.slow, ({ slowFirstAnswerSeconds }) => secondsOf(slowFirstAnswerSeconds)),
          figure(texts.rating, ({ rating, rated }) => (rating === null ? '–' : texts.ratingOf(rating, rated))),
        ]}
      />
      <p className="muted">
        {`${texts.messages}: ${formatCount(report.messages)} · ${texts.unanswered}: ${formatCount(report.unanswered)}`}
      </p>
    </>
  );
}

type Operator = Report['operators'][number];
type Served = Omit<Operator, 'name'>;

const secondsOf = (seconds: number | null): string => (seconds === null ? '–' : texts.seconds(seconds));
