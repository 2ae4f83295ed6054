import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import {
  type AnyDeskList,
  countRows,
  longestWaits,
  readPage,
  type Risk,
  type RiskSource,
  type WaitingWork,
} from '../../../platform/operators/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import { readableWork } from '../work/waiting.ts';
import { shareCalls } from './share-calls.ts';
import { readPromises } from './goals.ts';

type Today = ValueOf<typeof contract.today>;
type Queue = Today['queues'][number];

/** Higher counts are shown as "more than". */
const MOST_COUNTED = 999;
const CASES_SHOWN = 5;
const RISKS_SHOWN = 8;
const MINUTE_MS = 60_000;

/** Work and risks of the start page. Each block contains only what the operator's permissions include. */
export function createTodayRoutes(platform: BackofficePlatform): BoundRoute[] {
  const { db, site, collected } = platform;
  const sharedQueues = shareCalls<Queue>();
  const sharedPromises = shareCalls<ReadonlyMap<string, number>>();
  const sharedRisks = shareCalls<Pick<Today, 'risks' | 'riskKinds'>>();
  return [
    route(contract.today, async ({ operator, language, query: { heardAt } }) => {
      const asset = await site.currency();
      const now = Date.now();
      const [queues, risks] = await Promise.all([
        sharedPromises('', heardAt, () => readPromises(db)).then((promises) =>
          readQueues(platform, operator, promises, (key, compute) => sharedQueues(key, heardAt, compute)),
        ),
        sharedRisks(JSON.stringify([asset, operator.permissions, language]), heardAt, () =>
          readRisks(db, collected.ofDesks('risks'), { ...operator, language }, asset),
        ),
      ]);
      return { now, asset, queues: byUrgency(queues, now), ...risks };
    }),
  ];
}

async function readQueues(
  platform: BackofficePlatform,
  operator: OperatorCaller,
  promises: ReadonlyMap<string, number>,
  shared: (key: string, compute: () => Promise<Queue>) => Promise<Queue>,
): Promise<Queue[]> {
  return Promise.all(
    readableWork(platform, operator).map(({ work, list }) => {
      // Rows of some lists depend on the operator.
      const readers = list.where === undefined ? operator.permissions : String(operator.operatorId);
      return shared(JSON.stringify([work.page, readers]), () =>
        readQueue(
          platform.db,
          { ...work, promiseMinutes: promises.get(work.page) ?? work.promiseMinutes },
          list,
          operator,
        ),
      );
    }),
  );
}

/** Three statements: the count, the ages of at most 999 rows, and the rows that wait longest. */
async function readQueue(db: Executor, work: WaitingWork, list: AnyDeskList, operator: OperatorCaller): Promise<Queue> {
  const { page, tone, filter, sort, promiseMinutes, caseOf } = work;
  const [counted, ages, shown] = await Promise.all([
    countRows(db, list, filter, operator, MOST_COUNTED),
    longestWaits(db, list, work, operator, MOST_COUNTED),
    readPage(db, list, { filter, sort, limit: CASES_SHOWN }, operator),
  ]);
  return {
    page,
    tone,
    promiseMinutes,
    ...counted,
    ...ages,
    owners: [...ages.owners],
    cases: shown.list.map((row) => {
      const { kind = null, failedRequest = null, query, ...one } = caseOf(row);
      const { owner = null, amount = null, currency = null } = one;
      return { ...one, kind, failedRequest, owner, amount, currency, query: { ...query } };
    }),
  };
}

/** Queues with late rows first; then the one whose oldest row has used most of the promised time. */
function byUrgency(queues: readonly Queue[], now: number): Queue[] {
  const used = ({ cases, promiseMinutes }: Queue) =>
    cases[0] === undefined ? 0 : (now - cases[0].at) / (promiseMinutes * MINUTE_MS);
  return queues
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.late > 0) - Number(a.late > 0) || used(b) - used(a));
}

async function readRisks(
  db: Executor,
  all: readonly RiskSource[],
  { permissions, language }: Pick<OperatorCaller, 'permissions'> & { language: string },
  asset: string,
): Promise<Pick<Today, 'risks' | 'riskKinds'>> {
  const sources = all.filter(({ permission }) => permissions.includes(permission));
  const found = await Promise.all(
    sources.map(async ({ kind, largest }) =>
      (await largest(db, asset, RISKS_SHOWN, language)).map((risk) => ({ kind, ...risk })),
    ),
  );
  return {
    riskKinds: sources.map(({ kind }) => kind),
    risks: found
      .flat()
      .toSorted((a, b) => usedOf(b) - usedOf(a) || Number(b.amountMinor - a.amountMinor))
      .slice(0, RISKS_SHOWN)
      .map(({ kind, title, at, amountMinor, limitMinor, page, query }) => ({
        kind,
        title,
        at: at?.getTime() ?? null,
        amount: formatMinor(amountMinor),
        limit: limitMinor === null ? null : formatMinor(limitMinor),
        page,
        query: { ...query },
      })),
  };
}

/** Used share of the limit in thousandths, for the order; a risk without a limit comes after those with one. */
function usedOf({ amountMinor, limitMinor }: Risk): number {
  return limitMinor === null || limitMinor === 0n ? -1 : Number((amountMinor * 1000n) / limitMinor);
}
