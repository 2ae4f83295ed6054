import { randomUUID } from 'node:crypto';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { SitePlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, type CalendarPart as Rhythm, dayOf, firstDayAfter, startOfDay } from '../../../platform/zone.ts';
import type { Report } from '../../../platform/operators/index.ts';
import { findOperatorById } from '../operators.ts';
import { permissionsWith } from '../roles/permissions.ts';
import { drawReport } from './pdf/draw-report.ts';
import { paperOf } from './pdf/report-paper.ts';
import { namesOf } from './pdf/paper-words.ts';
import { findReport, readReport, type ReportInput } from './read-report.ts';
import { type ReportAnswer, type ReportCell, tableOf } from './report-table.ts';

const NOT_SENT = 'a report could not be sent';

interface Due {
  reportId: bigint;
  operatorId: bigint;
  title: string;
  report: string;
  query: Omit<ReportInput, 'from' | 'to'>;
  rhythm: Rhythm;
  /** Operator code of the language in which the report was ordered. */
  language: string;
  /** Recipients who have not received the report of this period yet. */
  mails: string[];
  endDay: string;
}

/**
 * Stores the schedule and recipients of a saved report; an empty list ends it. A report of the current schedule that is
 * due goes on, also to recipients who are added.
 */
export async function keepRhythm(
  tx: Tx,
  reportId: string,
  { rhythm, mails, nextAt, language }: { rhythm: Rhythm; mails: readonly string[]; nextAt: Date; language: string },
): Promise<void> {
  await tx.run(sql`
    delete from backoffice_report_mails
     where report_id = ${reportId}::bigint and (rhythm <> ${rhythm} or ${mails.length}::int = 0)`);
  if (mails.length > 0)
    await tx.run(sql`
      insert into backoffice_report_mails (report_id, rhythm, mails, next_at, language)
      values (${reportId}::bigint, ${rhythm}, ${[...mails]}::text[], ${nextAt}::timestamptz, ${language})
      on conflict (report_id) do update set mails = excluded.mails, language = excluded.language`);
}

export async function isMailed(tx: Tx, reportId: string): Promise<boolean> {
  return tx.has(sql`select 1 from backoffice_report_mails where report_id = ${reportId}::bigint`);
}

/** The days of the period that ended before a day. */
export function periodBefore(rhythm: Rhythm, endDay: string): { from: string; to: string } {
  const to = addDays(endDay, -1);
  if (rhythm === 'month') return { from: `${to.slice(0, 8)}01`, to };
  return { from: rhythm === 'day' ? to : addDays(endDay, -7), to };
}

/**
 * Refuses a schedule whose days would overlap those they are compared with: the report could never be sent.
 * @throws Refusal request.invalid
 */
export function checkRhythm(rhythm: Rhythm, { compare }: Due['query']): void {
  if (rhythm === 'month' && compare === 'week')
    throw new Refusal('request.invalid', { field: 'rhythm', reason: 'compare' });
}

/**
 * Sends saved reports of completed periods, one per call. A recipient whose mail fails is retried for about a day; the
 * others get the report once. The operator must still be allowed to read the report.
 * @returns a job that returns whether there was a report to send
 */
export function createReportMailer(platform: SitePlatform): () => Promise<boolean> {
  const { db, log, messaging } = platform;
  return async () => {
    const zone = await platform.site.timeZone();
    await markDue(db, zone, Date.now());
    const due = await claim(db);
    if (due === undefined) return false;
    try {
      const { from, to } = periodBefore(due.rhythm, due.endDay);
      const merchant = await platform.site.setting('merchantName');
      const { csv, pdf } = await filesOf(platform, due, { ...due.query, from, to }, { merchant, zone });
      const name = `${due.report}-${from}`;
      const days = from === to ? from : `${from} - ${to}`;
      const attachments = [
        { filename: `${name}.csv`, content: csv, contentType: 'text/csv; charset=utf-8' },
        { filename: `${name}.pdf`, content: pdf, contentType: 'application/pdf' },
      ];
      const failures: unknown[] = [];
      for (const address of due.mails)
        try {
          await messaging.send('mail', randomUUID(), {
            to: address,
            subject: `${merchant}: ${due.title}, ${days}`,
            text: `${due.title}, ${days}`,
            attachments,
          });
          await noteSent(db, due, address);
        } catch (error) {
          failures.push(error);
        }
      // Omits the addresses, which may be personal.
      if (failures.length === 0) await end(db, due, true);
      else log.warn({ err: failures[0], report: String(due.reportId), failed: failures.length }, NOT_SENT);
    } catch (error) {
      // An operator who may no longer read the report receives no further mails of it.
      if (error instanceof Refusal && error.code !== 'server.busy') await end(db, due, false);
      log.warn({ err: error, report: String(due.reportId) }, NOT_SENT);
    }
    return true;
  };
}

/** The report as CSV, with all rows, and as PDF. */
async function filesOf(
  platform: SitePlatform,
  due: Due,
  input: ReportInput,
  site: { merchant: string; zone: string },
): Promise<{ csv: string; pdf: Buffer }> {
  const { isDisabled, role, decisions } = await findOperatorById(platform.db, due.operatorId);
  const report = findReport(platform, due.report, isDisabled ? [] : permissionsWith(platform, role, decisions));
  const answer = await readReport(platform, report, input, namesOf(due.language));
  const pdf = await drawReport(paperOf(report, input, answer, { ...site, title: due.title, language: due.language }));
  return { csv: csvOf(report, answer), pdf };
}

function csvOf(report: Pick<Report, 'numbers'>, answer: ReportAnswer): string {
  const { asset, before } = answer;
  const heads = report.numbers.map(({ name, unit }) => (unit === 'money' ? `${name} ${asset}` : name));
  const head = ['time', 'row', ...heads];
  if (before !== null) head.push('time before', ...heads.map((name) => `${name} before`));
  // A number that was not counted stays empty.
  const textOf = (cell: ReportCell = null) => (typeof cell === 'number' ? new Date(cell).toISOString() : (cell ?? ''));
  const lines = tableOf(report, answer).rows.map(([at, _key, label, _currency, ...cells]) =>
    csvLine([at, label, ...cells].map(textOf)),
  );
  return csvHead(head) + lines.join('');
}

/** Marks completed periods as due and starts the next ones. */
async function markDue(db: Database, zone: string, nowMs: number): Promise<void> {
  const over = await db.rows(sql<{ reportId: bigint; rhythm: Rhythm; nextAt: Date }>`
    select report_id as "reportId", rhythm, next_at as "nextAt" from backoffice_report_mails
     where next_at <= ${new Date(nowMs)}::timestamptz order by next_at limit 100`);
  for (const { reportId, rhythm, nextAt } of over) {
    const next = startOfDay(firstDayAfter(rhythm, dayOf(zone, nowMs)), zone);
    // Only one of several processes advances it.
    await db.run(sql`
      update backoffice_report_mails set next_at = ${next}::timestamptz, due_day = ${dayOf(zone, nextAt.getTime())},
          tries = 0, try_at = clock_timestamp(), sent_to = '{}'
       where report_id = ${reportId}::bigint and next_at = ${nextAt}::timestamptz`);
  }
}

/**
 * Claims the report that waited longest and sets the next retry: after 10, 20, 40, 60 minutes, for about a day. An
 * attempt at a slow mail server may take some minutes, and the next one must not begin meanwhile.
 */
function claim(db: Database): Promise<Due | undefined> {
  return db.first(sql<Due>`
    with taken as (
      update backoffice_report_mails set tries = tries + 1,
        try_at = case when tries < 26
          then clock_timestamp() + least(60, 10 * power(2, least(tries, 3))) * interval '1 minute' end
       where report_id = (select report_id from backoffice_report_mails where try_at <= clock_timestamp()
                           order by try_at limit 1 for update skip locked)
      returning report_id, rhythm, language, mails, sent_to, due_day)
    select r.id as "reportId", r.operator_id as "operatorId", r.title, r.report, r.query, t.rhythm, t.language,
           array(select m from unnest(t.mails) as m where m <> all(t.sent_to)) as mails, t.due_day as "endDay"
      from taken t join backoffice_reports r on r.id = t.report_id`);
}

/** Records a recipient who has the report of a period, so that a retry for the others skips this one. */
async function noteSent(executor: Executor, { reportId, endDay }: Due, address: string): Promise<void> {
  await executor.run(sql`
    update backoffice_report_mails set sent_to = array_append(sent_to, ${address}::text)
     where report_id = ${reportId}::bigint and due_day = ${endDay}`);
}

/** Ends one period of a report; the next period may already have become due. */
async function end(executor: Executor, { reportId, endDay }: Due, isSent: boolean): Promise<void> {
  await executor.run(sql`
    update backoffice_report_mails
       set due_day = null, try_at = null, sent_at = case when ${isSent}::boolean then clock_timestamp() else sent_at end
     where report_id = ${reportId}::bigint and due_day = ${endDay}`);
}
