import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, LaunchOptions } from '@playwright/test';
import { runProgram } from './run-program.ts';

const cacheFolder = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url));
const sparticuzVersion = '153.0.0';

/** Playwright needs none of these for our pages; each is a background request or a device the machine may lack. */
const launchFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let found: Promise<string> | undefined;

/**
 * Returns the path of a Chromium that starts: CHROMIUM_PATH, the system's, or Playwright's download cache. Otherwise it
 * installs one with apt (Debian as root), Playwright's download or the package `@sparticuz/chromium`.
 * @throws {Error} listing what was tried
 */
export function findChromium(): Promise<string> {
  return (found ??= search());
}

/** Starts a headless browser; the caller has to close it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findLaunchOptions()), headless: true });
}

/** Executable and flags of every browser that this repository starts. */
export async function findLaunchOptions(): Promise<Pick<LaunchOptions, 'executablePath' | 'args'>> {
  const isRoot = process.getuid?.() === 0;
  // Chromium's sandbox does not work for root.
  return { executablePath: await findChromium(), args: isRoot ? ['--no-sandbox', ...launchFlags] : launchFlags };
}

async function search(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which does not start (example: CHROMIUM_PATH=/usr/bin/chromium)`);
  }
  const tried: string[] = [];
  for (const [name, find] of Object.entries(sources)) {
    try {
      for (const path of await find()) if (await starts(path)) return path;
      tried.push(`${name}: none that starts`);
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`no Chromium was found or could be installed:\n${tried.join('\n')}`);
}

const sources: Record<string, () => Promise<string[]>> = {
  system: findOnSystem,
  'playwright cache': findInPlaywrightCache,
  apt: installWithApt,
  'playwright download': installWithPlaywright,
  '@sparticuz/chromium': installSparticuz,
};

async function findOnSystem(): Promise<string[]> {
  // The headless shell first: it needs a quarter less CPU for the same pages.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'].filter(
    (folder) => folder !== '',
  );
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
}

/** The revision that this Playwright requires first, then any other cached revisions, newest first. */
async function findInPlaywrightCache(): Promise<string[]> {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  const revisions = (await readdir(cache).catch(() => [])).filter((name) => /^chromium-\d+$/.test(name));
  revisions.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  const programs = ['chrome-linux64/chrome', 'chrome-linux/chrome'];
  return [
    chromium.executablePath(),
    ...revisions.flatMap((name) => programs.map((program) => join(cache, name, program))),
  ];
}

async function installWithApt(): Promise<string[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('only on Debian as root');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (names: readonly string[]) =>
    runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env, timeoutMs: 600_000 });
  await runProgram('apt-get', ['update'], { env, timeoutMs: 180_000 });
  // The Noto fonts cover every language of the product. Older releases offer only the complete browser.
  const fonts = 'fonts-noto-core';
  await install(['chromium-headless-shell', fonts]).catch(() => install(['chromium', fonts]));
  return findOnSystem();
}

async function installWithPlaywright(): Promise<string[]> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await runProgram(process.execPath, [cli, 'install', 'chromium', '--no-shell', '--no-progress'], {
    timeoutMs: 300_000,
  });
  return findInPlaywrightCache();
}

/** Installed on demand into .cache, because hardly any machine needs its 60 MB. */
async function installSparticuz(): Promise<string[]> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('needs npm: run the tests with "npm test"');
  await mkdir(cacheFolder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    cacheFolder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `@sparticuz/chromium@${sparticuzVersion}`,
  ];
  await runProgram(process.execPath, [npm, ...args], { timeoutMs: 300_000 });
  const entry = createRequire(join(cacheFolder, 'package.json')).resolve('@sparticuz/chromium');
  const library: { default: { executablePath(): Promise<string> } } = await import(pathToFileURL(entry).href);
  return [await library.default.executablePath()];
}

async function starts(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    await runProgram(path, ['--version'], { timeoutMs: 30_000 });
    return true;
  } catch {
    // Absent, for another machine, or missing a library: try the next candidate.
    return false;
  }
}
