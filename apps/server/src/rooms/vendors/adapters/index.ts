import type { VendorProtocol } from '../../../config/vendors.ts';
import type { VendorAdapter } from './adapter.ts';
import { hub88 } from './hub88/index.ts';
import { slotegrator } from './slotegrator/index.ts';
import { softswiss } from './softswiss/index.ts';
import { transfer } from './transfer/index.ts';

/** Every supported protocol; another one needs its folder and a line here. */
export const ADAPTERS: Readonly<Record<VendorProtocol, VendorAdapter>> = { hub88, softswiss, slotegrator, transfer };

export const walletKindOf = (protocol: VendorProtocol): 'transfer' | 'seamless' =>
  ADAPTERS[protocol].inbound === null ? 'transfer' : 'seamless';
