import type { FastifyInstance } from 'fastify';
import type { Pace } from '../pace.ts';
import type { Player } from '../population.ts';
import type { Random } from '../random.ts';
import type { Memory } from '../memory.ts';
import { toMinor } from '../amounts.ts';
import { ProductError, type Visitor } from '../visitor.ts';

/** Data and helpers of a session that its steps use. */
export type Scene = {
  player: Player;
  /** Whether the member is an agent. */
  isAgent: boolean;
  visitor: Visitor;
  random: Random;
  pace: Pace;
  /** Longest pause between two actions. */
  thinkMs: number;
  memory: Memory;
  /** The sandbox's own pages: the payment provider and the vendors' games. */
  sandbox: FastifyInstance;
};

/** Pauses as a person does. */
export function pause({ pace, random, thinkMs }: Scene): Promise<void> {
  return pace.think(Math.round(thinkMs * (0.3 + 0.7 * random.next())));
}

/** Balance in minor units. It is the one amount that the product sends as a JSON number. */
export async function balanceOf({ visitor }: Scene): Promise<bigint> {
  const { text } = await visitor.ask('GET', '/wps/wallet/merchant');
  const amount = /"sumBalance":(\d+\.\d\d)/.exec(text)?.[1];
  if (amount === undefined) throw new ProductError('GET /wps/wallet/merchant returned no balance');
  return toMinor(amount);
}

/** A call of the sandbox's own pages, as the player's browser makes it. Undefined when they refuse. */
export async function onSandbox<T>({ sandbox }: Scene, url: string, payload?: object): Promise<T | undefined> {
  const isForm = payload === undefined;
  const response = await sandbox.inject({
    method: 'POST',
    url,
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    payload: isForm ? '' : payload,
  });
  if (response.statusCode >= 400) return undefined;
  return isForm ? undefined : response.json<T>();
}
