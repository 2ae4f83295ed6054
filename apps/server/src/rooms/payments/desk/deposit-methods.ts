import { type BodyOf, paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  requestApproval,
  requireVersion,
  versionOf,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { OfferedIn } from '../methods.ts';
import { ALL_LEVELS } from '../withdrawal-terms-of.ts';
import { isSame, linesOf, minorOf, wrongTerm } from './withdrawal-terms.ts';

export type Terms = ValueOf<typeof contract.depositMethods>['methods'][number]['levels'][number]['terms'];
type Wanted = Omit<BodyOf<typeof contract.changeDepositMethod>, 'reason' | 'requestKey'> & { currency: string };
type Change = Omit<Wanted, 'version'> & {
  /** Terms of the level at the time of the request; null if it had none. */
  before: Terms | null;
};
export interface DepositMethod {
  method: string;
  name: string;
  names: Record<string, string>;
  via: string | null;
  levels: { level: number; version: string; terms: Terms }[];
}

/** A second operator activates terms that let more money in or cost more, unless they have changed meanwhile. */
export function createMethodApproval(platform: PaymentsPlatform): Approval<Change> & ApprovalKind {
  return approval<Change>({
    kind: 'deposit.terms',
    permission: 'payments.resolve',
    object: objectOf,
    details: ({ before, terms }) => linesOf(FIELDS, before, terms),
    execute: async (tx, { before, ...change }) => {
      await lockMethods(tx, change.currency);
      await requireUnchanged(tx, { ...change, version: before && versionOf(before) });
      return carryOut(platform, tx, { ...change, before });
    },
  });
}

/** Deposit methods in the operators' console. */
export function createMethodsDesk(
  platform: PaymentsPlatform,
  changing: Approval<Change> & ApprovalKind,
  offeredIn: OfferedIn,
): BoundRoute[] {
  const currencyOf = () => platform.site.currency();
  return [
    route(contract.depositMethods, async () => {
      const currency = await currencyOf();
      const depositMethods = await readMethods(platform.db, currency);
      const offered = offeredIn(currency);
      const providerOf = (served: string) =>
        offered.find(({ depositMethod }) => depositMethod.method === served)?.adapter.provider ?? null;
      return {
        currency,
        version: versionOf(depositMethods.map(({ method }) => method)),
        methods: depositMethods.map(({ via, ...depositMethod }) => ({
          ...depositMethod,
          version: versionOf({ name: depositMethod.name, names: depositMethod.names }),
          provider: providerOf(via ?? depositMethod.method),
        })),
        offered: offered.map(({ depositMethod, adapter }) => ({
          via: depositMethod.method,
          kind: depositMethod.kind,
          provider: adapter.provider,
        })),
      };
    }),
    route(contract.changeDepositMethod, async ({ operator, ip, body: { reason, requestKey, ...input } }) => {
      const wanted = { ...input, currency: await currencyOf() };
      const { levels, before } = await requireUnchanged(platform.db, wanted);
      const { version: _version, ...change } = { ...wanted, before };
      // Closing quickly is never rejected because of existing values.
      const isMore = (name: (typeof FIELDS)[number]) =>
        name !== 'isOpen' && !isSame(before?.[name], change.terms?.[name]);
      if (change.terms !== null && FIELDS.some(isMore)) checkTerms(change.terms);
      if (change.terms === null && change.level === ALL_LEVELS) throw wrongTerm('', 'required');
      if (needsSecond(levels, change))
        return {
          approval: await requestApproval(platform, { operator, ip }, { reason, requestKey }, changing, change),
        };
      await audited(platform, { operator, ip }, async (tx) => {
        await lockMethods(tx, wanted.currency);
        const current = await requireUnchanged(tx, wanted);
        // Another operator made the terms stricter since they were read.
        if (needsSecond(current.levels, change)) throw new Refusal('version.conflict');
        const done = await carryOut(platform, tx, { ...change, before: current.before });
        return { ...done, object: objectOf(change), reason };
      });
      return { approval: null };
    }),
    route(contract.orderDepositMethods, async ({ operator, ip, body: { methods, reason, version } }) => {
      const currency = await currencyOf();
      return audited(platform, { operator, ip }, async (tx) => {
        await lockMethods(tx, currency);
        const before = (await readMethods(tx, currency)).map(({ method }) => method);
        requireVersion(version, before);
        if (before.toSorted().join() !== methods.toSorted().join()) throw new Refusal('version.conflict');
        await writeOrder(tx, currency, methods);
        await notifyMembers(platform, tx);
        const trail = { before: { methods: before }, after: { methods }, reason };
        return {
          value: { methods, version: versionOf(methods) },
          trail: { ...trail, action: 'deposit.methods.ordered', object: `deposit-methods:${currency}` },
        };
      });
    }),
  ];
}

/** Updates open deposit pages. */
export async function notifyMembers({ events }: PaymentsPlatform, tx: Tx): Promise<void> {
  await events.stream.publish(tx, null, 'payments.changed', { of: 'deposit' });
}

function objectOf({ currency, method, level }: Change): string {
  return `deposit-terms:${currency}:${method}${level === ALL_LEVELS ? '' : `:${level}`}`;
}

/** Call it with the methods locked. */
async function carryOut(platform: PaymentsPlatform, tx: Tx, change: Change) {
  const { method, level, before, terms } = change;
  if (terms === null) await removeTerms(tx, change);
  else await writeTerms(tx, change, terms);
  await notifyMembers(platform, tx);
  return { action: 'deposit.terms.changed', before: { method, level, ...before }, after: { method, level, ...terms } };
}

/**
 * Whether members could pay in more, less at a time, or at a higher fee than now. One operator may only restrict a
 * method, close it and open it again. A level without its own terms has those of the next lower one.
 */
function needsSecond(levels: DepositMethod['levels'], { level, terms }: Pick<Change, 'level' | 'terms'>): boolean {
  const heldBelow = (most: number) => levels.findLast((found) => found.level <= most)?.terms;
  const now = heldBelow(level);
  const next = terms ?? heldBelow(level - 1);
  if (now === undefined || next === undefined) return true;
  return (
    minorOf(next.most) > minorOf(now.most) ||
    minorOf(next.least) < minorOf(now.least) ||
    minorOf(next.fee) > minorOf(now.fee)
  );
}

/** Mirrors the checks of the table and names the wrong field. @throws Refusal request.invalid */
export function checkTerms({ least, most, fee, suggested }: Terms, wrong = wrongTerm): void {
  for (const [name, amount] of Object.entries({ least, most, fee }))
    if (tryParseMinor(amount) === null) throw wrong(name, 'format');
  if (minorOf(least) <= 0n) throw wrong('least', 'minimum');
  if (minorOf(most) < minorOf(least)) throw wrong('most', 'minimum');
  // A deposit has to exceed its fee.
  if (minorOf(fee) >= minorOf(least)) throw wrong('fee', 'maximum');
  for (const amount of suggested) {
    if (tryParseMinor(amount) === null) throw wrong('suggested', 'format');
    if (minorOf(amount) < minorOf(least)) throw wrong('suggested', 'minimum');
    if (minorOf(amount) > minorOf(most)) throw wrong('suggested', 'maximum');
  }
}

/** Serialises simultaneous changes of two operators. */
export async function lockMethods(tx: Tx, currency: string): Promise<void> {
  await tx.run(sql`select 1 from payments_methods where asset = ${currency} and level = 0 order by method for update`);
}

/**
 * @returns the terms of the method, and those of the level (null if it has none)
 * @throws Refusal not.found, version.conflict
 */
async function requireUnchanged(
  executor: Executor,
  { currency, method, level, version }: Pick<Wanted, 'currency' | 'method' | 'level' | 'version'>,
): Promise<Pick<DepositMethod, 'levels'> & Pick<Change, 'before'>> {
  const depositMethod = requireFound((await readMethods(executor, currency)).find((found) => found.method === method));
  const { levels } = depositMethod;
  const before = levels.find((found) => found.level === level)?.terms ?? null;
  requireVersion(version, before);
  return { levels, before };
}

const FIELDS = ['isOpen', 'least', 'most', 'fee', 'suggested', 'minutes'] as const satisfies readonly (keyof Terms)[];

interface MethodRow
  extends Pick<Terms, 'isOpen' | 'minutes'>, Pick<DepositMethod, 'method' | 'name' | 'names' | 'via'> {
  level: number;
  least: bigint;
  most: bigint;
  fee: bigint;
  suggested: bigint[];
}

/** In the order of the members' page; the default terms of each method first. */
export async function readMethods(executor: Executor, currency: string): Promise<DepositMethod[]> {
  const rows = await executor.rows(sql<MethodRow>`
    select m.method, e.name, e.names, e.via, m.level, m.is_open as "isOpen", m.min_minor as least, m.max_minor as most,
           m.fee_minor as fee, m.suggested_minor as suggested, m.minutes
      from payments_methods m
      join payments_methods e on e.asset = m.asset and e.method = m.method and e.level = ${ALL_LEVELS}
     where m.asset = ${currency} order by e.position, m.method, m.level`);
  const depositMethods = new Map<string, DepositMethod>();
  for (const { method, name, names, via, level, least, most, fee, suggested, ...rest } of rows) {
    const depositMethod = depositMethods.get(method) ?? { method, name, names, via, levels: [] };
    const amounts = { least: formatMinor(least), most: formatMinor(most), fee: formatMinor(fee) };
    const terms = { ...rest, ...amounts, suggested: suggested.map((minor) => formatMinor(minor)) };
    depositMethod.levels.push({ level, version: versionOf(terms), terms });
    depositMethods.set(method, depositMethod);
  }
  return [...depositMethods.values()];
}

/** Columns of a method, with those of its terms at the end. */
export const METHOD_COLUMNS = sql`method, asset, level, name, names, via, position, min_minor, max_minor, fee_minor,
  suggested_minor, minutes, is_open`;

/** Values of the terms' columns. */
export const termValues = ({ least, most, fee, suggested, minutes, isOpen }: Terms) => sql`
  ${minorOf(least)}::bigint, ${minorOf(most)}::bigint, ${minorOf(fee)}::bigint, ${suggested.map(minorOf)}::bigint[],
  ${minutes}::int, ${isOpen}::boolean`;

/** Identifies the terms of a method from a level up. */
type Place = Pick<Change, 'currency' | 'method' | 'level'>;

export async function writeTerms(tx: Tx, { currency, method, level }: Place, terms: Terms): Promise<void> {
  await tx.run(sql`
    insert into payments_methods (${METHOD_COLUMNS})
    select method, asset, ${level}::int, name, names, via, position, ${termValues(terms)}
      from payments_methods where asset = ${currency} and method = ${method} and level = ${ALL_LEVELS}
    on conflict (method, asset, level) do update
       set min_minor = excluded.min_minor, max_minor = excluded.max_minor, fee_minor = excluded.fee_minor,
           suggested_minor = excluded.suggested_minor, minutes = excluded.minutes, is_open = excluded.is_open`);
}

export async function removeTerms(tx: Tx, { currency, method, level }: Place): Promise<void> {
  await tx.run(sql`
    delete from payments_methods where asset = ${currency} and method = ${method} and level = ${level}::int`);
}

async function writeOrder(tx: Tx, currency: string, methods: readonly string[]): Promise<void> {
  await tx.run(sql`
    update payments_methods m set position = o.place
      from unnest(${methods}::text[]) with ordinality as o(method, place)
     where m.asset = ${currency} and m.method = o.method`);
}
