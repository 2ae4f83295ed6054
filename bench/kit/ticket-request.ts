import { randomUUID } from 'node:crypto';
import type { Issue, Session } from './data.ts';
import { SALE_LINES } from './ticket-sql.ts';

/** Body of the tickets sold over HTTP. */
export function ticketBody({ gameCode, numero: drawNumber }: Issue): string {
  return JSON.stringify({
    gameCode,
    numero: drawNumber,
    // Databases under test have the odds of the seed.
    oddsVersion: 1,
    lines: SALE_LINES.map(({ play, picks }) => ({ play, picks, unitStake: '1000.00' })),
  });
}

/** Headers of a ticket of this member, with a new idempotency key. */
export function ticketHeaders({ token, cookie }: Session): Record<string, string> {
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    cookie: `fairlot_sid=${cookie}`,
    'idempotency-key': randomUUID(),
  };
}
