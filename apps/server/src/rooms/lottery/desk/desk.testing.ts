import { createHash, randomUUID } from 'node:crypto';
import { type DrawResult, VN_NORTH } from '@fairlot/lottery-maths';
import {
  type AuditLine,
  callDesk,
  createOperator,
  type DeskAnswer,
  openBackOffice,
  REASON,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '@fairlot/testkit';
import { sql } from '../../../platform/db/index.ts';

type Fields = Record<string, unknown>;

export interface LotteryDesk {
  app: TestApp;
  /** `one` requests; `two`, with the risk role, approves. */
  one: TestOperator;
  two: TestOperator;
  /** The value of a call below /lottery, by default as `one`. */
  get<V>(path: string, as?: TestOperator): Promise<V>;
  /** Calls below /lottery, by default as `one`. */
  post<V = Fields>(path: string, body: object, as?: TestOperator): Promise<DeskAnswer<V>>;
  put<V = Fields>(path: string, body: object): Promise<DeskAnswer<V>>;
  /** Approves a request, by default as `two`. */
  approve(id: string, as?: TestOperator): Promise<DeskAnswer<Fields>>;
  /** The audit trail of an object, oldest line first. */
  trail(object: string): Promise<AuditLine[]>;
  /** Audits the books, then closes. */
  close(): Promise<void>;
}

/** The demonstration with two operators, for decisions that need both. */
export async function openLotteryDesk(): Promise<LotteryDesk> {
  const sandbox = { url: 'http://127.0.0.1:1', apiKey: 'key', webhookSecret: 'secret' };
  const { app, operator: one, approve, trail, close } = await openBackOffice({ sandbox });
  const two = await createOperator(app, 'risk');
  return {
    app,
    one,
    two,
    get: async <V>(path: string, as = one) => (await callDesk<V>(app, as.headers, 'GET', `/lottery${path}`)).value,
    post: (path, body, as = one) => callDesk(app, as.headers, 'POST', `/lottery${path}`, body),
    put: (path, body) => callDesk(app, one.headers, 'PUT', `/lottery${path}`, body),
    approve: (id, as = two) => approve(id, as),
    trail,
    close,
  };
}

/** Fields of every request that another operator must approve. */
export const input = () => ({ reason: REASON, requestKey: randomUUID() });

export const STATION = 'HANOI';
let counter = 0;

/** A draw of a separate station, on sale for an hour and drawn in two. */
export async function createDraw(app: TestApp): Promise<string> {
  const issue = `2098${String(++counter).padStart(4, '0')}`;
  await app.platform.db.run(sql`
    insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at, rules_version)
    values (${STATION}, ${issue}, 'feed', 'scheduled', clock_timestamp() - interval '1 second',
      clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours', '-infinity', 1)`);
  await app.rooms.lottery.runDueSteps();
  return issue;
}

/** Moves a draw to its time, so that it waits for its result. */
export async function awaitDraw(app: TestApp, issue: string): Promise<void> {
  await app.platform.db.run(sql`
    update lottery_draws set lock_at = clock_timestamp() - interval '20 milliseconds',
      draw_at = clock_timestamp() - interval '10 milliseconds', next_due_at = '-infinity'
     where game_code = ${STATION} and numero = ${issue}`);
  await app.rooms.lottery.runDueSteps();
}

/** Stakes 1,000.00 on the last two digits of the special prize. @throws when it is refused */
export async function buy(app: TestApp, { headers }: TestMember, issue: string, pick: string): Promise<void> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/lgw/lottery/tickets',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: {
      gameCode: STATION,
      numero: issue,
      oddsVersion: 1,
      lines: [{ play: 'de', picks: [pick], unitStake: '1000.00' }],
    },
  });
  if (!response.json<{ success: boolean }>().success) throw new Error(response.body);
}

/** A reproducible result derived from a text; `special` replaces the special prize. */
export function resultFrom(text: string, special?: string): DrawResult {
  let drawn = 0;
  const below = (n: number) => createHash('sha256').update(`${text}|${drawn++}`).digest().readUIntBE(0, 6) % n;
  return VN_NORTH.levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, () =>
      code === 'DB' && special ? special : String(below(10 ** width)).padStart(width, '0'),
    ),
  }));
}
