import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { hasClockLibrary, plantedClock } from './planted-clock.ts';

// Under a planted clock, the offset of a second one would be wrong.
it.skipIf(!hasClockLibrary() || process.env['CLOCK'] !== undefined)(
  'starts a program and its child processes at the given instant',
  () => {
    const date = `require('node:child_process').execFileSync('date', ['+%s'], { encoding: 'utf8' })`;
    const code = `console.log(${date}, Date.now())`;
    const env = { ...process.env, ...plantedClock('2031-12-31T23:59:30Z') };
    const { stdout } = spawnSync(process.execPath, ['-e', code], { env, encoding: 'utf8' });
    const [inner, own] = stdout.trim().split(/\s+/).map(Number);
    for (const ms of [Number(inner) * 1000, Number(own)])
      expect(Math.abs(ms - Date.parse('2031-12-31T23:59:30Z'))).toBeLessThan(60_000);
  },
);

it('rejects an invalid instant', () => {
  expect(() => plantedClock('midnight')).toThrow('is no instant');
});
