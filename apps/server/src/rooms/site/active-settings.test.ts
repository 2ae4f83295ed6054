import { expect, it } from 'vitest';
import { KEPT_STATUSES, activateSettings } from './active-settings.ts';
import type { Status } from './present.ts';
import { DEFAULTS } from './settings.ts';

const MERCHANT = { code: 'test', host: 'localhost', social: [], mayEmulate: false };
const STATUS = { status: 'normal' } as unknown as Status;

/** Requests the status for a key. @returns whether it had to be computed */
function openCache() {
  const { statusOf } = activateSettings(DEFAULTS, MERCHANT);
  return async (key: string): Promise<boolean> => {
    let isMade = false;
    await statusOf(key, async () => {
      isMade = true;
      return STATUS;
    });
    return isMade;
  };
}

it('keeps the most recently requested statuses, however many addresses came before', async () => {
  const isMade = openCache();
  for (let address = 0; address < KEPT_STATUSES + 500; address++) await isMade(`early-${address}`);
  expect([await isMade('late'), await isMade('late')]).toEqual([true, false]);
});

it('evicts the least recently requested status', async () => {
  const isMade = openCache();
  for (let address = 0; address < KEPT_STATUSES; address++) await isMade(String(address));
  expect(await isMade('0')).toBe(false);
  expect(await isMade('new')).toBe(true);
  expect([await isMade('0'), await isMade('1')]).toEqual([false, true]);
});

it('does not cache a failure', async () => {
  const { statusOf } = activateSettings(DEFAULTS, MERCHANT);
  await expect(statusOf('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  await expect(statusOf('a', async () => STATUS)).resolves.toBeDefined();
});
