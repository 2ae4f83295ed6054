import { vendors as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Database } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { grantsOf } from './grants.ts';

/** A member's grants. */
export function createFreeRoundRoute(db: Database, catalogue: Catalogue): BoundRoute {
  return route(contract.freeRounds, async ({ caller }) => {
    const grants = await grantsOf(db, caller.memberId);
    const names = new Map((await catalogue.listVendors()).map(({ code, displayName }) => [code, displayName]));
    return grants.map(
      ({ id, vendor, gameId, gameName, nodeId, rounds, played, valueMinor, wonMinor, until, state, bonusTimes }) => ({
        id,
        vendor,
        gameId,
        nodeId,
        gameName,
        vendorName: names.get(vendor) ?? vendor,
        rounds,
        played,
        value: formatMinor(valueMinor),
        won: formatMinor(wonMinor),
        until: until.getTime(),
        state,
        bonusTimes,
      }),
    );
  });
}
