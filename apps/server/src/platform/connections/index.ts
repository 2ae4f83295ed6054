export { createCurrentCopy } from './current-copy.ts';
export { createConnectionDesk } from './desk.ts';
export type { Connections, Kind, Outcome, Settings } from './kind.ts';
export { createConnectionPack } from './pack.ts';
export { readConnections, readTests, storeTest } from './rows.ts';
export { createConnections } from './store.ts';
export type { ConnectionView } from './views.ts';
