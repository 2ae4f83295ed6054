import { Refusal } from '../../platform/refusal.ts';
import type { LaunchableGame } from './index.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** @throws Refusal `not.found`, `vendor.maintenance` */
export function findLaunchable(shelf: CatalogueSnapshot, gameId: string, vendor: string | undefined): LaunchableGame {
  const game = shelf.byGameId.get(gameId)?.find((candidate) => vendor === undefined || candidate.vendor === vendor);
  if (!game) throw new Refusal('not.found');
  const { maintenanceReason = null, maintenanceUntil = null } = shelf.vendors.get(game.vendor) ?? {};
  const until = maintenanceUntil?.getTime() ?? null;
  if (maintenanceReason !== null && (until === null || until > Date.now()))
    throw new Refusal('vendor.maintenance', { reason: maintenanceReason, until });
  return game;
}

export function findGameOf(shelf: CatalogueSnapshot, vendor: string, gameId: string): LaunchableGame | undefined {
  return shelf.byGameId.get(gameId)?.find((candidate) => candidate.vendor === vendor);
}
