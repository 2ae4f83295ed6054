import type { FastifyInstance } from 'fastify';
import type { Memory } from './memory.ts';
import type { Pace } from './pace.ts';
import { planSession, type Step } from './plan.ts';
import type { Player } from './population.ts';
import type { Random } from './random.ts';
import { ask, invite } from './steps/social.ts';
import { claim, deposit, identify, withdraw } from './steps/cashier.ts';
import { AGENT_TYPE, invitationFor, logIn, register } from './steps/enter.ts';
import { play } from './steps/play.ts';
import { pause, type Scene } from './steps/scene.ts';
import { Refused, Visitor, type VisitorOptions } from './visitor.ts';

export type SessionOptions = {
  origin: string;
  sandbox: FastifyInstance;
  memory: Memory;
  pace: Pace;
  stop: AbortSignal;
  /** Whether the product trusts the client addresses that this machine sends. */
  isTrustedProxy: boolean;
  thinkMs: number;
  hour: number;
  /** Steps to take instead of the player's own plan. */
  steps?: readonly Step[] | undefined;
};

/** A step with its result: a state, or the error code of a refusal. */
export type Outcome = { step: Step['do'] | 'register' | 'logIn'; result: string; isRefused: boolean };

const PHONES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
];
/** Most visitors leave without an account. */
const VISITS_A_REGISTRATION = 15;
/** Result of a log-in to an account that the product did not know any more. */
export const REGISTERED_AGAIN = 'registered again';
/** Refusals that end a session: the member may not play, or has no session any more. */
const ENDS: ReadonlySet<string> = new Set(['auth.required', 'auth.invalid', 'rate.limited', 'user.invalid']);

/**
 * Plays one session of a player: registers or logs in, then takes the planned steps. A refusal ends its step only.
 * @throws {ProductError} when the product fails
 */
export async function playSession(player: Player, random: Random, options: SessionOptions): Promise<Outcome[]> {
  const { memory, pace, stop, origin } = options;
  const visitorOptions: VisitorOptions = {
    origin,
    pace,
    stop,
    userAgent: PHONES[player.device % PHONES.length] ?? '',
    address: options.isTrustedProxy ? player.address : undefined,
    device: memory.devices[player.device],
  };
  const visitor = new Visitor(visitorOptions);
  const outcomes: Outcome[] = [];
  const run = async (step: Outcome['step'], work: () => Promise<string>): Promise<boolean> => {
    try {
      outcomes.push({ step, result: await work(), isRefused: false });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      outcomes.push({ step, result: error.message, isRefused: true });
      return !ENDS.has(error.message);
    }
    return true;
  };

  const isFirst = player.number >= memory.known;
  let isAgent = false;
  const join = async () => {
    const code = await invitationFor(player, memory, random, visitorOptions);
    isAgent = (await register(visitor, player, code)).customerType === AGENT_TYPE;
    return code === undefined ? 'done' : 'invited';
  };
  const comeBack = async () => {
    try {
      isAgent = (await logIn(visitor, player)).customerType === AGENT_TYPE;
      return 'done';
    } catch (error) {
      if (!(error instanceof Refused && error.message === 'login.invalid')) throw error;
      // The product began with a new database.
      await join();
      return REGISTERED_AGAIN;
    }
  };
  for (let visits = 0; visits < (isFirst ? VISITS_A_REGISTRATION : 1); visits++) await visitor.open('/m/home');
  await run(isFirst ? 'register' : 'logIn', isFirst ? join : comeBack);
  if (visitor.token === undefined) return outcomes;
  memory.known = Math.max(memory.known, player.number + 1);
  if (visitor.device !== undefined) memory.devices[player.device] = visitor.device;

  const scene: Scene = { ...options, player, visitor, random, isAgent };
  for (const step of options.steps ?? planSession(player, random, { isFirst, hour: options.hour })) {
    await pause(scene);
    if (!(await run(step.do, () => take(scene, step)))) break;
  }
  return outcomes;
}

function take(scene: Scene, step: Step): Promise<string> {
  switch (step.do) {
    case 'deposit':
      return deposit(scene, step);
    case 'play':
      return play(scene, step);
    case 'identify':
      return identify(scene);
    case 'claim':
      return claim(scene);
    case 'withdraw':
      return withdraw(scene, step);
    case 'ask':
      return ask(scene, step);
    case 'invite':
      return invite(scene);
  }
}
