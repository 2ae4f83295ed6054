import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import { audited } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dayOf, firstDayAfter, startOfDay } from '../../../platform/zone.ts';
import { checkRhythm, isMailed, keepRhythm } from './mail-reports.ts';
import { paperLanguageOf } from './pdf/paper-words.ts';
import { checkDays, checkInput, findReport, readReport } from './read-report.ts';
import { createReportFileRoutes } from './report-files.ts';

const MOST_SAVED = 50;

type Saved = ValueOf<typeof contract.reports>['saved'][number];

/** Reports of all rooms, each with its own permission, and operators' saved reports. */
export function createReportRoutes(platform: BackofficePlatform): BoundRoute[] {
  const { db, site, collected } = platform;
  const readable = ({ permissions }: OperatorCaller) =>
    collected.ofDesks('reports').filter(({ permission }) => permissions.includes(permission));
  return [
    route(contract.reports, async ({ operator }) => ({
      reports: readable(operator).map(({ name, groupings, numbers }) => ({
        name,
        groupings: [...groupings],
        numbers: numbers.map(({ name: number, unit }) => ({ name: number, unit })),
      })),
      assets: [await site.currency(), PLAY_MONEY],
      saved: await db.rows(sql<Saved>`
        select r.id::text as "savedId", r.title, r.report, r.query,
               case when m.report_id is not null then jsonb_build_object('rhythm', m.rhythm, 'mails', m.mails,
                 'nextAt', (extract(epoch from m.next_at) * 1000)::bigint,
                 'sentAt', (extract(epoch from m.sent_at) * 1000)::bigint) end as mail
          from backoffice_reports r left join backoffice_report_mails m on m.report_id = r.id
         where r.operator_id = ${operator.operatorId}::bigint order by r.id limit ${MOST_SAVED}::int`),
    })),
    route(contract.report, async ({ operator, params, query, language }) => {
      const found = findReport(platform, params.name, operator.permissions);
      checkDays(query);
      return readReport(platform, found, query, language);
    }),
    ...createReportFileRoutes(platform),
    ...savedRoutes(platform),
  ];
}

function savedRoutes(platform: BackofficePlatform): BoundRoute[] {
  const { db, site } = platform;
  return [
    route(contract.saveReport, async ({ operator, body: { title, report, query } }) => {
      checkInput(findReport(platform, report, operator.permissions), query);
      return db.transaction(async (tx) => {
        // Serialises two sessions of one operator, so that the limit counts both.
        await tx.run(sql`
          select 1 from backoffice_operators where id = ${operator.operatorId}::bigint for no key update`);
        const { others } = await tx.one(sql<{ others: bigint }>`
          select count(*) as others from backoffice_reports
           where operator_id = ${operator.operatorId}::bigint and title <> ${title.trim()}`);
        if (others >= MOST_SAVED) throw new Refusal('views.full');
        const { savedId, isChanged } = await tx.one(sql<{ savedId: string; isChanged: boolean }>`
          with kept as (select report, query from backoffice_reports
                         where operator_id = ${operator.operatorId}::bigint and title = ${title.trim()})
          insert into backoffice_reports (operator_id, title, report, query)
          values (${operator.operatorId}::bigint, ${title.trim()}, ${report}, ${JSON.stringify(query)}::jsonb)
          on conflict (operator_id, title) do update set report = excluded.report, query = excluded.query
          returning id::text as "savedId", not exists (
            select 1 from kept where kept.report = backoffice_reports.report and kept.query = backoffice_reports.query
          ) as "isChanged"`);
        // The trail holds the reason for mailing the former report. This statement runs after the row is locked, so it
        // also sees a mailing that was set up meanwhile.
        if (isChanged && (await isMailed(tx, savedId))) throw new Refusal('report.mailed');
        return { savedId };
      });
    }),
    route(contract.dropReport, async ({ operator, params: { savedId } }) => {
      await db.transaction(async (tx) => {
        await tx.found(sql`
          select 1 from backoffice_reports
           where id = ${savedId}::bigint and operator_id = ${operator.operatorId}::bigint for update`);
        // A mailing ends by its own call, which requires a reason for the trail.
        if (await isMailed(tx, savedId)) throw new Refusal('report.mailed');
        await tx.run(sql`delete from backoffice_reports where id = ${savedId}::bigint`);
      });
      return null;
    }),
    route(contract.mailReport, async ({ operator, ip, language, params: { savedId }, body }) => {
      const { rhythm, mails, reason } = body;
      const zone = await site.timeZone();
      return audited(platform, { operator, ip }, async (tx) => {
        const saved = await tx.found(sql<Pick<Saved, 'title' | 'report' | 'query'>>`
          select title, report, query from backoffice_reports
           where id = ${savedId}::bigint and operator_id = ${operator.operatorId}::bigint for update`);
        // An operator who may no longer read the report can still end its mailing.
        if (mails.length > 0) findReport(platform, saved.report, operator.permissions);
        checkRhythm(rhythm, saved.query);
        const nextAt = startOfDay(firstDayAfter(rhythm, dayOf(zone, Date.now())), zone);
        await keepRhythm(tx, savedId, { rhythm, mails, nextAt, language: paperLanguageOf(language) });
        const after = { title: saved.title, report: saved.report, rhythm, mails };
        return { action: 'report.mailed', object: `report:${savedId}`, after, reason };
      });
    }),
  ];
}
