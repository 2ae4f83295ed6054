import type { Beacon } from './beacon.ts';

/** No beacon: draws depend on seed and tickets alone, and say so. */
export const beaconOff: Beacon = {
  chain: () => Promise.resolve(null),
  signature: () => Promise.resolve(null),
};
