import type { agencyDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, lastClosedDay, readPeriod } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { contractsIn } from './bill-rows.ts';
import { calculate } from './calculate.ts';
import type { Kind } from './contract-rows.ts';
import { presentLine } from './present.ts';
import { halfMonthBefore } from './rules.ts';

/**
 * A settlement computed again from the figures as they are now, beside the bills that were made; writes nothing.
 * @param day of a salary; of a dividend any day after the half-month. Without it the last period that ended
 * @throws Refusal request.invalid for a period that has not ended
 */
export async function previewSettlement(
  services: AgencyServices,
  kind: Kind,
  day: string | undefined,
): Promise<ValueOf<typeof contract.settlement>> {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const zone = await zoneOf(db);
  const last = lastClosedDay(zone);
  const wanted = day === undefined ? last : readPeriod(day, day, zone).from;
  if (wanted > last) throw new Refusal('request.invalid', { field: 'day', reason: 'open' });
  const { from, to } = kind === 'dividend' ? halfMonthBefore(addDays(wanted, 1)) : { from: wanted, to: wanted };
  const { list, isCut } = await contractsIn(db, kind, from, to);
  const rows = [];
  const computed = new Map((await calculate(db, list, zone)).map(({ due, calculation }) => [due.id, calculation]));
  for (const { before, state, account, payerAccount, ...due } of list) {
    const { amountMinor = 0n, lines = [] } = computed.get(due.id) ?? {};
    rows.push({ due, before, state, account, payerAccount, amountMinor, lines });
  }
  return {
    from,
    to,
    isCut,
    before: formatMinor(rows.reduce((sum, { before }) => sum + (before ?? 0n), 0n)),
    now: formatMinor(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    rows: rows.map(({ due, before, state, account, payerAccount, amountMinor, lines }) => ({
      contractId: String(due.id),
      memberId: String(due.lowerId),
      account,
      payer: payerAccount,
      before: before === null ? null : formatMinor(before),
      state,
      now: formatMinor(amountMinor),
      difference: formatMinor(amountMinor - (before ?? 0n)),
      explanation: lines.map(presentLine),
    })),
  };
}
