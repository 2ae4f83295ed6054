import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { callVendor, VendorUnavailable } from '../adapters/call-vendor.ts';
import { minorOfDecimal } from '../gateway/numbers.ts';
import { isObject } from '../gateway/wire.ts';
import { playedVendors } from './played-vendors.ts';
import { takeTurn } from './turns.ts';

const EVERY_SECONDS = 60;

/** Reads the jackpots of played vendors and stores them, once a minute over all processes. */
export function createJackpotFeed({ db, log, settingsOf }: VendorsPlatform, catalogue: Catalogue): () => Promise<void> {
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
    for (const entry of jackpots.filter(isObject)) {
      const { game, currency, amount } = entry;
      if (typeof game !== 'string' || currency === PLAY_MONEY) continue;
      const known = await catalogue.gameOf(vendor, game);
      if (known !== undefined) await catalogue.reportJackpot(db, known.nodeId, minorOfDecimal(amount));
    }
  }
}
