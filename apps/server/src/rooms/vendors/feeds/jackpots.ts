import type { VendorsPlatform } from '../ports.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { callVendor, VendorUnavailable } from '../adapters/call-vendor.ts';
import { minorOfDecimal } from '../gateway/numbers.ts';
import { CallRefused } from '../gateway/port.ts';
import { isObject } from '../gateway/wire.ts';
import { playedVendors } from './played-vendors.ts';
import { takeTurn } from './turns.ts';

const EVERY_SECONDS = 60;

/**
 * Reads the jackpots of played vendors and stores those in the merchant's currency, once a minute over all processes.
 */
export function createJackpotFeed(
  { db, log, settingsOf, site }: VendorsPlatform,
  catalogue: Catalogue,
): () => Promise<void> {
  return async () => {
    if (!(await takeTurn(db, 'jackpots', EVERY_SECONDS))) return;
    await Promise.all((await playedVendors(db)).map(tryNoteOf));
  };

  async function tryNoteOf(vendor: string): Promise<void> {
    try {
      await noteOf(vendor);
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error;
      log.debug({ err: error, vendor }, 'a vendor returned no jackpots');
    }
  }

  async function noteOf(vendor: string): Promise<void> {
    const settings = settingsOf(vendor);
    if (settings === undefined) return;
    const { jackpots } = await callVendor(settings, '/jackpots', { operator: settings.operatorId });
    if (!Array.isArray(jackpots)) return;
    const own = await site.currency();
    for (const { game, currency, amount } of jackpots.filter(isObject)) {
      const amountMinor = readAmount(amount);
      if (typeof game !== 'string' || (currency ?? own) !== own || amountMinor === null) continue;
      const known = await catalogue.gameOf(vendor, game);
      if (known !== undefined) await catalogue.reportJackpot(db, known.nodeId, amountMinor);
    }
  }
}

/** Null for an unreadable amount, which must not stop the jackpots of other games. */
function readAmount(amount: unknown): bigint | null {
  try {
    return minorOfDecimal(amount);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return null;
  }
}
