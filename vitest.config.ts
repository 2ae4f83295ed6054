import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { cataloguesPlugin } from './apps/web/scripts/compile-catalogues.ts';
import { compiledCode } from './launcher/supervisor.mjs';
import { plantedClock } from './packages/testkit/src/clock/planted-clock.ts';

// Every date in a test means the same instant on every machine; workers inherit this.
process.env.TZ = 'UTC';
// CLOCK=2026-12-31T16:59:40Z runs the tests around that instant; see scripts/clocks.ts.
if (process.env.CLOCK) Object.assign(process.env, plantedClock(process.env.CLOCK));
// Programs that tests start reuse the compiled code of earlier ones.
process.env.NODE_COMPILE_CACHE ??= compiledCode;

const quickArgon2 = fileURLToPath(
  new URL('apps/server/src/rooms/identity/passwords/quick-argon2.testing.ts', import.meta.url),
);
const exclude = [...configDefaults.exclude, '**/dist/**', '**/.cache/**', 'data/**', 'test/boundaries/fixtures/**'];

const PAGE_TESTS = '**/*.page.test.tsx';

/** Unit, database, HTTP and page tests. Browser journeys run by Playwright: see playwright.config.ts. */
export default defineConfig({
  plugins: [cataloguesPlugin()],
  resolve: { alias: { '@node-rs/argon2': quickArgon2 } },
  test: {
    environment: 'node',
    // A file uses two thirds of a core, because it waits for the database: two workers leave two cores idle at times.
    maxWorkers: 3,
    // Files of one worker share their imports, which saves a third of the time. A test that changes anything outside
    // its own variables restores it.
    isolate: false,
    globalSetup: ['packages/testkit/src/vitest-setup.ts'],
    setupFiles: ['packages/testkit/src/usual-currency.ts'],
    // A hanging test ends; a slow one on a machine five times slower does not.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // Awaited changes arrive by events; the default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, PAGE_TESTS] } },
      {
        extends: true,
        // The production build of React, as in the product: its development build needs half as much time again.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'page',
          env: { NODE_ENV: 'production' },
          include: [PAGE_TESTS],
          exclude,
          // Modules such as React's look for a window when they load, so these files have their own workers.
          setupFiles: ['packages/testkit/src/page/window.ts', 'packages/testkit/src/usual-currency.ts'],
        },
      },
    ],
  },
});
