import { type BodyOf, type loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { LoyaltyPlatform } from '../ports.ts';
import {
  type Acting,
  approval,
  type ApprovalView,
  type Change,
  factLine,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type LevelRow, type Product, readLevels, readTerms } from '../levels/level-rows.ts';
import { mostMinor } from './most.ts';

type TableView = ValueOf<typeof contract.levelTable>;
type LevelView = TableView['levels'][number];
export type TableInput = Omit<BodyOf<typeof contract.changeLevels>, 'reason' | 'requestKey'>;

const AMOUNTS = {
  deposit: 'depositMinor',
  turnover: 'turnoverMinor',
  keep: 'keepMinor',
  rebateCap: 'rebateCapMinor',
  upgrade: 'upgradeMinor',
  birthday: 'birthdayMinor',
  monthly: 'monthlyMinor',
  withdrawDaily: 'withdrawDailyMinor',
} as const satisfies Partial<Record<keyof LevelView, keyof LevelRow>>;
const NAMES = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];
/** Payments of levels, with the names of their maximum amounts. */
const MOSTS = [
  ['upgrade', 'gift'],
  ['birthday', 'gift'],
  ['monthly', 'gift'],
  ['rebateCap', 'rebateCap'],
] as const;

export async function readTable(executor: Executor, currency: string): Promise<TableView> {
  const terms = await readTerms(executor);
  const counts = await executor.rows(sql<{ level: number; members: number }>`
    select level, count(*)::int as members from loyalty_members group by level`);
  return {
    version: terms.version,
    currency,
    keepDays: terms.keepDays,
    pointTurnover: formatMinor(terms.pointMinor),
    rewardDays: terms.rewardDays,
    gift: terms.gift,
    giftTimes: terms.giftTimes,
    giftDays: terms.giftDays,
    checkIn: terms.checkInMinor.map((minor) => formatMinor(minor)),
    levels: (await readLevels(executor)).map((row) => ({
      level: row.level,
      ...(Object.fromEntries(NAMES.map((name) => [name, formatMinor(row[AMOUNTS[name]])])) as Record<
        keyof typeof AMOUNTS,
        string
      >),
      rebates: Object.entries(row.rebates).map(([product, steps]) => ({ product: product as Product, steps })),
      freeWithdrawals: row.freeWithdrawals,
      service: row.service,
      label: row.label,
      members: counts.find(({ level }) => level === row.level)?.members ?? 0,
    })),
  };
}

/** The requested table, and its changes, one line each. */
type AskedTable = TableInput & { changes: string[] };

/** Approval of a change of the table. The request lists every change. */
export function createTableApproval(platform: LoyaltyPlatform) {
  return approval<AskedTable>({
    kind: 'loyalty.levels',
    permission: 'loyalty.levels',
    object: () => 'levels',
    details: ({ changes }) => changes,
    execute: async (tx, { changes: _changes, ...input }) => writeTable(tx, input, await platform.site.currency(tx)),
  });
}

/** @throws Refusal request.invalid, levels.changed, levels.held, idempotency.conflict */
export async function requestTable(
  platform: LoyaltyPlatform,
  acting: Acting,
  kind: ReturnType<typeof createTableApproval>,
  { reason, requestKey, ...wanted }: BodyOf<typeof contract.changeLevels>,
): Promise<ApprovalView> {
  checkTable(wanted);
  await requireFresh(platform.db, wanted);
  const before = await readTable(platform.db, await platform.site.currency());
  return requestApproval(platform, acting, { reason, requestKey }, kind, {
    ...wanted,
    changes: changesOf(before, wanted),
  });
}

const TERMS = ['keepDays', 'pointTurnover', 'rewardDays', 'gift', 'giftTimes', 'giftDays', 'checkIn'] as const;

function changesOf(before: TableView, wanted: TableInput): string[] {
  const lines: [string, string, string][] = TERMS.map((name) => [
    name,
    textOf(before[name]),
    textOf(wanted[name] ?? before[name]),
  ]);
  const fieldsOf = ({ rebates, freeWithdrawals, service, label = '', ...level }: TableInput['levels'][number]) => ({
    ...Object.fromEntries(NAMES.map((name) => [name, textOf(level[name])])),
    freeWithdrawals: String(freeWithdrawals),
    service,
    label: label || '–',
    ...Object.fromEntries(
      rebates.map(({ product, steps }) => [`rebates · ${product}`, `${(steps / 100).toFixed(2)}%`]),
    ),
  });
  for (let at = 0; at < Math.max(before.levels.length, wanted.levels.length); at++) {
    const [former, next] = [before.levels[at], wanted.levels[at]].map((level) => level && fieldsOf(level));
    for (const name of new Set([...Object.keys(former ?? {}), ...Object.keys(next ?? {})]))
      lines.push([`VIP ${at + 1} · ${name}`, valueOf(former, name), valueOf(next, name)]);
  }
  return lines.filter(([, was, is]) => was !== is).map(([name, was, is]) => factLine(name, was, is));
}

const valueOf = (level: Record<string, string> | undefined, name: string): string => level?.[name] ?? '–';

/** "5000" and "5000.00" are one amount. */
function textOf(value: string | number | readonly string[] | undefined): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join(' · ');
  const minor = typeof value === 'string' ? tryParseMinor(value) : null;
  return minor === null ? String(value ?? '–') : formatMinor(minor);
}

/** Checks that levels ascend without a gap, and that each requires at least as much as the previous one. */
export function checkTable({ levels, checkIn, pointTurnover }: TableInput): void {
  const bad = (field: string, reason: string) => new Refusal('request.invalid', { field, reason });
  if (checkIn.some((amount) => tryParseMinor(amount) === null)) throw bad('checkIn', 'format');
  if (checkIn.some((amount) => minorOf(amount) > mostMinor('checkIn'))) throw bad('checkIn', 'maximum');
  if ((tryParseMinor(pointTurnover) ?? 0n) <= 0n) throw bad('pointTurnover', 'format');
  for (const [index, level] of levels.entries()) {
    if (level.level !== index + 1) throw bad('levels', 'gap');
    for (const name of NAMES) if (tryParseMinor(level[name]) === null) throw bad(`levels.${index}.${name}`, 'format');
    for (const [name, most] of MOSTS)
      if (minorOf(level[name]) > mostMinor(most)) throw bad(`levels.${index}.${name}`, 'maximum');
    const before = levels[index - 1];
    for (const name of ['deposit', 'turnover'] as const)
      if (index === 0 && minorOf(level[name]) > 0n) throw bad(`levels.0.${name}`, 'maximum'); // all members begin here
    if (before === undefined) continue;
    for (const name of ['deposit', 'turnover', 'keep'] as const)
      if (minorOf(level[name]) < minorOf(before[name])) throw bad(`levels.${index}.${name}`, 'minimum');
  }
}

/** @throws Refusal levels.changed, levels.held */
async function requireFresh(executor: Executor, { version, levels }: TableInput): Promise<void> {
  if ((await readTerms(executor)).version !== version) throw new Refusal('levels.changed');
  const held = await executor.first(sql`select 1 from loyalty_members where level > ${levels.length}::int limit 1`);
  if (held !== undefined) throw new Refusal('levels.held');
}

export async function writeTable(tx: Tx, wanted: TableInput, currency: string): Promise<Change> {
  await tx.run(sql`select 1 from loyalty_terms for update`);
  await requireFresh(tx, wanted);
  const before = await readTable(tx, currency);
  await tx.run(sql`
    update loyalty_terms
       set keep_days = ${wanted.keepDays}::int, point_minor = ${minorOf(wanted.pointTurnover)}::bigint,
           reward_days = ${wanted.rewardDays}::int, gift = coalesce(${wanted.gift ?? null}, gift),
           gift_times = coalesce(${wanted.giftTimes ?? null}::int, gift_times),
           gift_days = coalesce(${wanted.giftDays ?? null}::int, gift_days),
           check_in_minor = ${wanted.checkIn.map(minorOf)}::bigint[],
           version = version + 1`);
  await tx.run(sql`delete from loyalty_levels where level > ${wanted.levels.length}::int`);
  for (const level of wanted.levels) await writeLevel(tx, level);
  return { action: 'levels.changed', before: { ...before }, after: { ...wanted } };
}

async function writeLevel(
  tx: Tx,
  { level, rebates, freeWithdrawals, service, label = '', ...wanted }: TableInput['levels'][number],
) {
  const shares = Object.fromEntries(rebates.filter(({ steps }) => steps > 0).map((row) => [row.product, row.steps]));
  const [deposit, turnover, keep, cap, upgrade, birthday, monthly, daily] = NAMES.map((name) => minorOf(wanted[name]));
  await tx.run(sql`
    insert into loyalty_levels (level, deposit_minor, turnover_minor, keep_minor, rebate_cap_minor, upgrade_minor,
      birthday_minor, monthly_minor, withdraw_daily_minor, rebates, free_withdrawals, service, label)
    values (${level}::int, ${deposit}::bigint, ${turnover}::bigint, ${keep}::bigint, ${cap}::bigint, ${upgrade}::bigint,
      ${birthday}::bigint, ${monthly}::bigint, ${daily}::bigint, ${JSON.stringify(shares)}::jsonb,
      ${freeWithdrawals}::int, ${service}, ${label})
    on conflict (level) do update
      set deposit_minor = excluded.deposit_minor, turnover_minor = excluded.turnover_minor,
          keep_minor = excluded.keep_minor, rebate_cap_minor = excluded.rebate_cap_minor,
          upgrade_minor = excluded.upgrade_minor, birthday_minor = excluded.birthday_minor,
          monthly_minor = excluded.monthly_minor, withdraw_daily_minor = excluded.withdraw_daily_minor,
          rebates = excluded.rebates, free_withdrawals = excluded.free_withdrawals, service = excluded.service,
          label = excluded.label`);
}

const minorOf = (amount: string): bigint => tryParseMinor(amount) ?? 0n;
