import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's input is checked by the shapes of the contract, after the caller is known. */
    isOfContract?: boolean;
    /** A page of the web app, which shows its defaults for address parts that it cannot read. */
    isPage?: boolean;
  }
}

/** Names that every object inherits: a table lookup by one of them finds a value that was never stored. */
const NAMES_OF_OBJECTS: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Whether every object inherits the name, so that no call may contain it. */
export const isInheritedName = (text: string): boolean => NAMES_OF_OBJECTS.has(text);

/** Values nested far deeper, which only fields without a shape can hold, would overflow the stack of this check. */
const MOST_LEVELS = 100;

/**
 * Refuses text that the database cannot store (a NUL, half a surrogate pair), and inherited property names, both as
 * values and as field names, and values that are nested too deeply.
 * @throws Refusal request.invalid with `{field, reason}`
 */
export function refuseUnreadable(value: unknown, field = '', level = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed() || isInheritedName(value))
      throw new Refusal('request.invalid', { field, reason: 'text' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (level > MOST_LEVELS) throw new Refusal('request.invalid', { field, reason: 'depth' });
  for (const [name, inner] of Object.entries(value)) {
    refuseUnreadable(name, field);
    refuseUnreadable(inner, name, level + 1);
  }
}

/** Characters of path and query; the redirect from a login provider has about 4,000. */
const LONGEST_ADDRESS = 8000;

/**
 * Applies the contract's address rules to routes that are not endpoints of the contract (pages, files, callbacks,
 * streams): not too long, and no text in path or query that the database cannot store. A path with broken
 * percent-encoding matches no route.
 */
export function guardPlainRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isOfContract === true) return done();
    if (request.raw.url !== undefined && request.raw.url.length > LONGEST_ADDRESS)
      throw new Refusal('request.invalid', { field: 'path', reason: 'tooLong' });
    if (request.routeOptions.config.isPage !== true) refuseUnreadable([request.params, request.query], 'path');
    return done();
  });
}
