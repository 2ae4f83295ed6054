import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createDirectory, type Directory } from './directory.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHouse, type House } from './house.ts';
import type { Session } from './model.ts';
import { secretOf } from './signing.ts';
import { openVendorStore, type VendorStore } from './store.ts';
import type { Wiring } from './wallets/wallet.ts';

export const OPERATOR_ID = 'fairlot';

export type VendorOptions = {
  dataDir: string;
  /** Root from which the vendors' shared secrets are derived. */
  rootSecret: string;
  /** Origin of the operator's server: callbacks, list of games, pictures. */
  operatorOrigin: string;
  /** PEM: signs calls of vendors that sign with keys. */
  privateKey: string;
  /** PEM: verifies the operator's signatures. */
  operatorPublicKey: string;
};

/** Context that all vendors of the sandbox share. */
export type Vendors = {
  store: VendorStore;
  faults: Faults;
  house: House;
  directory: Directory;
  secretOf(code: string): string;
  operatorPublicKey: string;
  operatorOrigin: string;
  open(session: Omit<Session, 'key' | 'startedAt'>): Session;
  find(key: unknown): Session | undefined;
};

export async function openVendors(options: VendorOptions, warn: (problem: unknown) => void): Promise<Vendors> {
  const { dataDir, rootSecret, operatorOrigin, privateKey, operatorPublicKey } = options;
  const store = await openVendorStore(join(dataDir, 'vendors.json'));
  const faults = createFaults();
  const wiring: Wiring = {
    callbackBase: `${operatorOrigin}/vendors`,
    operatorId: OPERATOR_ID,
    secretOf: (code) => secretOf(rootSecret, code),
    privateKey,
    faults,
  };
  return {
    store,
    faults,
    house: createHouse(store, wiring, warn),
    directory: createDirectory(operatorOrigin),
    secretOf: wiring.secretOf,
    operatorPublicKey,
    operatorOrigin,
    open(fields) {
      const session = { ...fields, key: randomBytes(24).toString('base64url'), startedAt: Date.now() };
      store.state.sessions.push(session);
      store.touch();
      return session;
    },
    find: (key) => store.state.sessions.find((session) => session.key === key),
  };
}
