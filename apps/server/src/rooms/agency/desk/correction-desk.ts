import { agencyDesk as contract } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { approval, factLine, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { BILLS_LOCK } from '../contracts/bill-rows.ts';
import { readPeriod, today } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { findPlace } from '../tree/tree-rows.ts';

type ZoneOf = (executor: Executor) => Promise<string>;

interface BillInput {
  billId: string;
  account: string;
  asset: string;
  /** Minor units, signed. */
  amount: string;
  /** Amount of the bill when the correction was requested, and its amount after it. */
  before: string;
  after: string;
  /** Sum of the bill's corrections at the time of the request; absent in requests that were stored without it. */
  corrected?: string;
}

interface DayInput {
  memberId: string;
  account: string;
  day: string;
  product: string;
  /** Minor units, signed. */
  turnover: string;
  prize: string;
  bonus: string;
}

/** Manual corrections, each requested by one operator and approved by another. */
export function createCorrections({ platform, zoneOf }: AgencyServices) {
  const { db } = platform;
  const bill = billApproval(zoneOf);
  const day = dayApproval(zoneOf);
  const routes: BoundRoute[] = [
    route(contract.requestBillCorrection, async ({ operator, ip, params, body: { amount, ...input } }) => {
      const amountMinor = requireSomething(parseMinor(amount), 'amount');
      const found = await db.found(sql<Found>`
        select b.state in ('denied', 'expired') or m.left_at is not null and ${amountMinor}::bigint > 0 as "isClosed",
               m.account, m.asset, b.amount_minor as "amountMinor", b.paid_minor as "paidMinor",
               b.computed_minor + b.corrected_minor as "figuresMinor", b.corrected_minor as "correctedMinor"
          from agency_bills b join agency_members m using (member_id) where b.id = ${params.id}::bigint`);
      if (found.isClosed) throw new Refusal('agency.bill.closed');
      const after = correctedMinor(found, amountMinor);
      if (after < 0n) throw new Refusal('agency.correction.below');
      const { account, asset, amountMinor: before } = found;
      const amounts = { amount: `${amountMinor}`, before: `${before}`, after: `${after}` };
      const payload = { billId: params.id, account, asset, ...amounts, corrected: `${found.correctedMinor}` };
      return requestApproval(platform, { operator, ip }, input, bill, payload);
    }),
    route(contract.requestDayCorrection, async ({ operator, ip, params, body }) => {
      const { day: on, product, turnover, prize, bonus, ...wanted } = body;
      const place = requireFound(await findPlace(db, BigInt(params.id)));
      const zone = await zoneOf(db);
      readPeriod(on, on, zone);
      if (on > today(zone)) throw new Refusal('request.invalid', { field: 'day', reason: 'open' });
      const [turnoverMinor, prizeMinor, bonusMinor] = [parseMinor(turnover), parseMinor(prize), parseMinor(bonus)];
      if (prizeMinor === 0n && bonusMinor === 0n) requireSomething(turnoverMinor, 'turnover');
      return requestApproval(platform, { operator, ip }, wanted, day, {
        memberId: params.id,
        account: place.account,
        day: on,
        product,
        turnover: `${turnoverMinor}`,
        prize: `${prizeMinor}`,
        bonus: `${bonusMinor}`,
      });
    }),
  ];
  return { routes, approvals: [bill, day] };
}

interface Found {
  isClosed: boolean;
  account: string;
  asset: string;
  amountMinor: bigint;
  paidMinor: bigint;
  /** The computed amount with earlier corrections; a real-time bill may have paid more. */
  figuresMinor: bigint;
  correctedMinor: bigint;
}

/** The amount of a bill after a correction, by the rule of `agency_correct_bill`. */
function correctedMinor({ amountMinor, paidMinor, figuresMinor }: Found, byMinor: bigint): bigint {
  if (byMinor < 0n) return amountMinor + byMinor;
  return figuresMinor + byMinor > paidMinor ? figuresMinor + byMinor : paidMinor;
}

function requireSomething(amountMinor: bigint, field: string): bigint {
  if (amountMinor === 0n) throw new Refusal('request.invalid', { field, reason: 'zero' });
  return amountMinor;
}

const billApproval = (zoneOf: ZoneOf) =>
  approval<BillInput>({
    kind: 'agency.billCorrection',
    permission: 'agency.change',
    object: ({ billId }) => `agencyBill:${billId}`,
    title: ({ account, billId }) => `${account}: ${billId} (agencyBill:${billId})`,
    // From the house's point of view, like payments.
    amount: ({ amount, asset }) => ({ amountMinor: -BigInt(amount), asset }),
    details: ({ before, after }) => [factLine('sum', formatMinor(BigInt(before)), formatMinor(BigInt(after)))],
    execute: async (tx, { billId, amount, corrected }, { approvalId, reason, askedBy, approvedBy }) => {
      // Prevents bills from being recalculated meanwhile.
      await tx.run(sql`select pg_advisory_xact_lock(${BILLS_LOCK})`);
      // Another correction was executed meanwhile: the sum that the approver saw would be wrong.
      const now = await tx.found(sql<{ corrected: string }>`
        select corrected_minor::text as corrected from agency_bills where id = ${billId}::bigint`);
      if (corrected !== undefined && now.corrected !== corrected) throw new Refusal('version.conflict');
      const { number } = await tx.one(
        sql<{ number: bigint }>`
        select agency_correct_bill(${billId}::bigint, ${amount}::bigint, ${approvalId}::bigint, ${reason}, ${askedBy},
          ${approvedBy}, ${await zoneOf(tx)}) as number`,
        { wakes: ['stream'] },
      );
      return { action: 'agency.bill.corrected', before: {}, after: { number: String(number), amountMinor: amount } };
    },
  });

const dayApproval = (zoneOf: ZoneOf) =>
  approval<DayInput>({
    kind: 'agency.dayCorrection',
    permission: 'agency.change',
    object: ({ memberId }) => `member:${memberId}`,
    title: ({ account, memberId }) => `${account} (member:${memberId})`,
    details: ({ day, product, turnover, prize, bonus }) => [
      factLine('day', day),
      factLine('product', product),
      ...Object.entries({ turnover, prize, bonus })
        .filter(([, value]) => value !== '0')
        .map(([name, value]) => factLine(name, formatMinor(BigInt(value)))),
    ],
    execute: async (tx, { memberId, account: _account, ...wanted }, { approvalId, reason, askedBy, approvedBy }) => {
      const { day, product, turnover, prize, bonus } = wanted;
      const { number } = await tx.one(sql<{ number: bigint }>`
        select agency_correct_day(${memberId}::bigint, ${day}::date, ${product}, ${turnover}::bigint,
          ${prize}::bigint, ${bonus}::bigint, ${approvalId}::bigint, ${reason}, ${askedBy}, ${approvedBy},
          ${await zoneOf(tx)}) as number`);
      return { action: 'agency.day.corrected', before: {}, after: { number: String(number), ...wanted } };
    },
  });
