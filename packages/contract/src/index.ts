/**
 * The contract between server and clients: every endpoint as data. The server validates and serialises by it,
 * the web app takes its types from it (type imports only, so no schema reaches the browser).
 */
import * as backoffice from './backoffice.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import type { EndpointSpec } from './define.ts';
import * as identity from './identity.ts';
import * as lottery from './lottery.ts';
import * as payments from './payments.ts';
import * as protection from './protection.ts';
import * as records from './records.ts';
import * as site from './site.ts';
import * as wallet from './wallet.ts';

export { backoffice, catalogue, content, identity, lottery, payments, protection, records, site, wallet };
export * from './application-rules.ts';
export * from './define.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './operators.ts';
export * from './pages.ts';
export * from './picture-rules.ts';

const rooms = { site, identity, wallet, protection, catalogue, lottery, payments, records, content, backoffice };

/** Every endpoint that is built, in the order of its room. */
export const ENDPOINTS: readonly EndpointSpec[] = Object.values(rooms).flatMap((room) =>
  Object.values(room).filter((entry): entry is Extract<typeof entry, EndpointSpec> => 'method' in entry),
);
