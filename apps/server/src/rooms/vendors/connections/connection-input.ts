import type { BodyOf, vendorsDesk as contract } from '@fairlot/contract';
import ipaddr from 'ipaddr.js';
import { isLoopback, type VendorsConfig } from '../../../config/vendors.ts';
import { isOutsideAddress } from '../../../platform/post-outside.ts';
import { invalidField } from '../../../platform/refusal.ts';
import { walletKindOf } from '../adapters/index.ts';
import type { Connection } from './rows.ts';

/** Fields of a connection that a form sends. */
export type ConnectionFields = Pick<
  BodyOf<typeof contract.changeConnection>,
  'protocol' | 'url' | 'walletKind' | 'currency' | 'operatorId' | 'launchHosts' | 'openMode' | 'networks'
>;

interface Rules {
  vendors: VendorsConfig;
  isProduction: boolean;
  /** The merchant's currency. */
  currency: string;
}

const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** Validates a requested connection. @throws Refusal request.invalid */
export function connectionOf(vendor: string, fields: ConnectionFields, rules: Rules): Connection {
  const { protocol, walletKind, currency, operatorId = '', launchHosts = [], openMode = null, networks = [] } = fields;
  const url = fields.url.trim().replace(/\/+$/, '');
  const kind = walletKindOf(protocol);
  if (walletKind !== kind) throw invalidField('walletKind', `${protocol} has a ${kind} wallet`);
  if (currency !== rules.currency) throw invalidField('currency', `the merchant's currency is ${rules.currency}`);
  if (!isVendorUrl(url, rules)) throw invalidField('url', 'an https address of the internet');
  const hosts = launchHosts.map((host) => host.trim().toLowerCase());
  if (hosts.some((host) => !HOST.test(host)))
    throw invalidField('launchHosts', 'hosts, with port where it is not the usual one');
  if (networks.some((network) => !isNetwork(network.trim())))
    throw invalidField('networks', 'addresses or CIDR ranges');
  return {
    vendor,
    protocol,
    url,
    operatorId: operatorId.trim(),
    currency,
    launchHosts: hosts,
    openMode,
    networks: networks.map((network) => network.trim()),
  };
}

/**
 * Whether a URL is an https address of the internet; plain http is allowed for the sandbox, and outside production for
 * this machine.
 */
function isVendorUrl(url: string, { vendors, isProduction }: Rules): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, search, hash, username } = new URL(url);
  if (search !== '' || hash !== '' || username !== '') return false;
  if (!isProduction && protocol === 'http:' && isLoopback(host)) return true;
  return isOutsideAddress(url, vendors.sandbox && new URL(vendors.sandbox.url).origin);
}

function isNetwork(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}

/** Whether an address may call for a vendor. @param networks empty allows every address */
export function mayCall(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), undefined] as const);
    if (base.kind() !== address.kind()) return false;
    return bits === undefined ? base.toString() === address.toString() : address.match(base, bits);
  });
}
