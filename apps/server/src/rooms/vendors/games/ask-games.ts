import type { VendorSettings } from '../../../config/vendors.ts';
import { callVendor, VendorUnavailable } from '../adapters/call-vendor.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { isObject } from '../gateway/wire.ts';
import type { Offered } from './differences.ts';

const MOST_GAMES = 20_000;
const ID = /^[\x21-\x7e]{1,64}$/;
/** Kinds as stored in the catalogue: e-sports and cockfights are kinds of sports there. */
const TYPES: Readonly<Record<string, string>> = {
  RNG: 'RNG',
  LIVE: 'LIVE',
  PVP: 'PVP',
  FISH: 'FISH',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  ELOTT: 'ELOTT',
};

/**
 * Requests the current games of a vendor. Never inside a transaction.
 * @throws VendorUnavailable when it does not answer, or answers with anything but a non-empty list
 */
export async function askGames(settings: VendorSettings): Promise<Offered[]> {
  const { gamesPath } = ADAPTERS[settings.protocol].outbound;
  const { games } = await callVendor(settings, gamesPath, { operator_id: settings.operatorId });
  if (!Array.isArray(games) || games.length === 0 || games.length > MOST_GAMES)
    throw new VendorUnavailable('no list of games was answered');
  const offered = new Map<string, Offered>();
  for (const game of games) {
    if (!isObject(game)) continue;
    const { code, name, category } = game;
    if (typeof code !== 'string' || !ID.test(code) || typeof name !== 'string') continue;
    // The database stores no halves of a character, which a name can contain or be cut to.
    const shown = name
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100)
      .replace(/[\ud800-\udbff]$/, '');
    if (shown === '') continue;
    offered.set(code, { gameId: code, name: shown, gameType: TYPES[String(category)] ?? '' });
  }
  if (offered.size === 0) throw new VendorUnavailable('a list of games could not be read');
  return [...offered.values()];
}
