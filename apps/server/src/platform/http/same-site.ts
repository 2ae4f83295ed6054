import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a change that a page of another site makes a browser request. Browsers send the origin of a call, and no page
 * can forge it. Programs send none and are not affected.
 * @throws Refusal permission.denied
 */
export function refuseForeignSite({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Refusal('permission.denied');
  if (site !== undefined) return;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return;
  // One of our own origins other than the public one: the machine's, in development.
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal('permission.denied');
}
