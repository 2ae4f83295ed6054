import { randomBytes } from 'node:crypto';
import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import type { VendorSettings } from '../../../config/vendors.ts';
import { sql } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { callVendor, VendorRefused, VendorUnavailable } from '../adapters/call-vendor.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { missingKeysOf } from '../desk/connection-views.ts';
import { askGames } from '../games/ask-games.ts';
import { openable, OtherHost } from '../launch/openable.ts';
import type { VendorsPlatform } from '../ports.ts';

type Test = ValueOf<typeof contract.testConnection>;
type Call = Test['calls'][number];

/** A member name that does not exist: games opened by a test find no session and can move no money. */
const NOBODY = 'm0';
const SIGNATURE_STATUS: ReadonlySet<number> = new Set([401, 403]);

/**
 * Makes the calls that play needs and stores their results: the list of games, a launch with play money, and the
 * balance of a transfer wallet. Never inside a transaction.
 */
export function createConnectionTest(
  platform: VendorsPlatform,
  catalogue: Catalogue,
): (vendor: string) => Promise<Test> {
  const { config, db, settingsOf } = platform;

  return async (vendor) => {
    const settings = requireFound(settingsOf(vendor));
    const calls = await runCalls(vendor, settings);
    const { at } = await db.one(sql<{ at: Date }>`
      insert into vendors_tests (vendor, calls) values (${vendor}, ${JSON.stringify(calls)}::jsonb)
      on conflict (vendor) do update set calls = excluded.calls, at = clock_timestamp() returning at`);
    return { at: at.getTime(), calls };
  };

  async function runCalls(vendor: string, settings: VendorSettings): Promise<Call[]> {
    const missing = missingKeysOf(settings);
    const isTransfer = ADAPTERS[settings.protocol].inbound === null;
    if (missing.length > 0) return [{ call: 'games', result: 'keysMissing', ms: 0, detail: missing.join(', ') }];
    let offered: string | undefined;
    const games = await timed('games', async () => {
      const list = await askGames(settings);
      offered = list[0]?.gameId;
      return String(list.length);
    });
    const gameId = (await catalogue.gamesOf(vendor)).find(({ isEnabled }) => isEnabled)?.gameId ?? offered;
    const launch: Call =
      gameId === undefined
        ? { call: 'launch', result: 'noGame', ms: 0, detail: '' }
        : await timed('launch', () => openInPlayMoney(settings, gameId));
    const balance = isTransfer ? [await timed('balance', () => askBalance(settings))] : [];
    return [games, launch, ...balance];
  }

  async function openInPlayMoney(settings: VendorSettings, gameId: string): Promise<string> {
    const { launchPath, launchFields, readLaunch } = ADAPTERS[settings.protocol].outbound;
    const fields = launchFields(
      {
        user: NOBODY,
        token: randomBytes(24).toString('base64url'),
        gameId,
        currency: PLAY_MONEY,
        language: 'en',
        ip: '127.0.0.1',
        balanceMinor: 0n,
        isPlayMoney: true,
        prizeMode: null,
        lobbyUrl: `${config.publicOrigin}/m/home`,
        depositUrl: `${config.publicOrigin}/m/voucherCenter`,
      },
      settings,
    );
    const { url } = readLaunch(await callVendor(settings, launchPath, fields));
    openable(url, settings, config.isProduction);
    return gameId;
  }

  async function askBalance(settings: VendorSettings): Promise<string> {
    const { operatorId } = settings;
    await callVendor(settings, '/wallet/balance', { operator: operatorId, user: NOBODY, currency: PLAY_MONEY });
    return '';
  }
}

async function timed(call: Call['call'], run: () => Promise<string>): Promise<Call> {
  const startedAt = performance.now();
  const done = (result: Call['result'], detail: string): Call => ({
    call,
    result,
    ms: Math.round(performance.now() - startedAt),
    detail,
  });
  try {
    return done('passed', await run());
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error;
    return done(resultOf(error), error.message);
  }
}

function resultOf(error: VendorUnavailable): Call['result'] {
  if (error.status !== null && SIGNATURE_STATUS.has(error.status)) return 'signature';
  if (error instanceof VendorRefused) return 'refused';
  if (error instanceof OtherHost) return 'otherHost';
  return error.cause !== undefined || error.status !== null ? 'unanswered' : 'unreadable';
}
