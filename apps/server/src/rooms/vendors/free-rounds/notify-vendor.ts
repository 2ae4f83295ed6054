import type { VendorSettings } from '../../../config/vendors.ts';
import type { VendorsPlatform } from '../ports.ts';
import { createLanes, type Work } from '../../../platform/jobs/lanes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { callVendor, VendorRefused, VendorUnavailable } from '../adapters/call-vendor.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { userOf } from '../users.ts';
import type { FreeRoundGames } from './games.ts';
import { type DueGrant, nameGame, recordAnnouncedStatus, takeDueGrants } from './grants.ts';

const AT_ONCE = 20;

/** Notifies vendors of granted or cancelled free rounds, until they answer. */
export function createTeller({ db, log, people, settingsOf }: VendorsPlatform, games: FreeRoundGames): Work {
  return createLanes({
    most: AT_ONCE,
    take: (limit) => takeDueGrants(db, limit),
    work: notifyFor,
    onError: (error) => log.error({ err: error }, 'a grant of free rounds could not be processed'),
  });

  async function notifyFor(given: DueGrant): Promise<void> {
    if (given.state === 'cancelling' && given.gameName === '')
      return recordAnnouncedStatus(db, given, 'cancelled', null);
    if (given.state === 'waiting' && given.until.getTime() <= Date.now())
      return recordAnnouncedStatus(db, given, 'refused', 'its time is over');
    const named = given.gameName === '' ? await name(given) : given;
    if (named === null) return recordAnnouncedStatus(db, given, 'refused', 'no such game');
    const settings = settingsOf(named.vendor);
    if (settings === undefined) return log.error({ grant: given.id }, 'the vendor cannot be notified of free rounds');
    try {
      const refusal = await ask(settings, named);
      const granted = refusal === null ? 'granted' : 'refused';
      return await recordAnnouncedStatus(db, given, given.state === 'waiting' ? granted : 'cancelled', refusal);
    } catch (error) {
      if (!(error instanceof VendorUnavailable)) throw error;
      log.warn({ err: error, vendor: named.vendor, grant: given.id }, 'a vendor could not be notified of free rounds');
      return undefined;
    }
  }

  /** Looks up the promised game; null when it does not exist. */
  async function name(given: DueGrant): Promise<DueGrant | null> {
    const game = await (given.gameId === '' ? games.usual() : found(given));
    if (game === undefined) return null;
    const member = await people.find(given.memberId);
    await nameGame(db, given.id, game, member?.account ?? '');
    return { ...given, vendor: game.vendor, gameId: game.gameId, gameName: game.name };
  }

  async function found(given: DueGrant) {
    try {
      return await games.find(given);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}

/** Why the vendor refused; null when it did not. @throws VendorUnavailable */
async function ask(settings: VendorSettings, grant: DueGrant): Promise<string | null> {
  const calls = ADAPTERS[settings.protocol].outbound.freeRounds;
  if (calls === null) return 'the vendor has no free rounds';
  const { id, memberId, gameId, asset: currency, rounds, valueMinor, from, until } = grant;
  const given = { id, user: userOf(memberId), gameId, currency, rounds, valueMinor, from, until };
  try {
    return calls.refusalIn(
      grant.state === 'waiting'
        ? await callVendor(settings, calls.grantPath, calls.grantFields(given, settings))
        : await callVendor(settings, calls.cancelPath, calls.cancelFields(id, settings)),
    );
  } catch (error) {
    if (error instanceof VendorRefused) return calls.refusalIn(error.answer) ?? error.message;
    throw error;
  }
}
