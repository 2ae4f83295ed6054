import { isLoopback, type VendorSettings } from '../../../config/vendors.ts';
import { VendorUnavailable } from '../adapters/call-vendor.ts';

/** The page of a game is at a host that was not agreed on. */
export class OtherHost extends VendorUnavailable {}

/**
 * Returns an address only when it is the vendor's or an agreed one, and safe (Z-34).
 * @throws VendorUnavailable
 */
export function openable(url: string | null, settings: VendorSettings, isProduction: boolean): string {
  if (url === null) throw new VendorUnavailable('no address was answered');
  const { protocol, host, username } = new URL(url);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(host) && !isProduction);
  const isAgreed = host === new URL(settings.url).host || settings.launchHosts.includes(host);
  if (!isSafe || !isAgreed || username !== '') throw new OtherHost(`the page of a game was answered at ${host}`);
  return url;
}
