import { validateResult, LOTTO_6_45 } from '@fairlot/lottery-maths';
import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { buy, checksOf, createIssue, finishIssue, get } from '../lottery.testing.ts';
import type { Plays } from '../present.ts';

const GAME = 'LOTTO645X';
const app = await openTestApp({ seed: 'demo' });

test('6/45 drawn here: six different numbers that follow from the commitment, paid by the same engine', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const plays = (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`)).value;
  expect(plays).toMatchObject({
    source: 'rng',
    structure: [{ level: 'MAIN', count: 6, width: 2, distinct: { from: 1, to: 45 } }],
  });
  const all = Array.from({ length: 45 }, (_, index) => ({
    play: 'num1',
    picks: [String(index + 1).padStart(2, '0')],
    unitStake: '1000.00',
  }));
  for (let n = 0; n < 5; n++) {
    const issue = await createIssue(app, { game: GAME });
    await buy(app, member, issue, all, GAME);
    const { result } = await finishIssue(app, issue, GAME);
    expect(validateResult(LOTTO_6_45, result ?? [])).toBeNull();
    expect(await checksOf(app, GAME, issue, result)).toEqual(['commitment passed', 'numbers passed']);
  }
  // Every number was bought: each draw pays exactly six of them 7.1 times.
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000n - 5n * (4_500_000n - 4_260_000n));
});
