/** Parts of the server that page tests use: the web app itself imports nothing of the server. */
export { sql } from '@fairlot/server/platform/db/index';
export { IDENTITY_DEFAULTS } from '@fairlot/server/rooms/site/identity-settings';
