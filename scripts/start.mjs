// Installs, builds and starts the whole product. Plain Node 20 without dependencies, because it
// runs before anything is installed.
import { describeProduct } from '../launcher/announce.mjs';
import { childEnvironments } from '../launcher/child-env.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { findNode24 } from '../launcher/node-24.mjs';
import { watchNpm } from '../launcher/npm-parent.mjs';
import { fromRoot } from '../launcher/paths.mjs';
import { chooseFreePort, requireFreePorts } from '../launcher/ports.mjs';
import { waitUntilReady } from '../launcher/ready.mjs';
import { originOf, readSettings } from '../launcher/settings.mjs';
import { createSupervisor } from '../launcher/supervisor.mjs';
import { ensureBuilt } from '../launcher/builds.mjs';

/** A migration waits up to 15 minutes for a table that a report or a backup reads. */
const readyTimeoutMs = 1_200_000;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main() {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined)
    throw new Error(`npm start knows no argument "${unknown}": set variables instead (example: PORT=4000 npm start)`);
  const settings = readSettings(process.env);
  await requireFreePorts(settings.host, [
    { name: 'PORT', port: settings.port },
    ...(settings.sandboxPort === undefined ? [] : [{ name: 'SANDBOX_PORT', port: settings.sandboxPort }]),
  ]);
  ensureInstalled();
  ensureBuilt();
  await run(settings);
}

/** @param {import('../launcher/settings.mjs').LaunchSettings} settings */
async function run(settings) {
  // The sandbox's mail server needs no fixed port: the system chooses one.
  const smtpPort =
    settings.sandboxPort === undefined
      ? undefined
      : Number(process.env.SANDBOX_SMTP_PORT) || (await chooseFreePort(settings.host));
  const env = childEnvironments(settings, process.env, smtpPort);
  const supervisor = createSupervisor(findNode24());
  const stopping = new AbortController();
  const stop = async (/** @type {number} */ exitCode) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await supervisor.stopAll();
    process.exit(exitCode);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  watchNpm(() => void stop(0));

  if (settings.sandboxPort !== undefined) {
    supervisor.startRestarting([fromRoot('apps', 'sandbox', 'dist', 'main.js')], env.sandbox, {
      restarts: 3,
      onDeath: (how, restartsLeft) =>
        console.error(
          `The sandbox ended (${how}); ${restartsLeft > 0 ? 'starting it again' : 'it stays off, the server goes on'}.`,
        ),
    });
  }
  // Lines that the server wants printed are shown below the addresses.
  const lines = new Set();
  let isReady = false;
  supervisor.start(
    [fromRoot('apps', 'server', 'dist', 'main.js')],
    { ...env.server, LAUNCHED: '1' },
    (how) => {
      // A server that cannot start has printed the reason in one line; every other end needs a message.
      if (how !== 'exit code 1') console.error(`The server ended (${how}).`);
      void stop(1);
    },
    (line) => {
      if (isReady) console.log(line);
      else lines.add(line);
    },
  );

  const origin = originOf(settings.host, settings.port);
  if (await waitUntilReady(origin, { timeoutMs: readyTimeoutMs, signal: stopping.signal })) {
    isReady = true;
    console.log(describeProduct(settings, process.env));
    for (const line of lines) console.log(line);
  } else if (!stopping.signal.aborted) {
    console.error(`The server was not ready within ${readyTimeoutMs / 1_000} s.`);
    await stop(1);
  }
}
