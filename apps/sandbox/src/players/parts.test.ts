import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { between, shareOf, toAmount, toMinor } from './amounts.ts';
import { documentSize, drawDocument, jpegSize } from './document-picture.ts';
import { solveChallenge } from './proof-of-work.ts';
import { randomOf } from './random.ts';
import { picksOf, type Play } from './steps/lottery.ts';
import { betOf } from './steps/vendor-games.ts';

it('computes stakes in minor units, within the limits and the balance', () => {
  expect([toMinor('5000000.05'), toAmount(5n), toAmount(123_456n)]).toEqual([500_000_005n, '0.05', '1234.56']);
  expect(shareOf(1_000_055n, 0.5)).toBe(500_000n);
  expect(between(50n, 100n, 1_000n, 500n)).toBe(100n);
  expect(between(5_000n, 100n, 1_000n, 5_000n)).toBe(1_000n);
  expect(between(50n, 100n, 1_000n, 99n)).toBeUndefined();
});

it('picks numbers that the play accepts', () => {
  const play: Play = { code: 'p', pickCount: 3, pickDigits: 2, units: 1, minUnitStake: '1.00', maxUnitStake: '9.00' };
  const random = randomOf('picks');
  for (const pick of picksOf(play, random)) expect(pick).toMatch(/^\d\d$/);
  const drawn = picksOf({ ...play, pickFrom: 1, pickTo: 3, distinctPicks: true }, random);
  expect(drawn.toSorted()).toEqual(['01', '02', '03']);
  const ordered = { ...play, pickCount: 1, pickDigits: 6, pickFrom: 10_203, pickTo: 111_009, pickPlaces: 3 };
  for (let round = 0; round < 20; round += 1) {
    const [pick = ''] = picksOf(ordered, random);
    const numbers = pick.match(/../g) ?? [];
    expect(pick).toMatch(/^((0[1-9]|1[01]){3})$/);
    expect(new Set(numbers).size).toBe(3);
  }
});

it('bets only while a table is open, and on matches that have odds', () => {
  const random = randomOf('bets');
  expect(betOf({ phase: 'open', choices: [{ id: 'red' }] }, random)).toEqual({ choice: 'red' });
  expect(betOf({ phase: 'closed', choices: [{ id: 'red' }] }, random)).toBeUndefined();
  expect(betOf({ matches: [{ event: 7, odds: { home: 180 } }] }, random)).toEqual({ event: 7, choice: 'home' });
  expect(betOf({ matches: [] }, random)).toBeUndefined();
});

it('solves a challenge of the human check', async () => {
  const [nonce, salt] = ['0102030405060708', 'a1b2c3d4'];
  const password = Buffer.from(`${nonce}0000002a`, 'hex');
  const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
  const challenge = { parameters: { nonce, salt, cost: 10, keyLength: 32, keyPrefix: key.slice(0, 16) } };
  const solved = JSON.parse(Buffer.from(await solveChallenge(challenge), 'base64').toString('utf8'));
  expect(solved).toEqual({ challenge, solution: { counter: 42, derivedKey: key } });
});

it('draws a document whose size names the player', () => {
  const picture = drawDocument(3);
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([643, 404]);
  const sizes = Array.from({ length: 900 }, (_, number) => JSON.stringify(documentSize(number)));
  expect(new Set(sizes).size).toBe(900);
});

it('reads the size of a JPEG, and of nothing else', () => {
  const frame = Buffer.from('ffd8ffe000044142ffc0000b080194028303011100', 'hex');
  expect(jpegSize(frame)).toEqual({ width: 643, height: 404 });
  expect(jpegSize(drawDocument(1))).toBeUndefined();
  expect(jpegSize(Buffer.from('ffd8ffe0', 'hex'))).toBeUndefined();
  expect(jpegSize(Buffer.alloc(0))).toBeUndefined();
});
