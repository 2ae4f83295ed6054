import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { answerTime, noAnswers, together } from '../answer-times.ts';

type Connected = ValueOf<typeof contract.health>[number];
/** Response times of a vendor: of all its calls, and over time. */
export type Course = Pick<Connected, 'medianMs' | 'slowestMs' | 'course'>;

const PARTS = 15;
const MINUTE_MS = 60_000;

/** Response times of every vendor that called in the last minutes, in intervals of equal length. */
export async function readCourses(executor: Executor, minutes: number): Promise<(vendor: string) => Course> {
  const partMs = (minutes * MINUTE_MS) / PARTS;
  const from = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS;
  const rows = await executor.rows(sql<{ vendor: string; part: number; within: number[] }>`
    select p.vendor, p.part, array_agg(p.answers order by p.place) as within
      from (select h.vendor, w.place, sum(w.answers)::int as answers,
                   floor((extract(epoch from h.minute) * 1000 - ${from}::float8) / ${partMs}::float8)::int as part
              from vendors_health h, unnest(h.within) with ordinality w(answers, place)
             where h.minute >= to_timestamp(${from / 1000}::float8)
             group by 1, 2, 4) p
     group by 1, 2`);
  const known = new Map<string, Map<number, number[]>>();
  for (const { vendor, part, within } of rows) {
    const parts = known.get(vendor) ?? new Map<number, number[]>();
    known.set(vendor, parts.set(part, within));
  }
  return (vendor) => {
    const parts = known.get(vendor) ?? new Map<number, number[]>();
    const all = [...parts.values()].reduce(together, noAnswers());
    return {
      medianMs: answerTime(all, 0.5),
      slowestMs: answerTime(all, 0.99),
      course: Array.from({ length: PARTS }, (_, part) => ({
        at: from + part * partMs,
        ms: answerTime(parts.get(part) ?? [], 0.5),
      })),
    };
  };
}
