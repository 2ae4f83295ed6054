import type { Beacon } from './beacon.ts';

/** No beacon: draws depend only on seed and tickets, and their data state this. */
export const beaconOff: Beacon = {
  chain: () => Promise.resolve(null),
  signature: () => Promise.resolve(null),
};
