import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Report } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, startOfDay } from '../../../platform/zone.ts';

const MOST_DAYS = 366;
const MOST_ROWS = 2000;
const MOST_SAVED = 50;

type Saved = ValueOf<typeof contract.reports>['saved'][number];

/** Reports of all rooms, each under its own permission, and what operators keep of them. */
export function createReportRoutes({ db, collected }: Platform): BoundRoute[] {
  const readable = ({ permissions }: OperatorCaller) =>
    collected
      .all()
      .flatMap(({ desk }) => desk?.reports ?? [])
      .filter(({ permission }) => permissions.includes(permission));
  /** @throws Refusal not.found, permission.denied */
  function find(name: string, operator: OperatorCaller): Report {
    const known = collected
      .all()
      .flatMap(({ desk }) => desk?.reports ?? [])
      .find((one) => one.name === name);
    if (known === undefined) throw new Refusal('not.found');
    if (!operator.permissions.includes(known.permission)) throw new Refusal('permission.denied');
    return known;
  }
  return [
    route(contract.reports, async ({ operator }) => ({
      reports: readable(operator).map(({ name, groupings, numbers }) => ({
        name,
        groupings: [...groupings],
        numbers: [...numbers],
      })),
      saved: await db.rows(sql<Saved>`
        select id::text as "savedId", title, report, query from backoffice_reports
         where operator_id = ${operator.operatorId}::bigint order by id limit ${MOST_SAVED}::int`),
    })),
    route(contract.report, async ({ operator, params, query: { from, to, part = 'day', by, asset: wanted } }) => {
      const found = find(params.name, operator);
      if (by !== undefined && !found.groupings.includes(by))
        throw new Refusal('request.invalid', { field: 'by', reason: 'unknown' });
      if (!isDay(from) || !isDay(to) || to < from || addDays(from, MOST_DAYS) < to)
        throw new Refusal('request.invalid', { field: 'to', reason: 'period' });
      const site = collected.provider('site');
      const zone = await site.timeZone();
      const asset = wanted ?? (await site.currency());
      const span = {
        from: startOfDay(from, zone),
        to: startOfDay(addDays(to, 1), zone),
        part: part === 'whole' ? null : part,
        zone,
        asset,
      };
      const rows = await found.read(db, span, by ?? null, MOST_ROWS + 1);
      return {
        asset,
        from: span.from.getTime(),
        to: span.to.getTime(),
        readAt: Date.now(),
        rows: rows.slice(0, MOST_ROWS).map(({ at, key, label, numbers }) => ({
          at: at?.getTime() ?? null,
          key,
          label,
          numbers: found.numbers.map(({ unit }, place) => {
            const value = numbers[place] ?? 0n;
            return unit === 'money' ? formatMinor(value) : String(value);
          }),
        })),
        isWhole: rows.length <= MOST_ROWS,
      };
    }),
    route(contract.saveReport, async ({ operator, body: { title, report, query } }) => {
      find(report, operator);
      return db.transaction(async (tx) => {
        // Two sessions of one operator count together.
        await tx.run(
          sql`select 1 from backoffice_operators where id = ${operator.operatorId}::bigint for no key update`,
        );
        const { others } = await tx.one(sql<{ others: bigint }>`
          select count(*) as others from backoffice_reports
           where operator_id = ${operator.operatorId}::bigint and title <> ${title.trim()}`);
        if (others >= MOST_SAVED) throw new Refusal('views.full');
        return tx.one(sql<{ savedId: string }>`
          insert into backoffice_reports (operator_id, title, report, query)
          values (${operator.operatorId}::bigint, ${title.trim()}, ${report}, ${JSON.stringify(query)}::jsonb)
          on conflict (operator_id, title) do update set report = excluded.report, query = excluded.query
          returning id::text as "savedId"`);
      });
    }),
    route(contract.dropReport, async ({ operator, params }) => {
      const dropped = await db.run(sql`
        delete from backoffice_reports
         where id = ${params.savedId}::bigint and operator_id = ${operator.operatorId}::bigint`);
      if (dropped === 0) throw new Refusal('not.found');
      return null;
    }),
  ];
}

/** Whether the calendar has that day. */
function isDay(text: string): boolean {
  return Number.isFinite(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}
