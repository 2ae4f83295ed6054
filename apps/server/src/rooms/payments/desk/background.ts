import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { type MemberSpan, readConnections } from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import type { Wallet } from '../../wallet/index.ts';
import { METHOD_NAMES_OF_ORDER, type MethodNames, methodNameIn } from '../methods.ts';
import { findWithdrawal, findWithdrawalBefore, type Withdrawal } from '../withdrawals/withdrawal-rows.ts';

type Background = ValueOf<typeof contract.withdrawalBackground>;
type Money = Omit<Background, 'related'>;

/** Maximum number of ledger entries and bets that are read, newest first. */
const MOST_ROWS = 20_000;

interface Source {
  kind: string;
  name: string | null;
  amountMinor: bigint;
}

/** Background of a withdrawal: the sources of its money, and other members with the same device or account. */
export function createBackgroundRoute(platform: PaymentsPlatform, wallet: Wallet): BoundRoute {
  const { db, people, collected } = platform;
  const desks = () => collected.all().flatMap(({ desk }) => desk ?? []);

  async function moneyOf({ id, memberId, asset, createdAt }: Withdrawal, language: string): Promise<Money> {
    const last = await findWithdrawalBefore(db, memberId, asset, createdAt);
    const moved = await wallet.movedBetween(memberId, asset, {
      after: last && holdKey(last.id),
      before: holdKey(id),
      most: MOST_ROWS,
    });
    const from = moved.partSince ?? last?.createdAt ?? new Date(0);
    const span = { memberId, asset, from, to: createdAt, most: MOST_ROWS };
    const [depositMethods, games] = await Promise.all([depositsIn(db, span, language), winningsIn(span, language)]);
    const known = sumOf(games);
    const inPlay = moved.sums.filter(({ kind }) => PLAY.has(kind));
    const deposits = moved.sums.filter(({ kind }) => kind === 'deposit');
    const sources: Source[] = [
      ...depositMethods,
      { kind: 'deposit', name: null, amountMinor: sumOf(deposits) - sumOf(depositMethods) },
      ...games,
      // Earlier bets that ended now, and bets still open.
      { kind: 'play', name: null, amountMinor: sumOf(inPlay) - known },
      ...moved.sums.filter(({ kind }) => kind !== 'deposit' && !PLAY.has(kind)).map((sum) => ({ ...sum, name: null })),
    ];
    return {
      since: moved.partSince === null ? (last?.createdAt.getTime() ?? null) : null,
      before: formatMinor(moved.beforeMinor),
      after: formatMinor(moved.afterMinor),
      isPart: moved.partSince !== null,
      sources: presentSources(sources),
    };
  }
  async function winningsIn(span: MemberSpan, language: string): Promise<Source[]> {
    const reported = await Promise.all(desks().flatMap(({ winnings }) => winnings?.(db, span, language) ?? []));
    return reported.flat().map(({ game, amountMinor }) => ({ kind: 'game', name: game, amountMinor }));
  }
  async function relatedTo(memberId: bigint): Promise<NonNullable<Background['related']>> {
    const near = await readConnections(db, desks(), memberId);
    const ids = near.map((one) => one.memberId);
    const [balances, closed] = await Promise.all([platform.balances.of(ids), people.closedAt(ids)]);
    const shown = near.map(async ({ memberId: id, by, at }) => {
      const member = await people.find(id);
      if (member === undefined) return [];
      const { asset } = member;
      const has = balances.find((one) => one.memberId === id && one.asset === asset)?.balanceMinor ?? 0n;
      return {
        memberId: String(id),
        account: member.account,
        state: stateOf(closed.has(id), member.isDisabled),
        balance: formatMinor(has),
        currency: asset,
        by,
        at: at.getTime(),
      };
    });
    return (await Promise.all(shown)).flat();
  }
  return route(contract.withdrawalBackground, async ({ operator, params, language }) => {
    const withdrawal = requireFound(await findWithdrawal(db, params.id));
    const maySee = operator.permissions.includes('members.read');
    const [money, related] = await Promise.all([
      moneyOf(withdrawal, language),
      maySee ? relatedTo(withdrawal.memberId) : Promise.resolve(null),
    ]);
    return { ...money, related };
  });
}

/** Largest first, without those of no money. */
const presentSources = (sources: readonly Source[]): Money['sources'] =>
  sources
    .filter(({ amountMinor }) => amountMinor !== 0n)
    .toSorted((one, other) => Number(other.amountMinor - one.amountMinor))
    .map(({ kind, name, amountMinor }) => ({ kind, name, amount: formatMinor(amountMinor) }));

/** Deposits by method, as they were credited. */
async function depositsIn(
  db: PaymentsPlatform['db'],
  { memberId, asset, from, to }: MemberSpan,
  language: string,
): Promise<Source[]> {
  const rows = await db.rows(sql<{ names: MethodNames; amountMinor: bigint }>`
    select ${METHOD_NAMES_OF_ORDER} as names,
           sum(coalesce(o.credited_minor, o.amount_minor) - o.fee_minor)::bigint as "amountMinor"
      from payments_orders o
     where o.member_id = ${memberId}::bigint and o.asset = ${asset} and o.status = 'succeeded'
       and o.credited_at >= ${from}::timestamptz and o.credited_at < ${to}::timestamptz
     group by o.method, o.asset`);
  return rows.map(({ names, amountMinor }) => ({ kind: 'deposit', name: methodNameIn(names, language), amountMinor }));
}

const PLAY: ReadonlySet<string> = new Set(['bet', 'win', 'refund']);

const holdKey = (id: string) => `withdrawal:${id}:hold`;
const sumOf = (rows: readonly { amountMinor: bigint }[]) =>
  rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

function stateOf(isClosed: boolean, isDisabled: boolean): 'active' | 'disabled' | 'closed' {
  if (isClosed) return 'closed';
  return isDisabled ? 'disabled' : 'active';
}
