import { randomUUID } from 'node:crypto';
import { openPglite } from '@fairlot/server/platform/db/index';
import { answerTask } from '../kit/child.ts';
import { type Issue, MEMBERS } from '../kit/data.ts';
import { NEW_TICKET_ID, placeTicketSql, SALE_LINES } from '../kit/ticket-sql.ts';

/** Calls the function of the hot path on the embedded engine, in one process and one after the other. */
export interface EmbeddedTask {
  dataDir: string;
  firstMemberId: string;
  issue: Issue;
  seconds: number;
}

export interface EmbeddedResult {
  perSecond: number;
}

answerTask<EmbeddedTask, EmbeddedResult>(async ({ dataDir, firstMemberId, issue, seconds }) => {
  const engine = await openPglite(`${dataDir}/pglite`);
  await engine.query(`update lottery_draws set state = 'open' where game_code = $1 and numero = $2`, [
    issue.gameCode,
    issue.numero,
  ]);
  const lines = SALE_LINES.map(({ play, picks }) => ({ play, picks: `'${picks.join(',')}'` }));
  const text = placeTicketSql(issue, lines, {
    memberId: '$1::bigint',
    account: `'bench' || $1::bigint`,
    key: '$2',
    ticketId: NEW_TICKET_ID,
  });
  const call = (n: number) => engine.query(text, [String(BigInt(firstMemberId) + BigInt(n % MEMBERS)), randomUUID()]);
  for (let n = 0; n < 200; n++) await call(n);
  const startedAt = performance.now();
  let calls = 0;
  while (performance.now() - startedAt < seconds * 1000) await call(calls++);
  const perSecond = (calls * 1000) / (performance.now() - startedAt);
  await engine.close();
  return { perSecond };
});
