import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { lastClosedDay, readPeriod, today } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { profitMinor } from '../figures/figures.ts';
import { asked, calculate, NOTHING } from './calculate.ts';
import { correctionsIn, ratesSetIn } from './correction-rows.ts';
import { figuresOf } from './due-figures.ts';
import { type BilledContract, contractsIn, type Run } from './due-rows.ts';
import { reviewedFindings, teamSizes, topMembers } from './finding-rows.ts';
import { findingsOf } from './findings.ts';
import { presentLine } from './present.ts';
import { lastEnded, periodOf, topRate } from './rules.ts';

/**
 * Computes a settlement from the current figures, with its bills and the previous ones; writes nothing. For a running
 * period it shows the result as if the period ended now.
 * @param day any day of the period; defaults to the last period that ended
 * @throws Refusal request.invalid for a day in the future
 */
export async function previewSettlement(
  services: AgencyServices,
  run: Run,
  day: string | undefined,
): Promise<ValueOf<typeof contract.settlement>> {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const zone = await zoneOf(db);
  const last = lastClosedDay(zone);
  const now = today(zone);
  const wanted = day === undefined ? undefined : readPeriod(day, day, zone).from;
  if (wanted !== undefined && wanted > now) throw new Refusal('request.invalid', { field: 'day', reason: 'open' });
  const { from, to } = wanted === undefined ? lastEnded(run.rhythm, last) : periodOf(run.rhythm, wanted);
  const isRunning = to > last;
  const { list, isCut } = await contractsIn(db, run, { from, to: to > now ? now : to });
  const shown = { from, to: to > now ? now : to };
  const computed = new Map((await calculate(db, list, zone)).map(({ due, calculation }) => [due.id, calculation]));
  const sums = await figuresOf(db, list.map(asked));
  const downlineIds = list.map(({ downlineId }) => downlineId);
  const sizes = await teamSizes(db, downlineIds);
  const instants = services.instantsOf(shown, zone);
  const rows = list.map((one) => {
    const { amountMinor = 0n, lines = [] } = computed.get(one.id) ?? {};
    const comesTo = amountMinor + (one.corrected ?? 0n);
    return { one, lines, sums: sums.get(one.id) ?? NOTHING, nowMinor: comesTo > 0n ? comesTo : 0n };
  });
  const isTop = topsOf(list);
  const all = rows.filter(({ one }) => isTop(one)).map((row) => row.sums);
  const billIds = list.flatMap(({ billId }) => (billId === null ? [] : [billId]));
  return {
    from,
    to,
    isRunning,
    isCut,
    last: formatMinor(total(list.map(({ last: minor }) => minor ?? 0n))),
    before: formatMinor(total(list.map(({ before }) => before ?? 0n))),
    now: formatMinor(total(rows.map(({ nowMinor }) => nowMinor))),
    turnover: formatMinor(total(all.map(({ turnoverMinor }) => turnoverMinor))),
    revenue: formatMinor(total(all.map((one) => -profitMinor(one)))),
    corrections: await correctionsIn(db, billIds, shown),
    findings: findingsOf({
      from,
      rows,
      rates: await ratesSetIn(db, downlineIds, instants),
      tops: await topMembers(db, list.map(asked)),
      accounts: await platform.payoutAccounts.addedIn(db, downlineIds, instants),
      seen: await reviewedFindings(db, { ...run, from }),
    }),
    rows: rows.map((row) => presentRow(row, sizes.get(row.one.downlineId))),
  };
}

interface PreviewRow {
  one: BilledContract;
  lines: readonly Parameters<typeof presentLine>[0][];
  sums: typeof NOTHING;
  nowMinor: bigint;
}

function presentRow(
  { one, lines, sums: own, nowMinor }: PreviewRow,
  size: { agents: bigint; members: bigint } | undefined,
): ValueOf<typeof contract.settlement>['rows'][number] {
  return {
    contractId: String(one.id),
    memberId: String(one.downlineId),
    account: one.account,
    uplines: one.uplines,
    agents: Number(size?.agents ?? 0),
    members: Number(size?.members ?? 0),
    payer: one.payerAccount,
    since: one.since,
    rate: topRate(one.terms),
    turnover: formatMinor(own.turnoverMinor),
    revenue: formatMinor(-profitMinor(own)),
    billId: one.billId === null ? null : String(one.billId),
    before: one.before === null ? null : formatMinor(one.before),
    state: one.state,
    paid: formatMinor(one.paid ?? 0n),
    corrected: formatMinor(one.corrected ?? 0n),
    now: formatMinor(nowMinor),
    last: one.last === null ? null : formatMinor(one.last),
    difference: formatMinor(nowMinor - (one.before ?? 0n)),
    explanation: lines.map(presentLine),
  };
}

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Whether a contract is the first one of a member without a contract above. The teams of these members together contain
 * everyone once.
 */
function topsOf(list: readonly BilledContract[]): (one: BilledContract) => boolean {
  const members = new Set(list.map(({ downlineId }) => String(downlineId)));
  const firsts = new Map(list.toReversed().map((one) => [one.downlineId, one]));
  return (one) => firsts.get(one.downlineId) === one && !one.uplines.some((id) => members.has(id));
}
