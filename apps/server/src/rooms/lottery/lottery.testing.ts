import { randomBytes, randomUUID } from 'node:crypto';
import type { lottery as contract, Envelope, ValueOf } from '@fairlot/contract';
import { checkDraw, commitment } from '@fairlot/fairness';
import type { DrawResult } from '@fairlot/lottery-maths';
import type { TestApp, TestMember } from '@fairlot/testkit';
import { callSite } from '@fairlot/testkit/operators';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BeaconChain } from './adapters/beacon/beacon.ts';
import { type DrawRow, type DrawState, findDraw, seedContext } from './draws/draw-row.ts';
import type { WantedOdds } from './actions/publish-odds.ts';
import type { Draw } from './present.ts';

export type Sold = ValueOf<typeof contract.placeTicket>;
export interface Line {
  play: string;
  picks: string[];
  unitStake: string;
}

const GAME = 'VN60';
let counter = 0;

/** Creates a separate issue, on sale for an hour, so that a test does not depend on the time of day. */
export async function createIssue(
  app: TestApp,
  {
    game = GAME,
    seed = randomBytes(32),
    sealedFor,
    beacon,
  }: { game?: string; seed?: Uint8Array; sealedFor?: string; beacon?: BeaconChain & { round: number } } = {},
): Promise<string> {
  const issue = `20990101${String(++counter).padStart(4, '0')}`;
  await app.platform.db.run(sql`
    insert into lottery_draws (game_code, numero, state, open_at, lock_at, draw_at, next_due_at, rules_version,
      commitment, sealed_seed,
      beacon_mode, beacon_public_key, beacon_genesis_time, beacon_period_seconds, beacon_round)
    values (${game}, ${issue}, 'scheduled', clock_timestamp() - interval '1 second',
      clock_timestamp() + interval '1 hour',
      clock_timestamp() + interval '2 hours', '-infinity', 1, ${await commitment(seed)},
      ${app.platform.secrets.seal(seed, seedContext(game, sealedFor ?? issue))}::bytea,
      ${beacon ? 'drand' : 'off'}, ${beacon?.publicKey ?? null}::text, ${beacon?.genesisTime ?? null}::bigint,
      ${beacon?.periodSeconds ?? null}::int, ${beacon?.round ?? null}::bigint)`);
  await openNow(app, game, issue);
  return issue;
}

/** Opens a new issue. When a job of the app does so, steps skip its row: the job's transaction is then awaited. */
async function openNow(app: TestApp, game: string, issue: string): Promise<void> {
  await app.rooms.lottery.runDueSteps();
  await app.platform.db.run(sql`
    select 1 from lottery_draws where game_code = ${game} and numero = ${issue} for update`);
}

/** Creates a separate official issue, on sale for an hour and drawn in two. */
export async function createOfficialIssue(app: TestApp, game: string): Promise<string> {
  const issue = `2099${String(++counter).padStart(4, '0')}`;
  await app.platform.db.run(sql`
    insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at, rules_version)
    values (${game}, ${issue}, 'feed', 'scheduled', clock_timestamp() - interval '1 second',
      clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours', '-infinity', 1)`);
  await openNow(app, game, issue);
  return issue;
}

/**
 * Moves the times of an issue into the past and takes some of its steps, while all other draws are delayed by an hour.
 * @returns its state then
 */
export async function takeSteps(app: TestApp, issue: string, steps: number): Promise<DrawState> {
  await moveIssue(app, issue, -20, -10);
  await app.platform.db.run(sql`
    update lottery_draws set next_due_at = clock_timestamp() + interval '1 hour'
     where state not in ('settled', 'void') and numero <> ${issue}`);
  await app.rooms.lottery.runDueSteps(steps);
  return (await readIssue(app, issue)).state;
}

/** Configuration of a server with a feed of official results. */
export const WITH_FEED = { sandbox: { url: 'http://127.0.0.1:1', apiKey: 'key', webhookSecret: 'secret' } };

/** Moves lock and draw, counted from now, and makes the next step due at its time. */
export async function moveIssue(
  app: TestApp,
  issue: string,
  lockInMs: number,
  drawInMs: number,
  game = GAME,
): Promise<void> {
  await app.platform.db.run(sql`
    update lottery_draws set open_at = least(open_at, l - interval '1 second'), lock_at = l, draw_at = d,
           next_due_at = case state when 'scheduled' then l - interval '1 second' when 'open' then l
           when 'locked' then d else clock_timestamp() end
      from (select clock_timestamp() + ${lockInMs}::int * interval '1 millisecond' as l,
          clock_timestamp() + ${drawInMs}::int * interval '1 millisecond' as d) as t
     where game_code = ${game} and numero = ${issue}`);
}

/** Moves an issue to its time and takes all its steps. */
export async function finishIssue(app: TestApp, issue: string, game = GAME): Promise<DrawRow> {
  await moveIssue(app, issue, -20, -10, game);
  await app.rooms.lottery.runDueSteps();
  return readIssue(app, issue, game);
}

export async function readIssue(app: TestApp, issue: string, game = GAME): Promise<DrawRow> {
  const draw = await findDraw(app.platform.db, game, issue);
  if (draw === undefined) throw new Error(`No draw ${issue}`);
  return draw;
}

export async function get<V>(app: TestApp, url: string, headers: Record<string, string> = {}): Promise<Envelope<V>> {
  return (await app.server.inject({ method: 'GET', url, headers })).json();
}

/** Sends a ticket at the current odds and returns the raw envelope; `more` overrides fields. */
export async function send(
  app: TestApp,
  member: TestMember,
  issue: string,
  lines: readonly Line[],
  key: string = randomUUID(),
  more: { gameCode?: string; oddsVersion?: number; freeBetId?: string; rebate?: number } = {},
): Promise<Envelope<Sold>> {
  const gameCode = more.gameCode ?? GAME;
  const oddsVersion = more.oddsVersion ?? (await app.rooms.lottery.plays(gameCode)).oddsVersion;
  const response = await app.server.inject({
    method: 'POST',
    url: '/lgw/lottery/tickets',
    headers: { ...member.headers, 'idempotency-key': key },
    payload: { ...more, gameCode, numero: issue, oddsVersion, lines },
  });
  return response.json();
}

/** Buys a ticket. @throws when it is refused */
export async function buy(
  app: TestApp,
  member: TestMember,
  issue: string,
  lines: readonly Line[],
  gameCode = GAME,
): Promise<Sold> {
  const answer = await send(app, member, issue, lines, randomUUID(), { gameCode });
  if (!answer.success) throw new Error(`Ticket refused: ${answer.errorCode} ${JSON.stringify(answer.value)}`);
  return answer.value;
}

/** Cancels a ticket of a member. */
export const cancel = (app: TestApp, { headers }: TestMember, ticketId: string) =>
  callSite<{ status: string; balance: string }>(app, headers, 'DELETE', `/lgw/lottery/tickets/${ticketId}`);

/** One line on the last two digits of DB. */
export const de = (pick: string, unitStake = '1000.00'): Line => ({ play: 'de', picks: [pick], unitStake });

/** Generous terms of De at the default odds; `more` overrides fields. */
export const terms = (more: Partial<WantedOdds> = {}): WantedOdds => ({
  play: 'de',
  odds: 995_000n,
  minUnitStakeMinor: 100_000n,
  maxUnitStakeMinor: 5_000_000_000n,
  memberNumberMinor: 100_000_000_000n,
  liabilityMinor: 10_000_000_000_000n,
  ...more,
});

/** Publishes odds of a game after the current ones and returns their version. */
export async function publish(app: TestApp, game: string, wanted: readonly WantedOdds[]): Promise<number> {
  const { lottery } = app.rooms;
  const { oddsVersion } = await lottery.plays(game);
  const version = await app.platform.db.transaction((tx) => lottery.publishOdds(tx, game, oddsVersion, wanted));
  lottery.forgetGames();
  return version;
}

/** Counters of a draw's sale that are not zero: liability, members' stakes and stakes on jackpots. */
export async function countersOf(app: TestApp, game: string, issue: string): Promise<Record<string, bigint>> {
  const rows = await app.platform.db.rows(sql<{ counter: string; minor: bigint }>`
    select concat_ws(' ', c.kind, c.play, c.picks, c.part) as counter, c.minor from (
      select draw_id, 'liability' as kind, play, picks, shard::text as part, liability_minor as minor
        from lottery_liability
      union all
      select draw_id, 'stake', play, picks, member_id::text, stake_minor from lottery_member_stakes
      union all
      select draw_id, 'jackpot', asset, '', shard::text, stake_minor from lottery_pool_stakes
    ) c join lottery_draws d on d.id = c.draw_id
     where d.game_code = ${game} and d.numero = ${issue} and c.minor <> 0`);
  return Object.fromEntries(rows.map(({ counter, minor }) => [counter, minor]));
}

/** Code and value of the refusal with which the work fails. @throws when it ends otherwise */
export async function refusalOf(work: Promise<unknown>): Promise<[code: string, value: unknown]> {
  const error = await work.then(
    () => new Error('was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw error;
  return [error.code, error.value];
}

/** Draws closed issues with the given results, set where each draw would publish its own, and settles them. */
export async function settleWith(
  app: TestApp,
  game: string,
  draws: readonly { issue: string; result: DrawResult }[],
): Promise<void> {
  await app.rooms.lottery.runDueSteps(2000);
  for (const { issue, result } of draws)
    await app.platform.db.run(sql`
      update lottery_draws set state = 'drawn', result = ${JSON.stringify(result)}::jsonb, result_version = 1,
             revealed_seed = ${'0'.repeat(64)}, next_due_at = '-infinity'
       where game_code = ${game} and numero = ${issue}`);
  await app.rooms.lottery.runDueSteps(2000);
}

/** Verifies the file of a draw without a beacon. @returns each check with its state, such as `numbers passed` */
export async function checksOf(
  app: TestApp,
  game: string,
  issue: string,
  result: DrawResult | null,
): Promise<string[]> {
  const draw = (await get<Draw>(app, `/lgw/lottery/draws/${game}/${issue}`)).value;
  const checks = await checkDraw({ ...draw, result, beacon: { mode: 'off' } });
  return checks.map(({ id, state }) => `${id} ${state}`);
}
