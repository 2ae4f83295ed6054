import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { audited } from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { addDays, isDay, startOfDay } from '../../../platform/zone.ts';
import { clearingAccount, type Wallet } from '../../wallet/index.ts';
import { healthOf } from './health.ts';
import { readStatementFile } from './read-file.ts';
import {
  findDifferences,
  findStatement,
  keepStatement,
  MOST_DIFFERENCES,
  type ProviderDay,
  type Sums,
  sumsOf,
} from './reconcile.ts';

export interface KnownProvider {
  provider: string;
  direction: 'in' | 'out';
}

/** Payment providers: their health, their balances, and their files compared with our books. */
export function createStatementDesk(
  platform: PaymentsPlatform,
  wallet: Wallet,
  known: () => readonly KnownProvider[],
): BoundRoute[] {
  const { db, site } = platform;

  /** @throws Refusal not.found, request.invalid for a day that does not exist */
  async function dayOf(provider: string, day: string): Promise<ProviderDay & { currency: string }> {
    if (!known().some((one) => one.provider === provider)) throw new Refusal('not.found');
    if (!isDay(day)) throw invalidField('day', 'date');
    const zone = await site.timeZone();
    return {
      provider,
      day,
      currency: await site.currency(),
      from: startOfDay(day, zone),
      to: startOfDay(addDays(day, 1), zone),
    };
  }
  async function present(day: ProviderDay & { currency: string }): Promise<ValueOf<typeof contract.reconciliation>> {
    const [statement, sums, differences] = [
      await findStatement(db, day),
      await sumsOf(db, day),
      await findDifferences(db, day),
    ];
    return {
      provider: day.provider,
      day: day.day,
      currency: day.currency,
      importedAt: statement?.importedAt.getTime() ?? null,
      importedBy: statement?.importedBy ?? null,
      theirs: presentSums(sums.theirs),
      ours: presentSums(sums.ours),
      differences: differences.slice(0, MOST_DIFFERENCES).map(({ theirsMinor, oursMinor, memberId, ...rest }) => ({
        ...rest,
        theirs: theirsMinor === null ? null : formatMinor(theirsMinor),
        ours: oursMinor === null ? null : formatMinor(oursMinor),
        memberId: memberId === null ? null : String(memberId),
      })),
      isComplete: differences.length <= MOST_DIFFERENCES,
    };
  }

  return [
    providersRoute(platform, wallet, known),
    route(contract.reconciliation, async ({ query: { provider, day } }) => present(await dayOf(provider, day))),
    route(contract.importStatement, async ({ operator, ip, body, files }) => {
      const day = await dayOf(body.provider, body.day);
      const [file] = files;
      if (file === undefined) throw invalidField('file', 'missing');
      const lines = readStatementFile(file.content.toString('utf8'));
      await audited(platform, { operator, ip }, async (tx) => {
        await keepStatement(tx, day, lines, operator.name);
        return {
          action: 'provider.statement.read',
          object: `provider:${day.provider}`,
          after: { day: day.day, lines: lines.length },
        };
      });
      return present(day);
    }),
  ];
}

function providersRoute(
  { db, site }: PaymentsPlatform,
  wallet: Wallet,
  known: () => readonly KnownProvider[],
): BoundRoute {
  async function presentProvider({ provider, direction }: KnownProvider, currency: string) {
    const health = await healthOf(db, provider, direction);
    // Money received through a provider is a debit of its clearing account.
    const positionMinor = -(await wallet.accountBalance(clearingAccount(provider, currency)));
    const view = {
      ...health,
      provider,
      direction,
      currency,
      position: formatMinor(positionMinor),
      lastEventAt: health.lastEventAt?.getTime() ?? null,
      oldestUnknownAt: health.oldestUnknownAt?.getTime() ?? null,
    };
    return { positionMinor, currency, view };
  }
  async function cashOf(currency: string, atProvidersMinor: bigint) {
    const { availableMinor, heldMinor, bonusMinor } = await wallet.owed(currency);
    return {
      currency,
      atProviders: formatMinor(atProvidersMinor),
      available: formatMinor(availableMinor),
      held: formatMinor(heldMinor),
      bonus: formatMinor(bonusMinor),
      free: formatMinor(atProvidersMinor - availableMinor - heldMinor),
    };
  }

  return route(contract.providers, async () => {
    const currency = await site.currency();
    const all = await Promise.all(known().map((one) => presentProvider(one, currency)));
    const sums = new Map<string, bigint>();
    for (const { currency, positionMinor } of all) sums.set(currency, (sums.get(currency) ?? 0n) + positionMinor);
    return {
      providers: all.map(({ view }) => view),
      cash: await Promise.all([...sums].map(([currency, minor]) => cashOf(currency, minor))),
    };
  });
}

const presentSums = ({ count, inMinor, outMinor }: Sums) => ({
  count,
  in: formatMinor(inMinor),
  out: formatMinor(outMinor),
});
