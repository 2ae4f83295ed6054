import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Checked by the shapes of the contract, after the caller is known. */
    isOfContract?: boolean;
    /** A page of the web app, which shows its defaults for what it cannot read in its address. */
    isPage?: boolean;
  }
}

/** Names that every object answers to: a table looked up by one of them finds what nobody put there. */
const NAMES_OF_OBJECTS: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/**
 * Refuses text that the database cannot keep (a NUL, half a surrogate pair), and names that every object has, wherever
 * they stand: as a value or as the name of a field.
 * @throws Refusal request.invalid with `{field, reason}`
 */
export function refuseUnreadable(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed() || NAMES_OF_OBJECTS.has(value))
      throw new Refusal('request.invalid', { field, reason: 'text' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnreadable(name, field);
    refuseUnreadable(inner, name);
  }
}

/** Characters of path and query; a log-in's return from a provider has some 4,000. */
const LONGEST_ADDRESS = 8000;

/**
 * Holds routes that are no endpoints of the contract (pages, files, callbacks, streams) to the contract's rules for
 * addresses: not too long, and no text in path or query that the database cannot keep. Broken percent-encoding in a
 * path reaches no route at all.
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
