import { createHash } from 'node:crypto';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { holderOf } from '../free-rounds/grants.ts';
import { park } from '../parked.ts';
import { productOf } from '../products.ts';
import { memberOf, userOf } from '../users.ts';
import { createAdultCheck, type MarketTerms, marketTerms } from './market.ts';
import type { Action, ActionResult, Answer, Outcome, Policy, Reading } from './port.ts';
import { outcomeOf, RETRIED } from './outcomes.ts';

/** The calling vendor, its rules, and its page about a round. */
export interface Desk {
  vendor: string;
  policy: Policy;
  roundUrl(roundId: string, user: string): string | null;
}

export type Core = (desk: Desk, reading: Reading) => Promise<Answer>;

interface Stored {
  asset: string;
  balanceMinor: string;
  results: ActionResult[];
}

/** An action as input of the SQL function. */
type Step = Omit<Action, 'amountMinor'> & {
  amountMinor: string;
  id: string;
  hash: string;
  gameName: string | null;
  product: string;
  detailUrl: string | null;
} & MarketTerms;

/**
 * Executes vendors' actions, in our terms and minor units, independent of protocols. One round trip to the database per
 * call.
 */
export function createCore(
  { db, ages, site }: Pick<VendorsPlatform, 'db' | 'ages' | 'site'>,
  catalogue: Catalogue,
): Core {
  const isAdult = createAdultCheck((memberId, years) => ages.isProved(db, memberId, years));
  return async (desk, asked) => {
    const reading = asked.grantId === undefined ? asked : await ofHolder(db, desk.vendor, asked.grantId, asked);
    const memberId = reading === undefined ? null : memberOf(reading.user);
    if (reading === undefined || memberId === null) return refused('SESSION_INVALID');
    try {
      const steps = await prepare(desk, memberId, reading);
      const stored = await twice(() => run(db, desk, memberId, reading, steps));
      return present(stored);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === undefined) throw error;
      if (outcome === 'TX_NOT_FOUND') await parkUnknown(db, desk, memberId, reading);
      if (outcome === 'ALREADY_ROLLED_BACK') await unparkRollbacks(db, desk, reading);
      return refused(outcome, await balanceFor(outcome, desk.vendor, memberId, reading.currency));
    }
  };

  async function namedGame(vendor: string, { gameId }: Action) {
    return gameId === null ? undefined : catalogue.gameOf(vendor, gameId);
  }

  /** @throws Refusal when a game does not accept bets at the moment; a repeated bet receives its first answer */
  async function gameOfBet(vendor: string, action: Action) {
    const { gameId, transactionId } = action;
    try {
      if (await site.isInMaintenance()) throw new Refusal('system.maintenance');
      return gameId === null ? undefined : await catalogue.launchable(gameId, vendor);
    } catch (error) {
      const isRepeated = await db.first(sql`
        select from vendors_operations
         where vendor = ${vendor} and transaction_id = ${transactionId} and kind = 'bet'`);
      if (isRepeated === undefined) throw error;
      return namedGame(vendor, action);
    }
  }

  /** @throws Refusal when a game does not accept bets at the moment */
  async function prepare({ vendor, roundUrl }: Desk, memberId: bigint, reading: Reading): Promise<Step[]> {
    const steps: Step[] = [];
    const rules = await site.market();
    const currency = await site.currency();
    const isAged = (years: number) => isAdult(memberId, years);
    for (const action of reading.actions) {
      const game = await (action.kind === 'bet' ? gameOfBet(vendor, action) : namedGame(vendor, action));
      const product = productOf(game?.category);
      steps.push({
        ...action,
        ...(await marketTerms(rules, currency, product, isAged)),
        amountMinor: String(action.amountMinor),
        id: timeOrderedId(Date.now()),
        hash: hashOf(reading, action),
        gameName: game?.name ?? action.gameId,
        product,
        detailUrl: action.roundId === null ? null : roundUrl(action.roundId, reading.user),
      });
    }
    return steps;
  }

  /** Vendors show the balance to a player whose bet was too large. */
  async function balanceFor(
    outcome: Outcome,
    vendor: string,
    memberId: bigint,
    currency: string | null,
  ): Promise<Pick<Answer, 'balanceMinor' | 'asset'> | undefined> {
    if (outcome !== 'INSUFFICIENT_FUNDS' && outcome !== 'LIMIT_EXCEEDED') return undefined;
    const { answer } = await db.one(sql<{ answer: Stored }>`
      select vendors_read_balance(${vendor}, ${memberId}::bigint, ${currency}, null) as answer`);
    return { balanceMinor: BigInt(answer.balanceMinor), asset: answer.asset };
  }
}

/** The same call, for the member of a grant of free rounds. */
async function ofHolder(
  db: VendorsPlatform['db'],
  vendor: string,
  grantId: string,
  reading: Reading,
): Promise<Reading | undefined> {
  const holder = await holderOf(db, vendor, grantId);
  if (holder === undefined) return undefined;
  const { memberId, asset, gameId } = holder;
  const actions = reading.actions.map((action) => ({ ...action, gameId }));
  return { ...reading, user: userOf(memberId), currency: asset, actions };
}

/** Calls that refer to unknown operations are shown to operators; rollbacks are recorded when they are stored. */
async function parkUnknown(
  db: VendorsPlatform['db'],
  { vendor }: Desk,
  memberId: bigint,
  reading: Reading,
): Promise<void> {
  for (const action of reading.actions) {
    const hash = hashOf(reading, action);
    if (action.kind === 'win' || action.kind === 'adjust')
      await park(db, { vendor, memberId, outcome: 'TX_NOT_FOUND', action, hash });
  }
}

async function run(
  executor: Executor,
  { vendor, policy }: Desk,
  memberId: bigint,
  { session, currency }: Reading,
  steps: readonly Step[],
): Promise<Stored> {
  const token = session === null ? null : hashSecret(session);
  if (steps.length === 0) {
    return executor.value(sql<Stored>`
      select vendors_read_balance(${vendor}, ${memberId}::bigint, ${currency}, ${token})`);
  }
  return executor.value(
    sql<Stored>`
      select vendors_callback(${vendor}, ${memberId}::bigint, ${currency}, ${token},
        ${JSON.stringify(steps)}::jsonb, ${JSON.stringify(policy)}::jsonb)`,
    { wakes: ['outbox', 'stream'] },
  );
}

/** A rollback that arrived before its bet no longer waits once the bet has arrived and was refused. */
async function unparkRollbacks(db: VendorsPlatform['db'], { vendor }: Desk, reading: Reading): Promise<void> {
  const names = reading.actions.flatMap(({ kind, transactionId }) => (kind === 'bet' ? transactionId : []));
  await db.run(sql`
    select vendors_unpark(vendor, 'rollback', transaction_id, 'its bet came later and was refused')
      from vendors_parked
     where vendor = ${vendor} and kind = 'rollback' and reference = any(${names}::text[]) and resolved_at is null`);
}

/**
 * Two calls with the same name by two members, or locks in another order: the second attempt sees the result of the
 * other.
 */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || !RETRIED.has(codeOf(error))) throw error;
    return work();
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Hash of the fields that a repeated call must share with the first one. */
function hashOf({ user, currency }: Reading, action: Action): string {
  const { kind, transactionId, reference, roundId, gameId, amountMinor } = action;
  return createHash('sha256')
    .update(JSON.stringify([user, currency, kind, transactionId, reference, roundId, gameId, String(amountMinor)]))
    .digest('hex');
}

function present({ asset, balanceMinor, results }: Stored): Answer {
  const outcome = results.find((result) => result.outcome !== 'OK')?.outcome ?? 'OK';
  return { outcome, balanceMinor: BigInt(balanceMinor), asset, results };
}

function refused(outcome: Outcome, known?: Pick<Answer, 'balanceMinor' | 'asset'>): Answer {
  return { outcome, balanceMinor: null, asset: null, ...known, results: [] };
}
