import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a change that a page of another site makes a browser ask for: browsers say where a call comes from, and no
 * page can make them say otherwise. Programs say nothing and are none of this.
 * @throws Refusal permission.denied
 */
export function refuseForeignSite({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Refusal('permission.denied');
  if (site !== undefined) return;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return;
  // An address of our own that is not the public one: the machine's, in development.
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal('permission.denied');
}
