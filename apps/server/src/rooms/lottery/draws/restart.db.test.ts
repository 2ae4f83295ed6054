import { auditBooks, createMember, shareDatabase, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { DrawState } from './draw-row.ts';
import { buy, createIssue, readIssue, takeSteps } from '../lottery.testing.ts';

/** Number of steps from an issue on sale, whose times are over, to a state. */
const STEPS: readonly (readonly [DrawState, number])[] = [
  ['open', 0],
  ['locked', 1],
  ['drawn', 2],
  ['settling', 3],
  ['settling', 4],
];

const start = await shareDatabase({ seed: 'demo' });
let app = await start();

test('a server that stops in any state of a draw resumes from that state', async () => {
  const member: TestMember = await createMember(app, { balance: '1000000.00' });
  const expectedMinor = 100_000_000n - BigInt(STEPS.length) * (10_000_000n - 9_950_000n);
  for (const [state, steps] of STEPS) {
    const issue = await createIssue(app);
    const all = Array.from({ length: 100 }, (_, value) => ({
      play: 'de',
      picks: [String(value).padStart(2, '0')],
      unitStake: '1000.00',
    }));
    await buy(app, member, issue, all);
    expect(await takeSteps(app, issue, steps)).toBe(state);
    await app.close();

    app = await start();
    await app.rooms.lottery.runDueSteps();
    expect((await readIssue(app, issue)).state).toBe('settled');
    const wins = await app.platform.db.rows(sql`
      select 1 from lottery_tickets t join lottery_draws d on d.id = t.draw_id
        where d.numero = ${issue} and t.win_minor = 9950000`);
    expect(wins).toHaveLength(1);
  }
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(expectedMinor);
  await auditBooks(app);
});
