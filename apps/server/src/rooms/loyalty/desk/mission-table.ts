import { randomUUID } from 'node:crypto';
import { type BodyOf, loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { LoyaltyPlatform } from '../ports.ts';
import {
  approval,
  type ApprovalKind,
  audited,
  type Change,
  factLine,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { inLanguage } from '../rewards/present.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { mostMinor } from './most.ts';
import { listMissions } from '../missions/mission-rows.ts';

type View = ValueOf<typeof contract.missionTable>;
type Row = View[number];
/** A mission as operators and merchant packs write it. */
export type MissionFields = Omit<BodyOf<typeof contract.addMission>, 'reason' | 'requestKey'>;
type Input = MissionFields;

/** A mission as submitted for approval. */
interface MissionInput {
  /** Null for a new one. */
  id: string | null;
  /** Version of the mission on which the change is based. */
  version: number;
  wish: Input;
  currency: string;
  /** The changes, one line each. */
  changes: string[];
}

/** Mission editing for operators. A change that lets a mission pay more needs a second operator. */
export function createMissionDesk(platform: LoyaltyPlatform): { routes: BoundRoute[]; approvals: ApprovalKind[] } {
  const { db, site } = platform;
  const mission = approval<MissionInput>({
    kind: 'loyalty.mission',
    permission: 'loyalty.missions',
    object: objectOf,
    title: (asked, language) => `${inLanguage(asked.wish.titles, language)} (${objectOf(asked)})`,
    amount: ({ wish: input, currency }) => ({ amountMinor: parseMinor(input.budget), asset: currency }),
    details: ({ changes }) => changes,
    execute: (tx, asked) => carryOut(tx, asked),
  });
  const ask = async (
    acting: Parameters<typeof requestApproval>[1],
    { reason, requestKey = randomUUID() }: { reason: string; requestKey?: string | undefined },
    asked: Pick<MissionInput, 'id' | 'wish'>,
    before: Row | null,
  ) =>
    requestApproval(platform, acting, { reason, requestKey }, mission, {
      ...asked,
      version: before?.version ?? 0,
      currency: await site.currency(),
      changes: changesOf(before, asked.wish),
    });

  return {
    approvals: [mission],
    routes: [
      route(contract.missionTable, () => readMissions(db)),
      route(contract.addMission, ({ operator, ip, body: { reason, requestKey, ...requested } }) => {
        checkInput(requested, 0n);
        return ask({ operator, ip }, { reason, requestKey }, { id: null, wish: requested }, null);
      }),
      route(contract.changeMission, async ({ operator, ip, params: { id }, body }) => {
        const { reason, requestKey, version, ...wanted } = body;
        const seen = await findMission(db, id);
        if (version !== undefined && version !== seen.version) throw new Refusal('mission.changed');
        checkInput(wanted, parseMinor(seen.spent));
        if (paysMore(seen, wanted)) return ask({ operator, ip }, { reason, requestKey }, { id, wish: wanted }, seen);
        return audited(platform, { operator, ip }, async (tx) => {
          const before = await lockMission(tx, id);
          if (before.version !== seen.version) throw new Refusal('mission.changed');
          checkInput(wanted, parseMinor(before.spent));
          await writeMission(tx, id, wanted);
          const trail = { action: 'mission.changed', object: `mission:${id}`, reason, before, after: wanted };
          return { value: await readMissions(tx), trail };
        });
      }),
    ],
  };
}

const objectOf = ({ id }: Pick<MissionInput, 'id'>): string => `mission:${id ?? 'new'}`;

async function carryOut(tx: Tx, { id, version, wish: wanted }: MissionInput): Promise<Change> {
  if (id === null) {
    checkInput(wanted, 0n);
    return { action: 'mission.added', before: {}, after: { id: await addMission(tx, wanted), ...wanted } };
  }
  const before = await lockMission(tx, id);
  if (before.version !== version) throw new Refusal('mission.changed');
  checkInput(wanted, parseMinor(before.spent));
  await writeMission(tx, id, wanted);
  return { action: 'mission.changed', before: { ...before }, after: { ...wanted } };
}

/** Whether the change lets members receive more, or receive it for less. */
function paysMore(before: Row, wanted: Input): boolean {
  if (wanted.isOpen && !before.isOpen) return true;
  if (wanted.period !== before.period || wanted.goal !== before.goal || wanted.target < before.target) return true;
  if (parseMinor(wanted.amount) > parseMinor(before.amount)) return true;
  if (parseMinor(wanted.budget) > parseMinor(before.budget)) return true;
  const { products } = before;
  return products !== null && (wanted.products === null || wanted.products.some((one) => !products.includes(one)));
}

const FIELDS = ['period', 'goal', 'products', 'target', 'amount', 'budget', 'isOpen'] as const;

function changesOf(before: Row | null, wanted: Input): string[] {
  const textOf = (of: Pick<Input, (typeof FIELDS)[number]>, name: (typeof FIELDS)[number]) =>
    name === 'amount' || name === 'budget' ? formatMinor(parseMinor(of[name])) : (of[name] ?? 'all');
  if (before === null) return FIELDS.map((name) => factLine(name, textOf(wanted, name)));
  return FIELDS.filter((name) => String(textOf(before, name)) !== String(textOf(wanted, name))).map((name) =>
    factLine(name, textOf(before, name), textOf(wanted, name)),
  );
}

/** @throws Refusal request.invalid with the field and its problem */
export function checkInput({ period, goal, target, amount, budget, titles }: Input, spentMinor: bigint): void {
  const wrong = (field: string, reason: string) => new Refusal('request.invalid', { field, reason });
  const [amountMinor, budgetMinor] = [tryParseMinor(amount) ?? 0n, tryParseMinor(budget) ?? 0n];
  if (amountMinor <= 0n) throw wrong('amount', 'format');
  if (amountMinor > mostMinor('mission')) throw wrong('amount', 'maximum');
  if (budgetMinor < amountMinor || budgetMinor < spentMinor) throw wrong('budget', 'minimum');
  if (budgetMinor > mostMinor('missionBudget')) throw wrong('budget', 'maximum');
  if (goal === 'limits' && (period !== 'once' || target !== 1))
    throw wrong(period === 'once' ? 'target' : 'period', 'once');
  if (Object.values(titles).some((title) => plainText(title) === '')) throw wrong('titles', 'empty');
}

/** @returns the id */
export async function addMission(tx: Tx, wanted: Input): Promise<string> {
  const { id } = await tx.one(sql<{ id: bigint }>`
    insert into loyalty_missions (${COLUMNS}) values (${valuesOf(wanted)}) returning id`);
  return String(id);
}

const COLUMNS = sql`period, goal, products, target, amount_minor, budget_minor, titles, position, is_open`;

function valuesOf({ period, goal, products, target, amount, budget, titles, position, isOpen }: Input) {
  const clean = Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, plainText(title)]));
  return sql`${period}, ${goal}, ${goal === 'bets' ? products : null}::text[], ${target}::int,
    ${parseMinor(amount)}::bigint, ${parseMinor(budget)}::bigint, ${JSON.stringify(clean)}::jsonb, ${position}::int,
    ${isOpen}::boolean`;
}

export async function writeMission(tx: Tx, id: string, wanted: Input): Promise<void> {
  await tx.run(sql`
    update loyalty_missions
       set (${COLUMNS}) = (${valuesOf(wanted)}), version = version + 1, changed_at = clock_timestamp()
     where id = ${id}::bigint`);
}

/** @throws Refusal not.found */
async function findMission(executor: Executor, id: string): Promise<Row> {
  return requireFound((await readMissions(executor)).find((mission) => mission.id === id));
}

/** Blocks new rewards, so that the budget is compared with the amount given so far. */
export async function lockMission(tx: Tx, id: string): Promise<Row> {
  await tx.run(sql`select 1 from loyalty_missions where id = ${id}::bigint for update`);
  return findMission(tx, id);
}

export async function readMissions(executor: Executor): Promise<View> {
  const reached = await executor.rows(sql<{ id: bigint; reached: number }>`
    select s.id, (select count(*)::int from loyalty_rewards r
                   where starts_with(r.source_key, format('mission:%s:', s.id))) as reached
      from loyalty_missions s`);
  const counts = new Map(reached.map((row) => [row.id, row.reached]));
  return (await listMissions(executor)).map(({ id, amountMinor, budgetMinor, spentMinor, ...mission }) => ({
    ...mission,
    id: String(id),
    amount: formatMinor(amountMinor),
    budget: formatMinor(budgetMinor),
    spent: formatMinor(spentMinor),
    left: formatMinor(budgetMinor - spentMinor),
    reached: counts.get(id) ?? 0,
  }));
}
