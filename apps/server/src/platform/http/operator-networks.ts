import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { plainAddress } from './network.ts';

/**
 * Restricts the console, both pages and calls, to addresses in these networks; an empty list allows all.
 * @param networks addresses or CIDR ranges, already validated with the configuration
 */
export function keepToNetworks(app: FastifyInstance, networks: readonly string[]): void {
  if (networks.length === 0) return;
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(bits), family);
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?');
    const ip = plainAddress(request.ip);
    // The route decides: the router also accepts whole addresses (`http://host/backoffice`) and fragments. The path
    // covers addresses without a route.
    const isConsole = isOfConsole(request.routeOptions.url ?? '') || isOfConsole(decoded(path));
    if (isConsole && !allowed.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) {
      request.log.warn({ ip }, 'the console was requested from a network that is not allowed');
      return done(new Refusal('system.restricted'));
    }
    return done();
  });
}

function isOfConsole(path: string): boolean {
  return /^\/+backoffice(\/|$)/i.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
