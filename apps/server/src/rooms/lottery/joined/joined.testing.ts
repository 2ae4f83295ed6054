import { type DrawResult, VN_SOUTH } from '@fairlot/lottery-maths';
import type { TestApp } from '@fairlot/testkit';
import { sql } from '../../../platform/db/index.ts';
import { moveIssue, readIssue } from '../lottery.testing.ts';
import { enterResult, resultFrom } from '../results/official.testing.ts';

export const FIRST = 'CANTHO';
export const SECOND = 'DONGNAI';
export const PAIR = 'CANTHO_DONGNAI';

let counter = 0;

/** Draws of two stations on one day, and the joined draw that follows; all on sale for an hour. */
export async function createPairIssue(app: TestApp): Promise<string> {
  const issue = `2098${String(++counter).padStart(4, '0')}`;
  for (const game of [FIRST, SECOND])
    await app.platform.db.run(sql`
      insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
        rules_version)
      values (${game}, ${issue}, 'feed', 'scheduled', clock_timestamp() - interval '1 second',
        clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours', '-infinity', 1)`);
  await app.rooms.lottery.runDueSteps();
  return issue;
}

/** Moves both stations and the joined draw to their time, so that they wait for results. */
export async function awaitPair(app: TestApp, issue: string): Promise<void> {
  for (const game of [FIRST, SECOND, PAIR]) await moveIssue(app, issue, -20, -10, game);
  await app.rooms.lottery.runDueSteps();
}

/** A southern result whose numbers end in these, in turn. */
export function endingIn(text: string, endings: readonly string[]): DrawResult {
  let place = 0;
  return resultFrom(text, { structure: VN_SOUTH }).map(({ level, numbers }) => ({
    level,
    numbers: numbers.map((number) => number.slice(0, -2) + (endings[place++ % endings.length] ?? '')),
  }));
}

/** Two operators enter the result of a station. @returns the joined draw afterwards */
export async function enterStation(app: TestApp, game: string, issue: string, result: DrawResult) {
  await enterResult(app, game, issue, result);
  return readIssue(app, issue, PAIR);
}
