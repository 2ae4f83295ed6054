import { configDefaults, defineConfig } from 'vitest/config';
import { cataloguesPlugin } from './apps/web/scripts/compile-catalogues.ts';
import { compiledCode } from './scripts/lib/supervisor.mjs';

// Every date in a test means the same instant on every machine; workers inherit this.
process.env.TZ = 'UTC';
// Programs that tests start find their code compiled by the one before.
process.env.NODE_COMPILE_CACHE ??= compiledCode;

const exclude = [...configDefaults.exclude, '**/dist/**', '**/.cache/**', 'data/**', 'test/boundaries/fixtures/**'];
// A test that hangs ends; one on a machine five times slower does not.
const timeouts = { testTimeout: 90_000, hookTimeout: 180_000 };

/**
 * Two projects: `unit` (pure, database, HTTP and page tests) and `e2e` (browser journeys,
 * which need the built product). Run one with `--project unit` or `--project e2e`.
 */
export default defineConfig({
  plugins: [cataloguesPlugin()],
  test: {
    environment: 'node',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Files of one worker share their imports, which took a third of the time: what a file changes outside its own
        // variables it puts back. Some hold several processes against one clock: one more try, which is named.
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude, ...timeouts, isolate: false, retry: 1 },
      },
      {
        extends: true,
        // A browser on a busy machine may miss a moment: one more try, named by scripts/lib/tests/flaky-reporter.ts
        // so that nobody overlooks it.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude,
          ...timeouts,
          // As above; the files of a worker also share one browser.
          isolate: false,
          // Journeys wait for a third of their time: one more than there are processors keeps those busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
