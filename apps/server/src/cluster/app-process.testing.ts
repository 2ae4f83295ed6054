import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../open-database.ts';
import { createLogger } from '../platform/log.ts';

// A server process without the web app's pages, which tests do not build: started with an environment, drains on
// SIGTERM.
const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const app = await createApp(config, await openDatabase(config, log), log);
await app.server.listen({ port: config.port, host: config.host });
await app.start();
process.on('SIGTERM', () => {
  void app
    .drain()
    .then(app.close)
    .then(() => process.exit(0));
});
