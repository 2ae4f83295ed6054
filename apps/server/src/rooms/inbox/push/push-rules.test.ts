import { expect, it } from 'vitest';
import { isPrivateAddress, isOutsideAddress } from '../../../platform/post-outside.ts';
import { minutesOfSilence } from './quiet.ts';

it('quiet hours may span midnight, and end with their last minute', () => {
  expect([
    minutesOfSilence({ from: 1320, to: 420 }, 1380),
    minutesOfSilence({ from: 1320, to: 420 }, 420),
    minutesOfSilence({ from: 60, to: 120 }, 90),
    minutesOfSilence({ from: 60, to: 120 }, 30),
  ]).toEqual([480, 0, 30, 0]);
});

it('a push endpoint must be a public internet name; the sandbox is allowed by its origin', () => {
  const sandbox = 'http://127.0.0.1:4000';
  expect(
    [`${sandbox}/push/1`, 'http://127.0.0.1:4001/push/1', 'https://push.example/1', 'https://10.0.0.1/1'].map(
      (address) => isOutsideAddress(address, sandbox),
    ),
  ).toEqual([true, false, true, false]);
  expect(['8.8.8.8', '2001:4860:4860::8888', '169.254.169.254', '::ffff:10.0.0.1'].map(isPrivateAddress)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
