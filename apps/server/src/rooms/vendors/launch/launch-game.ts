import type { vendors as contract, ValueOf } from '@fairlot/contract';
import type { VendorSettings } from '../../../config/vendors.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { newSecret } from '../../../platform/secrets.ts';
import type { Catalogue, LaunchableGame } from '../../catalogue/index.ts';
import type { Protection } from '../../protection/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { LaunchAnswer } from '../adapters/adapter.ts';
import type { Asked } from '../asked.ts';
import { callVendor, VendorRefused, VendorUnavailable } from '../adapters/call-vendor.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { productOf } from '../products.ts';
import { isStoppedByRule } from '../stakes.ts';
import { userOf } from '../users.ts';
import type { VendorWallets } from '../wallets/wallets.ts';
import { languageTag } from './language.ts';
import { openable } from './openable.ts';
import { alsoKnownAs, endSession, openSession } from './sessions.ts';

export interface LaunchInput {
  gameId: string;
  vendor?: string | undefined;
  prizeMode?: string | undefined;
}

/** The caller who opens a game, with IP address and language. */
export interface Opener {
  caller: Caller;
  ip: string;
  language: string;
}

export type Launched = ValueOf<typeof contract.launchGame>;
export type Launch = (opener: Opener, input: LaunchInput) => Promise<Launched>;

interface Rooms {
  catalogue: Catalogue;
  protection: Protection;
  wallet: Wallet;
}

/** Opens games: those of this product on their own pages, all others with a session at their vendor. */
export function createLaunch(
  platform: VendorsPlatform,
  { catalogue, protection, wallet }: Rooms,
  wallets: Pick<VendorWallets, 'moveAtLaunch'>,
  asked: Pick<Asked, 'note'>,
): Launch {
  const { config, db, log, settingsOf, site } = platform;

  return async (opener, requested) => {
    const { caller } = opener;
    if (await site.isInMaintenance()) throw new Refusal('system.maintenance');
    const game = await catalogue.launchable(requested.gameId, requested.vendor);
    if (game.launchPath !== null) return { url: game.launchPath, openMode: 'self' };
    const settings = settingsOf(game.vendor);
    if (settings === undefined) throw new Refusal('game.unavailable');
    if (await isStoppedByRule(db, game.vendor)) throw new Refusal('vendor.unavailable');
    await protection.assertAllowed(db, caller.memberId, 'play', caller.asset);

    const token = newSecret();
    const product = productOf(game.category);
    await openSession(db, { caller, token, vendor: game.vendor, gameId: game.gameId, product });
    try {
      await wallets.moveAtLaunch(caller, game.vendor);
      const { session, openMode, url } = await reported(asked, game.vendor, async () => {
        const answer = await ask(settings, opener, game, token, requested.prizeMode ?? null);
        return { ...answer, url: openable(answer.url, settings, config.isProduction) };
      });
      if (session !== null) await alsoKnownAs(db, token, session);
      await catalogue.noteRecent(caller.memberId, game.nodeId);
      return { url, openMode: settings.openMode ?? openMode, product };
    } catch (error) {
      await endSession(db, token);
      if (!(error instanceof VendorUnavailable)) throw error;
      log.warn({ err: error, vendor: game.vendor, game: game.gameId }, 'a game could not be opened');
      throw new Refusal('vendor.unavailable');
    }
  };

  /** Balance that the callbacks will report: real money, and bonus money where the game may use it. */
  async function playable({ memberId, asset }: Caller, { category, gameId }: LaunchableGame): Promise<bigint> {
    const bonusMinor = await wallet.bonus.playable(memberId, asset, productOf(category), gameId);
    return bonusMinor + (await wallet.balance(memberId, asset));
  }

  async function ask(
    settings: VendorSettings,
    { caller, ip, language }: Opener,
    game: LaunchableGame,
    token: string,
    prizeMode: string | null,
  ): Promise<LaunchAnswer> {
    const { launchPath, launchFields, readLaunch } = ADAPTERS[settings.protocol].outbound;
    const fields = launchFields(
      {
        user: userOf(caller.memberId),
        token,
        gameId: game.gameId,
        currency: caller.asset,
        language: languageTag(language),
        ip,
        balanceMinor: await playable(caller, game),
        isPlayMoney: caller.asset === PLAY_MONEY,
        prizeMode,
        lobbyUrl: `${config.publicOrigin}/m/home`,
        depositUrl: `${config.publicOrigin}/m/voucherCenter`,
      },
      settings,
    );
    return readLaunch(await callVendor(settings, launchPath, fields));
  }
}

/** Counts whether the vendor answered with a usable launch, or refused. */
async function reported<T>(asked: Pick<Asked, 'note'>, vendor: string, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    asked.note(vendor, true);
    return answer;
  } catch (error) {
    if (error instanceof VendorUnavailable) asked.note(vendor, error instanceof VendorRefused);
    throw error;
  }
}
