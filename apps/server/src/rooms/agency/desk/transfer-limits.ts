import { agencyDesk as contract, type BodyOf, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  requestApproval,
  requireVersion,
  versionOf,
  factLine,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AgencyServices } from '../services.ts';
import { findTransferTerms, type TransferTerms, writeTransferTerms } from '../transfers/transfer-rows.ts';

type Limits = NonNullable<ValueOf<typeof contract.transferLimits>['limits']>;
interface Input extends Pick<BodyOf<typeof contract.requestTransferLimits>, 'limits'> {
  currency: string;
  /** Limits at the time of the request; null if there were none. */
  before: Limits | null;
}

const NAMES = ['least', 'most', 'daily'] as const;

/** A second operator activates the limits, unless they have changed meanwhile. */
export const TRANSFERS_APPROVAL: Approval<Input> & ApprovalKind = approval<Input>({
  kind: 'agency.transfers',
  permission: 'agency.change',
  object: ({ currency }) => `agency-transfers:${currency}`,
  details: ({ before, limits }) =>
    NAMES.filter((name) => before === null || minorOf(before[name]) !== minorOf(limits[name])).map((name) =>
      factLine(name, before?.[name], limits[name]),
    ),
  execute: async (tx, { currency, before, limits }) => {
    // Serialises two simultaneous approvals, even while there are no limits yet.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('agency transfer limits', 0))`);
    requireVersion(before && versionOf(before), await readLimits(tx, currency));
    await writeTransferTerms(tx, currency, termsOf(limits));
    return { action: 'agency.transfers.changed', before: { ...before }, after: { ...limits } };
  },
});

/** Limits of agents' transfers, and requests to change them. */
export function createTransferLimitRoutes({ platform }: AgencyServices): BoundRoute[] {
  const { db, site } = platform;
  return [
    route(contract.transferLimits, async () => {
      const currency = await site.currency();
      const limits = await readLimits(db, currency);
      return { currency, limits, version: limits && versionOf(limits) };
    }),
    route(contract.requestTransferLimits, async ({ operator, ip, body: { version, limits, reason, requestKey } }) => {
      const currency = await site.currency();
      requireOrdered(limits);
      const before = await readLimits(db, currency);
      requireVersion(version, before);
      const input = { currency, before, limits };
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, TRANSFERS_APPROVAL, input);
    }),
  ];
}

async function readLimits(executor: Executor, currency: string): Promise<Limits | null> {
  const terms = await findTransferTerms(executor, currency);
  if (terms === undefined) return null;
  const { minMinor, maxMinor, dailyMinor } = terms;
  return { least: formatMinor(minMinor), most: formatMinor(maxMinor), daily: formatMinor(dailyMinor) };
}

/** Mirrors the checks of the table and names the wrong field. @throws Refusal request.invalid */
function requireOrdered(limits: Limits): void {
  const { minMinor, maxMinor, dailyMinor } = termsOf(limits);
  if (minMinor <= 0n) throw wrong('least', 'minimum');
  if (maxMinor < minMinor) throw wrong('most', 'minimum');
  if (dailyMinor < maxMinor) throw wrong('daily', 'minimum');
}

/** @throws Refusal request.invalid when an amount has too many decimals for the currency */
function termsOf(limits: Limits): TransferTerms {
  const [minMinor, maxMinor, dailyMinor] = NAMES.map((name) => {
    const minor = tryParseMinor(limits[name]);
    if (minor === null) throw wrong(name, 'format');
    return minor;
  }) as [bigint, bigint, bigint];
  return { minMinor, maxMinor, dailyMinor };
}

const minorOf = (amount: string): bigint | null => tryParseMinor(amount);
const wrong = (field: string, reason: string) => new Refusal('request.invalid', { field: `limits.${field}`, reason });
