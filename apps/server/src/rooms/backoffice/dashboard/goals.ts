import { backoffice as contract, type BodyOf, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import { audited, requireVersion, type Figure, versionOf } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BackofficePlatform } from '../ports.ts';
import { readableWork } from '../work/waiting.ts';
import { netOf } from './net.ts';

type Goals = ValueOf<typeof contract.goals>;
type Change = BodyOf<typeof contract.setGoals>;

/** Daily targets of figures and promised times of queues, which operators set. */
export function createGoalRoutes(platform: BackofficePlatform): BoundRoute[] {
  return [
    route(contract.goals, async ({ operator }) => readGoals(platform, platform.db, operator)),
    route(contract.setGoals, async ({ operator, ip, body }) =>
      audited(platform, { operator, ip }, async (tx) => {
        await tx.run(sql`select 1 from backoffice_settings for update`);
        const before = await readGoals(platform, tx, operator);
        requireVersion(body.version, stateOf(before));
        await writeTargets(tx, before, body.figures ?? []);
        await writePromises(tx, before, body.queues ?? []);
        const after = await readGoals(platform, tx, operator);
        return {
          action: 'console.goals',
          object: 'console',
          before: stateOf(before),
          after: stateOf(after),
          reason: body.reason,
        };
      }),
    ),
  ];
}

/** Targets of one day by figure: minor units, or a count. */
export async function readTargets(executor: Executor): Promise<ReadonlyMap<string, bigint>> {
  const rows = await executor.rows(sql<{ figure: string; perDay: bigint }>`
    select figure, per_day as "perDay" from backoffice_targets`);
  return new Map(rows.map(({ figure, perDay }) => [figure, perDay]));
}

/** Promised minutes by page, where an operator changed them. */
export async function readPromises(executor: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await executor.rows(sql<{ page: string; minutes: number }>`
    select page, minutes from backoffice_promises`);
  return new Map(rows.map(({ page, minutes }) => [page, minutes]));
}

async function readGoals(platform: BackofficePlatform, executor: Executor, operator: OperatorCaller): Promise<Goals> {
  const mayRead = ({ permission }: Figure) => operator.permissions.includes(permission);
  const all = platform.collected.ofDesks('figures');
  const [targets, promises] = [await readTargets(executor), await readPromises(executor)];
  const goals = {
    figures: [...netOf(all, mayRead), ...all.filter(mayRead)].map(({ name, unit }) => {
      const perDay = targets.get(name);
      const text = unit === 'money' ? formatMinor(perDay ?? 0n) : String(perDay);
      return { name, unit, perDay: perDay === undefined ? null : text };
    }),
    queues: readableWork(platform, operator).map(({ work: { page, promiseMinutes } }) => ({
      page,
      minutes: promises.get(page) ?? promiseMinutes,
      usualMinutes: promiseMinutes,
    })),
  };
  return { version: versionOf(goals), ...goals };
}

const stateOf = ({ figures, queues }: Goals) => ({ figures, queues });

/** @throws Refusal request.invalid for an unknown figure or a value that is not a positive amount or count */
async function writeTargets(tx: Tx, { figures }: Goals, changes: NonNullable<Change['figures']>): Promise<void> {
  for (const [index, { name, perDay }] of changes.entries()) {
    const unit = figures.find((figure) => figure.name === name)?.unit;
    if (unit === undefined) throw new Refusal('request.invalid', { field: 'figures', reason: 'name' });
    if (perDay === null) {
      await tx.run(sql`delete from backoffice_targets where figure = ${name}`);
      continue;
    }
    const value = unit === 'money' ? tryParseMinor(perDay) : tryParseMinor(perDay, 0);
    if (value === null || value === 0n)
      throw new Refusal('request.invalid', { field: `figures.${index}.perDay`, reason: 'positive' });
    await tx.run(sql`
      insert into backoffice_targets (figure, per_day) values (${name}, ${value}::bigint)
          on conflict (figure) do update set per_day = excluded.per_day`);
  }
}

/** The usual time removes the row, so that a later version of the product may change it. */
async function writePromises(tx: Tx, { queues }: Goals, changes: NonNullable<Change['queues']>): Promise<void> {
  for (const { page, minutes } of changes) {
    const usual = queues.find((queue) => queue.page === page)?.usualMinutes;
    if (usual === undefined) throw new Refusal('request.invalid', { field: 'queues', reason: 'page' });
    if (minutes === usual) await tx.run(sql`delete from backoffice_promises where page = ${page}`);
    else
      await tx.run(sql`
        insert into backoffice_promises (page, minutes) values (${page}, ${minutes}::int)
            on conflict (page) do update set minutes = excluded.minutes`);
  }
}
