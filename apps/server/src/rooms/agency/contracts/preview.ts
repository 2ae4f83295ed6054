import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { lastClosedDay, readPeriod, today } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { calculate } from './calculate.ts';
import { contractsIn, type Run } from './due-rows.ts';
import { presentLine } from './present.ts';
import { lastEnded, periodOf } from './rules.ts';

/**
 * A settlement computed from the figures as they are now, beside its bills and those before; writes nothing. While the
 * period runs it says what the settlement would come to if it ended now.
 * @param day any day of the period; without it the last period that ended
 * @throws Refusal request.invalid for a day to come
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
  const rows = [];
  const computed = new Map((await calculate(db, list, zone)).map(({ due, calculation }) => [due.id, calculation]));
  for (const { before, state, account, payerAccount, last: lastMinor, ...due } of list) {
    const { amountMinor = 0n, lines = [] } = computed.get(due.id) ?? {};
    rows.push({ due, before, state, account, payerAccount, lastMinor, amountMinor, lines });
  }
  return {
    from,
    to,
    isRunning,
    isCut,
    last: formatMinor(rows.reduce((sum, { lastMinor }) => sum + (lastMinor ?? 0n), 0n)),
    before: formatMinor(rows.reduce((sum, { before }) => sum + (before ?? 0n), 0n)),
    now: formatMinor(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    rows: rows.map(({ due, before, state, account, payerAccount, lastMinor, amountMinor, lines }) => ({
      contractId: String(due.id),
      memberId: String(due.lowerId),
      account,
      payer: payerAccount,
      before: before === null ? null : formatMinor(before),
      state,
      now: formatMinor(amountMinor),
      last: lastMinor === null ? null : formatMinor(lastMinor),
      difference: formatMinor(amountMinor - (before ?? 0n)),
      explanation: lines.map(presentLine),
    })),
  };
}
