import { vendorsDesk as contract } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { VendorSettings } from '../../../config/vendors.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { approval, audited, requestApproval, versionOf, factLine } from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { VendorUnavailable } from '../adapters/call-vendor.ts';
import { askGames } from '../games/ask-games.ts';
import { differencesOf, type GameDifferences } from '../games/differences.ts';
import { readStakes, takeStakes } from '../stakes.ts';
import type { VendorLimits } from './limits.ts';

type Input = GameDifferences & { vendor: string };

const SHOWN = 20;

/** A vendor's games compared with the catalogue, imported by two operators, and the maximum stakes of its games. */
export function createGameDesk(platform: VendorsPlatform, catalogue: Catalogue, limits: VendorLimits) {
  const { log, settingsOf } = platform;

  async function compare(vendor: string) {
    const settings = settingsOf(vendor);
    await requireVendor(catalogue, vendor);
    if (settings === undefined) throw new Refusal('not.found');
    const ours = await catalogue.gamesOf(vendor);
    const theirs = await ask(settings);
    const known = ours.filter(({ isEnabled }) => isEnabled).length;
    return { theirs: theirs.length, ours: known, ...differencesOf(theirs, ours) };
  }

  const takingOver = approval<Input>({
    kind: 'vendors.games',
    permission: 'vendors.games',
    object: ({ vendor }) => `vendor:${vendor}`,
    title: ({ vendor, added, renamed, gone }) =>
      `${vendor}: +${added.length}, ~${renamed.length}, -${gone.length} (vendor:${vendor})`,
    details: ({ added, renamed, gone }) =>
      [
        ...added.map(({ gameId, name }) => factLine('added', `${gameId} ${name}`)),
        ...renamed.map(({ gameId, name, was }) => factLine(gameId, was, name)),
        ...gone.map(({ gameId, name }) => factLine('removed', `${gameId} ${name}`)),
      ].reduce<string[]>((lines, line, place) => {
        if (place < SHOWN) lines.push(line);
        else lines[SHOWN] = `… ${place - SHOWN + 1}`;
        return lines;
      }, []),
    execute: async (tx, { vendor, ...differences }) => {
      await catalogue.takeOverGames(tx, vendor, differences);
      const counted = (games: readonly object[]) => games.length;
      const { added, renamed, gone } = differences;
      const after = { added: counted(added), renamed: counted(renamed), gone: counted(gone) };
      return { action: 'vendor.games.takenOver', before: {}, after };
    },
    executed: () => {
      catalogue.refresh().catch((error: unknown) => log.error({ err: error }, 'the catalogue could not be read again'));
    },
  });

  return {
    approvals: [takingOver],
    routes: [
      route(contract.gameDifferences, ({ params: { code } }) => compare(code)),
      route(contract.takeOverGames, async ({ operator, ip, params: { code }, body }) => {
        const { added, renamed, gone } = await compare(code);
        if (added.length + renamed.length + gone.length === 0) throw invalidField('code', 'nothing differs');
        return requestApproval(platform, { operator, ip }, body, takingOver, { vendor: code, added, renamed, gone });
      }),
      ...stakeRoutes(platform, catalogue, limits),
    ],
  };
}

function stakeRoutes(platform: VendorsPlatform, catalogue: Catalogue, limits: VendorLimits): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.stakes, async ({ params: { code } }) => {
      const names = new Map((await catalogue.gamesOf(code)).map(({ gameId, name }) => [gameId, name]));
      return (await readStakes(db, code)).map(({ gameId, mostMinor, changedAt }) => ({
        gameId,
        gameName: gameId === null ? null : (names.get(gameId) ?? null),
        most: formatMinor(mostMinor),
        changedAt: changedAt.getTime(),
        version: versionOf(formatMinor(mostMinor)),
      }));
    }),
    route(contract.takeBets, async ({ operator, ip, params: { code }, body: { isTaken, reason } }) => {
      await requireVendor(catalogue, code);
      return audited(platform, { operator, ip }, async (tx) => {
        const wasTaken = await takeStakes(tx, code, isTaken);
        const trail = { action: 'vendor.bets.changed', object: `vendor:${code}`, reason };
        return { ...trail, before: { isTaken: wasTaken }, after: { isTaken } };
      });
    }),
    route(contract.setStake, async ({ operator, ip, params: { code }, body }) => {
      const { gameId, most, ...asked } = body;
      const games = await catalogue.gamesOf(code);
      await requireVendor(catalogue, code);
      if (gameId !== null && !games.some((game) => game.gameId === gameId)) throw new Refusal('not.found');
      const mostMinor = most === null ? null : parseMinor(most);
      if (mostMinor === 0n) throw invalidField('most', 'positive');
      return limits.change({ operator, ip }, { of: 'stake', vendor: code, gameId }, mostMinor, asked);
    }),
  ];
}

/** @throws Refusal not.found unless the catalogue has the vendor, with games or without */
export async function requireVendor(catalogue: Catalogue, code: string): Promise<void> {
  if (!(await catalogue.listVendors()).some((vendor) => vendor.code === code)) throw new Refusal('not.found');
}

/** @throws Refusal vendor.unavailable */
async function ask(settings: VendorSettings) {
  try {
    return await askGames(settings);
  } catch (error) {
    if (error instanceof VendorUnavailable) throw new Refusal('vendor.unavailable');
    throw error;
  }
}
