import { spawnSync } from 'node:child_process';
import { root } from '../launcher/paths.mjs';

/**
 * `npm run clocks [-- paths]`: runs the tests that depend on the date around six instants at which days, months and
 * hours change. Needs libfaketime, such as Debian's package faketime.
 */
const CLOCKS: readonly (readonly [name: string, instant: string])[] = [
  // The merchant's time zone is Ho Chi Minh City. A run takes minutes, so it passes the instant itself.
  ['midnight of the merchant', '2026-12-02T17:00:00Z'],
  ['end of a month', '2027-02-28T17:00:00Z'],
  ['noon of the first day of a month', '2026-12-01T05:00:00Z'],
  ['end of the year', '2026-12-31T17:00:00Z'],
  ['beginning of daylight saving in Europe', '2027-03-28T01:00:00Z'],
  ['end of daylight saving in Europe', '2027-10-31T01:00:00Z'],
];

/** Days, weeks and months of members, agents, offers and operators; draws and their calendars; times in texts. */
const PATHS = [
  'server/src/demonstration',
  'server/src/platform/jobs',
  'server/src/rooms/agency',
  'server/src/rooms/backoffice/dashboard',
  'server/src/rooms/backoffice/reports',
  'server/src/rooms/chat/hours',
  'server/src/rooms/inbox/push',
  'server/src/rooms/lottery/draws',
  'server/src/rooms/loyalty',
  'server/src/rooms/payments/statements',
  'server/src/rooms/payments/withdrawals',
  'server/src/rooms/promotions',
  'server/src/rooms/protection',
  'server/src/rooms/records',
  'web/src/features/lottery/draws',
  'backoffice/src/shared',
];

/** Seconds before the instant at which the run begins: some templates are made before it, most tests run after it. */
const LEAD_SECONDS = 15;

const given = process.argv.slice(2);
const failed = CLOCKS.filter(([name, instant]) => {
  console.log(`\n=== ${name}: ${instant} ===`);
  const clock = new Date(Date.parse(instant) - LEAD_SECONDS * 1000).toISOString();
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...(given.length > 0 ? given : PATHS)];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CLOCK: clock },
    stdio: 'inherit',
  });
  return status !== 0;
});
for (const [name] of failed) console.error(`failed: ${name}`);
process.exitCode = failed.length > 0 ? 1 : 0;
