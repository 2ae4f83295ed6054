import { Refusal } from '../../platform/refusal.ts';
import type { LaunchableGame } from './index.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** @throws Refusal `not.found`, `vendor.maintenance` */
export function findLaunchable(
  catalogue: CatalogueSnapshot,
  gameId: string,
  vendor: string | undefined,
): LaunchableGame {
  const game = catalogue.byGameId.get(gameId)?.find((candidate) => vendor === undefined || candidate.vendor === vendor);
  if (!game) throw new Refusal('not.found');
  const { maintenanceReason = null, maintenanceUntil = null } = catalogue.vendors.get(game.vendor) ?? {};
  const until = maintenanceUntil?.getTime() ?? null;
  if (maintenanceReason !== null && (until === null || until > Date.now()))
    throw new Refusal('vendor.maintenance', { reason: maintenanceReason, until });
  return game;
}

export function findGameOf(catalogue: CatalogueSnapshot, vendor: string, gameId: string): LaunchableGame | undefined {
  return catalogue.byGameId.get(gameId)?.find((candidate) => candidate.vendor === vendor);
}
