import { createServer } from 'node:http';
import { openPglite } from '@fairlot/server/platform/db/index';
import { returnStartupMemory } from '@fairlot/server/platform/memory';

/** Reference for the memory of the server on the embedded engine: a process that only opens the same data folder. */
const engine = await openPglite(`${process.env['BARE_DATA_DIR']}/pglite`);
// Reads the large tables once, as a start does.
await engine.query('select * from catalogue_games', []);
await engine.query('select * from lottery_draws', []);
returnStartupMemory();
const server = createServer((_request, response) => response.end('ready'));
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(process.env['BARE_PORT']), '127.0.0.1');
