import { type DrawResult, type DrawStructure, validateResult } from '@fairlot/lottery-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { createMember, type TestApp, type TestMember } from '@fairlot/testkit';
import { expect } from 'vitest';
import { checksOf, createIssue, finishIssue, get, type Line, moveIssue, send, settleWith } from './lottery.testing.ts';
import type { Ticket } from './present.ts';

/** Maximum number of lines per ticket in these tests. */
const MOST_LINES = 500;

/** A stake that no odds divide evenly, so that each payout is rounded. */
export const UNIT = 1001n;

/** A line at that stake. */
export const lineOf = (play: string, ...picks: string[]): Line => ({ play, picks, unitStake: `${UNIT}.00` });

/** Draws an issue, and verifies with the draw's file that its numbers follow from the commitment. */
export async function expectProvenDraw(app: TestApp, game: string, structure: DrawStructure): Promise<void> {
  const issue = await createIssue(app, { game });
  const { result } = await finishIssue(app, issue, game);
  expect(validateResult(structure, result ?? [])).toBeNull();
  expect(await checksOf(app, game, issue, result)).toEqual(['commitment passed', 'numbers passed']);
}

/** Sells the lines at a draw for each result, settles the draws, and compares each payout and the balance. */
export async function expectPayouts(
  app: TestApp,
  game: string,
  lines: readonly Line[],
  draws: readonly { result: DrawResult; paid: readonly bigint[] }[],
): Promise<void> {
  const member = await createMember(app, { balance: '1000000000.00' });
  const stakes = lines.reduce((sum, { unitStake }) => sum + parseMinor(unitStake), 0n);
  let balance = await app.rooms.wallet.balance(member.memberId, 'VND');
  const sold: { issue: string; result: DrawResult; tickets: { ticketId: string; paid: bigint[] }[] }[] = [];
  for (const { result, paid } of draws) {
    const issue = await createIssue(app, { game });
    const tickets = [];
    for (let from = 0; from < lines.length; from += MOST_LINES) {
      const part = lines.slice(from, from + MOST_LINES);
      const { errorCode, value } = await send(app, member, issue, part, undefined, { gameCode: game });
      expect(errorCode).toBeNull();
      tickets.push({ ticketId: value.ticketId, paid: paid.slice(from, from + MOST_LINES) });
    }
    sold.push({ issue, result, tickets });
    balance -= stakes;
    await moveIssue(app, issue, -20, 3_600_000, game);
  }
  await settleWith(app, game, sold);
  for (const { result, tickets } of sold)
    for (const { ticketId, paid } of tickets) balance += await expectWins(app, member, ticketId, paid, result);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(balance);
}

/** Compares what each line of a settled ticket won. @param drawn shown with a difference @returns the sum */
export async function expectWins(
  app: TestApp,
  { headers }: TestMember,
  ticketId: string,
  paid: readonly bigint[],
  drawn: DrawResult,
): Promise<bigint> {
  const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${ticketId}`, headers);
  expect([drawn, value.lines.map(({ win }) => win)]).toEqual([drawn, paid.map((minor) => formatMinor(minor))]);
  return paid.reduce((sum, minor) => sum + minor, 0n);
}

/** Sends one line at a draw. @returns the error code and the reason in the answer, where it has them */
export function refusalsAt(app: TestApp, member: TestMember, gameCode: string, issue: string) {
  return async (bet: Line, more: { oddsVersion?: number } = {}): Promise<unknown[]> => {
    const { errorCode, value } = await send(app, member, issue, [bet], undefined, { gameCode, ...more });
    return [errorCode, (value as { reason?: string } | null)?.reason];
  };
}

/** Declares a closed draw void and returns its stakes. */
export async function voidIssue(app: TestApp, game: string, issue: string): Promise<void> {
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, game, issue, 'A reason of the tests'));
  await finishIssue(app, issue, game);
}
