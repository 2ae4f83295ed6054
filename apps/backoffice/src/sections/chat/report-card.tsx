import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import { Failure, Loading } from '../../parts/states.tsx';
import { formatCount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { chatApi, type Report } from './api.ts';
import { chatTexts as texts } from './texts.ts';

const DAYS = ['1', '7', '30', '92'] as const;

/** How soon members were answered, and what they thought of it. */
export function ReportCard() {
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['chat', 'report', Number(days)],
    queryFn: ({ signal }) => chatApi.report(Number(days), signal),
  });
  const options = DAYS.map((value) => ({ value, label: texts.daysCount(Number(value)) }));
  return (
    <section className="card">
      <Select label={texts.report} value={days} options={options} onChange={setDays} />
      {data === undefined && !isError && <Loading />}
      {data === undefined && isError && <Failure message={messageOf(error)} onRetry={() => void refetch()} />}
      {data !== undefined && <Figures report={data} />}
    </section>
  );
}

function Figures({ report }: { report: Report }) {
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.operator}</th>
              <th scope="col">{texts.conversations}</th>
              <th scope="col">{texts.median}</th>
              <th scope="col">{texts.slow}</th>
              <th scope="col">{texts.rating}</th>
            </tr>
          </thead>
          <tbody>
            {report.operators.map((one) => (
              <Row key={one.name} name={one.name} served={one} />
            ))}
          </tbody>
          <tfoot>
            <Row name="Σ" served={report} />
          </tfoot>
        </table>
      </div>
      <p className="muted">
        {`${texts.messages}: ${formatCount(report.messages)} · ${texts.unanswered}: ${formatCount(report.unanswered)}`}
      </p>
    </>
  );
}

function Row({ name, served }: { name: string; served: Omit<Report['operators'][number], 'name'> }) {
  const { conversations, medianFirstAnswerSeconds, slowFirstAnswerSeconds, rating, rated } = served;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCount(conversations)}</td>
      <td>{secondsOf(medianFirstAnswerSeconds)}</td>
      <td>{secondsOf(slowFirstAnswerSeconds)}</td>
      <td>{rating === null ? '–' : texts.ratingOf(rating, rated)}</td>
    </tr>
  );
}

const secondsOf = (seconds: number | null): string => (seconds === null ? '–' : texts.seconds(seconds));
