import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@fairlot/testkit';
import { type Engine, type EngineKind, findProgram, type Tab } from './engine.ts';

const driver = findProgram('WebKitWebDriver');
const screen = findProgram('Xvfb');
const browser = findProgram(
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
);

/** Height of the bar of buttons. */
const BAR = 38;

/** WebKit of GTK in its test browser, driven by WebDriver on a screen in memory. */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing:
    driver === undefined || screen === undefined || browser === undefined
      ? 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb'
      : null,
  // Its bar of buttons is wider than the narrowest phones.
  leastWidth: 450,
  hasPasskeys: false,
  hasTextSize: false,
  start: async () => {
    // Without -noreset it starts anew when its last client leaves, and refuses a browser that connects meanwhile.
    const display = spawn(
      screen ?? '',
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
    const settings = mkdtempSync(join(tmpdir(), 'fairlot-webkit-'));
    mkdirSync(join(settings, 'gtk-3.0'));
    // Without animations, as in the other journeys: a sheet that slides in late would not be where a click arrives.
    writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const env = {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    };
    const running = new Set<ChildProcess>([display]);
    return {
      open: async (userAgent) => {
        // A driver that starts the browser itself takes an ephemeral port for it, and waits forever when another
        // program listens there first.
        const inspector = `127.0.0.1:${await freePort()}`;
        const args = ['--automation', ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`])];
        const window = spawn(browser ?? '', args, {
          env: { ...env, WEBKIT_INSPECTOR_SERVER: inspector },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        let complaints = '';
        window.stderr.on('data', (part: Buffer) => (complaints = (complaints + String(part)).slice(-2000)));
        const port = await freePort();
        const server = spawn(driver ?? '', [`--port=${port}`, `--target=${inspector}`], { env, stdio: 'ignore' });
        for (const child of [window, server]) running.add(child);
        const origin = `http://127.0.0.1:${port}`;
        await ready(origin, server);
        const ended = once(window, 'exit').then(([code]) => {
          throw new Error(`MiniBrowser ended with ${code}: ${complaints}`);
        });
        const tab = openTab(origin, async () => {
          for (const child of [server, window]) await end(child);
        });
        return Promise.race([tab, ended]);
      },
      close: async () => {
        for (const child of [...running].reverse()) await end(child);
        rmSync(settings, { recursive: true, force: true });
      },
    } satisfies Engine;
  },
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await call<{ ready: boolean }>(origin, 'GET', '/status').then(
      (status) => status.ready,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  throw new Error(`WebKitWebDriver ended with ${server.exitCode}`);
}

async function call<T = unknown>(origin: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(origin + path, { method, body: body === undefined ? null : JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${method} ${path.split('/').slice(3).join('/')}: ${JSON.stringify(value)}`);
  return value;
}

async function openTab(origin: string, closed: () => Promise<void>): Promise<Tab> {
  const { sessionId } = await call<{ sessionId: string }>(origin, 'POST', '/session', { capabilities: {} });
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>(origin, method, `/session/${sessionId}${path}`, body);
  const act = (actions: unknown) => ask('POST', '/actions', { actions: [actions] });
  const tab: Tab = {
    goto: (url) => ask('POST', '/url', { url }),
    evaluate: (run, ...given) =>
      ask('POST', '/execute/sync', { script: `return (${String(run)})(...arguments)`, args: given }),
    click: async (x, y) => {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const press = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press });
    },
    type: async (text) => {
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },
    resize: async (width, height) => {
      // Its bar of buttons takes a part of the window; the page follows the window a little later.
      await ask('POST', '/window/rect', { x: 0, y: 0, width, height: height + BAR });
      for (let tries = 0; tries < 40; tries += 1) {
        const inner = await tab.evaluate(() => [window.innerWidth, window.innerHeight]);
        if (inner[0] === width && inner[1] === height) return;
        await pause(50);
      }
      throw new Error(`the window did not become ${width} x ${height}`);
    },
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await ask('DELETE', '');
      await closed();
    },
  };
  await tab.resize(450, 844);
  return tab;
}
