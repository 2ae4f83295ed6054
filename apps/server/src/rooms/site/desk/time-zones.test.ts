import { expect, it } from 'vitest';
import { timeZoneChoices } from './time-zones.ts';

it('offers each time zone once, by its present name', () => {
  const zones = timeZoneChoices('Asia/Ho_Chi_Minh');
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
  const byIntl = new Set(
    zones.map((zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone),
  );
  expect(byIntl.size).toBe(zones.length);
});
