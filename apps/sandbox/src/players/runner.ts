import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Payouts } from '../payouts/payouts.ts';
import { documentSize, jpegSize } from './document-picture.ts';
import { type MemoryFile, openMemory } from './memory.ts';
import { createPace } from './pace.ts';
import type { Step } from './plan.ts';
import { nextPlayer, type Player, playerOf } from './population.ts';
import { randomOf } from './random.ts';
import { hourAt, waitMs } from './rhythm.ts';
import { untilReady } from './until-ready.ts';
import { type Outcome, playSession, REGISTERED_AGAIN } from './session.ts';

export type PlayersOptions = {
  /** Address of the product's server. */
  origin: string;
  /** Average number of sessions per hour; 0 starts none. */
  perHour: number;
  isTrustedProxy: boolean;
  /** Path of the file with the players' data. */
  path: string;
};

/** Result of an identity check that the provider decides automatically. */
export type IdentityReport = { state: 'approved'; name: string; birthDate: string };

export type Players = {
  status(): PlayersStatus;
  setPace(perHour: number): void;
  /** Plays one session now. Undefined for a player who does not exist or plays already, and while no more fit. */
  playNow(order?: SessionOrder): Promise<Outcome[] | undefined>;
  /** The report on a document that one of the players sent. */
  reportOn(pictures: Record<string, string>): IdentityReport | undefined;
  start(): void;
  stop(): Promise<void>;
};

/** By default the next player follows their own plan. */
export type SessionOrder = { player?: number; thinkMs?: number; steps?: Step[] };

export type PlayersStatus = {
  perHour: number;
  players: number;
  playing: number;
  sessions: number;
  failures: number;
  /** Counts by step and result, such as `deposit succeeded`. */
  results: Record<string, number>;
};

/** Highest pace that may be set. */
export const MOST_PER_HOUR = 3_600;
const MOST_SESSIONS = 6;
const MOST_CALLS_PER_SECOND = 8;
const THINK_MS = 4_000;
/** The product accepts 30 registrations an hour from one address; the rest is left for people. */
const MOST_REGISTRATIONS = 20;
const HOUR_MS = 3_600_000;
const PAYOUTS_EVERY_MS = 15_000;

/** The players of the demonstration: sessions at the current pace, within fixed bounds, until `stop`. */
export async function createPlayers(
  sandbox: FastifyInstance,
  payouts: Payouts,
  { origin, perHour, isTrustedProxy, path }: PlayersOptions,
): Promise<Players> {
  const file = await openMemory(path);
  const { memory } = file;
  const stopping = new AbortController();
  const pace = createPace(MOST_CALLS_PER_SECOND, stopping.signal);
  const status: PlayersStatus = { perHour, players: memory.known, playing: 0, sessions: 0, failures: 0, results: {} };
  const playing = new Map<number, Promise<Outcome[]>>();
  const registrations = createRegistrations(isTrustedProxy);
  const players: Player[] = [];
  const playerAt = (number: number): Player => (players[number] ??= playerOf(memory.seed, number));
  const knownPlayers = () => Array.from({ length: memory.known }, (_, number) => playerAt(number));
  // Each start continues with other random numbers.
  const random = randomOf(memory.seed, 'runner', Date.now());
  let timer: NodeJS.Timeout | undefined;
  let payoutTimer: NodeJS.Timeout | undefined;

  // A new player gets the next number, so one registers at a time.
  const mayRegister = () => !playing.has(memory.known) && registrations.mayFollow();
  const choose = () => nextPlayer(random, knownPlayers(), { mayRegister: mayRegister(), hour: hourAt(Date.now()) });

  async function play(number: number, { thinkMs = THINK_MS, steps }: SessionOrder): Promise<Outcome[]> {
    const isNew = number >= memory.known;
    if (isNew) registrations.note();
    status.playing += 1;
    try {
      const outcomes = await playSession(playerAt(number), randomOf(memory.seed, number, Date.now()), {
        origin,
        sandbox,
        memory,
        pace,
        isTrustedProxy,
        thinkMs,
        steps,
        stop: stopping.signal,
        hour: hourAt(Date.now()),
      });
      for (const { step, result } of outcomes) count(`${step} ${result}`);
      const entered = outcomes[0]?.result;
      // Skips a name that another member already has.
      if (isNew && entered === 'username.exists') memory.known = number + 1;
      if (entered === REGISTERED_AGAIN) registrations.note();
      if (isNew && entered === 'rate.limited') registrations.pause();
      return outcomes;
    } catch (error) {
      if (stopping.signal.aborted) return [];
      status.failures += 1;
      reportStop(error, sandbox.log);
      return [];
    } finally {
      status.playing -= 1;
      status.sessions += 1;
      status.players = memory.known;
      await save(file, sandbox.log);
    }
  }
  const count = (name: string) => {
    status.results[name] = (status.results[name] ?? 0) + 1;
  };
  async function playNow(order: SessionOrder = {}): Promise<Outcome[] | undefined> {
    const number = order.player ?? choose();
    const isFull = playing.size >= MOST_SESSIONS || stopping.signal.aborted;
    if (number === undefined || number > memory.known || isFull || playing.has(number)) return undefined;
    const session = play(number, order);
    playing.set(number, session);
    return session.finally(() => playing.delete(number));
  }
  const schedule = () => {
    clearTimeout(timer);
    if (status.perHour === 0 || stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        void playNow();
        schedule();
      },
      waitMs(random, status.perHour, Date.now()),
    );
  };
  return {
    status: () => ({ ...status, results: { ...status.results } }),
    setPace(wanted) {
      status.perHour = wanted;
      schedule();
    },
    playNow,
    reportOn: ({ front = '' }) => reportOn(front, knownPlayers()),
    start() {
      if (perHour > 0) void untilReady(origin, stopping.signal).then(schedule);
      payoutTimer = setInterval(() => {
        payOut(payouts, knownPlayers()).catch((error: unknown) =>
          sandbox.log.warn(`payouts of simulated players: ${String(error)}`),
        );
      }, PAYOUTS_EVERY_MS);
    },
    async stop() {
      clearTimeout(timer);
      clearInterval(payoutTimer);
      stopping.abort();
      await Promise.allSettled(playing.values());
    },
  };
}

/** Registrations of the last hour; the product limits their number per address. */
function createRegistrations(isTrustedProxy: boolean) {
  const registeredAt: number[] = [];
  return {
    mayFollow: () => {
      const recent = registeredAt.filter((at) => at > Date.now() - HOUR_MS);
      registeredAt.splice(0, registeredAt.length, ...recent);
      return isTrustedProxy || recent.length < MOST_REGISTRATIONS;
    },
    note: () => void registeredAt.push(Date.now()),
    /** Other programs registered from this address as well, so registrations pause for an hour. */
    pause: () => void registeredAt.push(...Array<number>(MOST_REGISTRATIONS).fill(Date.now())),
  };
}

/** The bank pays what the operators have sent to the players' accounts. */
async function payOut(payouts: Payouts, players: readonly Player[]): Promise<void> {
  const accounts = new Set(players.map(({ bankAccount }) => bankAccount));
  for (const payout of payouts.list())
    if (payout.status === 'PENDING' && accounts.has(payout.account)) await payouts.decide(payout, 'paid');
}

/** Finds the player who sent a document by the size of its picture. */
function reportOn(front: string, players: readonly Player[]): IdentityReport | undefined {
  const size = jpegSize(Buffer.from(front, 'base64'));
  if (size === undefined) return undefined;
  const sender = players.find(({ number }) => {
    const { width, height } = documentSize(number);
    return size.width === width && size.height === height;
  });
  return sender && { state: 'approved', name: sender.name, birthDate: sender.birthDate };
}

function reportStop(error: unknown, log: FastifyBaseLogger): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  log.warn(`a simulated player stopped: ${String(error)}${cause === error ? '' : ` (${String(cause)})`}`);
}

async function save(file: MemoryFile, log: FastifyBaseLogger): Promise<void> {
  await file.save().catch((error: unknown) => log.warn(`the simulated players were not saved: ${String(error)}`));
}
