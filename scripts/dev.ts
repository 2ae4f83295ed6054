// Server and web with reload: npm run dev. A change of the web app is built immediately, a change of the server
// restarts it; reload the page to see either. The back office is built only at the start.
import { rmSync, statSync, utimesSync, watchFile } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeProduct } from '../launcher/announce.mjs';
import { childEnvironments } from '../launcher/child-env.mjs';
import { watchNpm } from '../launcher/npm-parent.mjs';
import { fromRoot } from '../launcher/paths.mjs';
import { chooseFreePort, requireFreePorts } from '../launcher/ports.mjs';
import { waitUntilReady } from '../launcher/ready.mjs';
import { originOf, readSettings } from '../launcher/settings.mjs';
import { createSupervisor } from '../launcher/supervisor.mjs';
import { ensureBuilt, webStampPath } from '../launcher/builds.mjs';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { host, port, sandboxPort } = settings;
  const sandboxPorts = sandboxPort === undefined ? [] : [{ name: 'SANDBOX_PORT', port: sandboxPort }];
  await requireFreePorts(host, [{ name: 'PORT', port }, ...sandboxPorts]);
  ensureBuilt(['web', 'backoffice']);
  // The watchers' output is not a release build: the next start makes its own.
  rmSync(webStampPath, { force: true });

  const supervisor = createSupervisor(process.execPath);
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    await supervisor.stopAll();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  watchNpm(() => void stop());

  const report = (name: string) => (how: string) => console.error(`${name} ended (${how}).`);
  // The sandbox's mail server needs no fixed port: the system chooses one.
  const smtpPort =
    settings.sandboxPort === undefined
      ? undefined
      : Number(process.env.SANDBOX_SMTP_PORT) || (await chooseFreePort(settings.host));
  const env = childEnvironments(settings, process.env, smtpPort);
  const startedMs = Date.now();
  startBuilds(supervisor, report);
  const written = (...names: readonly string[]) =>
    waitUntilWritten(
      names.map((name) => fromRoot('apps/web/dist', name)),
      startedMs,
      stopping.signal,
    );
  await written('client/manifest.json', 'client/sw.js', 'server/entry-server.js');
  restartAfterBuild();
  if (sandboxPort !== undefined) {
    supervisor.start(
      ['--watch', '--watch-preserve-output', fromRoot('apps/sandbox/src/main.ts')],
      env.sandbox,
      report('The sandbox'),
    );
  }
  supervisor.start(
    ['--watch', '--watch-preserve-output', fromRoot('apps/server/src/main.ts')],
    env.server,
    report('The server'),
  );
  if (await waitUntilReady(originOf(host, port), { timeoutMs: 120_000, signal: stopping.signal })) {
    console.log(describeProduct(settings, process.env));
  }
}

/** Builds that run again on every change. */
function startBuilds(
  supervisor: ReturnType<typeof createSupervisor>,
  report: (name: string) => (how: string) => void,
): void {
  const buildWatching = [
    fromRoot('node_modules/vite/bin/vite.js'),
    'build',
    fromRoot('apps/web'),
    '--configLoader',
    'native',
    '--watch',
    '--mode',
    'development',
    // The server reads this folder at any time; the next release build empties it.
    '--emptyOutDir',
    'false',
  ];
  supervisor.start([...buildWatching, '--outDir', 'dist/client'], process.env, report('The web build'));
  supervisor.start(
    [...buildWatching, '--outDir', 'dist/server', '--ssr', 'src/app/entry-server.tsx'],
    process.env,
    report('The renderer build'),
  );
  supervisor.start(
    [...buildWatching, '--config', fromRoot('apps/web/worker.config.ts'), '--outDir', 'dist/client'],
    process.env,
    report('The build of the service worker'),
  );
}

/** The server watches its own imports, such as the renderer; the client's scripts are often ready only later. */
function restartAfterBuild(): void {
  const renderer = fromRoot('apps/web/dist/server/entry-server.js');
  watchFile(fromRoot('apps/web/dist/client/manifest.json'), { interval: 500 }, () => {
    const now = new Date();
    utimesSync(renderer, now, now);
  });
}

/** Waits until every file has been written after `sinceMs`; returns early when stopped. */
async function waitUntilWritten(paths: readonly string[], sinceMs: number, signal: AbortSignal): Promise<void> {
  const isWritten = (path: string) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= sinceMs;
  while (!signal.aborted && !paths.every(isWritten)) await sleep(100);
}
