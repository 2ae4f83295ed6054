import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { defineConfig } from '@playwright/test';
import { PHONE } from './e2e/kit/browser.ts';
import { EXPECT_TIMEOUT_MS } from './e2e/kit/expect.ts';
import { findLaunchOptions } from './packages/testkit/src/chromium.ts';
import { findNode24 } from './launcher/node-24.mjs';
import { compiledCode } from './launcher/supervisor.mjs';

// `npx playwright test` under an older Node continues on the pinned one: the product runs its TypeScript as it is.
if (findNode24() !== process.execPath) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(findNode24(), [cli, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

// Workers inherit these: one time zone on every machine, and code compiled by an earlier process.
process.env.TZ = 'UTC';
process.env.NODE_ENV ??= 'test';
process.env.NODE_COMPILE_CACHE ??= compiledCode;

// A run deletes what its output folder holds. With a folder for each, two runs do not disturb each other.
process.env.JOURNEYS_RUN ??= String(process.pid);

const launchOptions = await findLaunchOptions();
process.env.CHROMIUM_PATH ??= launchOptions.executablePath;

/** Browser journeys and faults on the running product; they need the built product. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Faults mostly wait for processes to start and to end: one worker runs them while the others use the processors.
  projects: [
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', workers: 1 },
    { name: 'journeys', testIgnore: 'faults/**' },
  ],
  outputDir: `.cache/playwright/results-${process.env.JOURNEYS_RUN}`,
  // The product's own modules run as Node runs them in production.
  build: { external: ['**/apps/**', '**/launcher/**', '**/packages/**', '**/scripts/**'] },
  globalSetup: './e2e/global-setup.ts',
  retries: 0,
  // A journey uses three quarters of a core: two workers leave two cores idle for a third of the run.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '.cache/playwright/report' }],
    // scripts/test.ts names the file and counts from it.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json'] as const]),
  ],
  use: {
    launchOptions,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Requests of a service worker bypass `intercept`.
    serviceWorkers: 'block',
    // Running announcements take a sixth of a processor that also does the drawing.
    contextOptions: { reducedMotion: 'reduce' },
    // Only a failing test reaches these, also on a busy machine.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace costs a tenth of the run or more and is thrown away where the test passes. A failure leaves screenshots
    // and the report of e2e/kit/phone-report.ts. `npm run journeys -- --trace=on <file>` records traces.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
