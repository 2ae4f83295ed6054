import { Agent } from 'node:http';
import { answerTask } from '../kit/child.ts';
import { type PacedRequest, send } from './send.ts';

/** Pairs of requests, one after the other, each pair in the other order than the one before. */
export interface PairsTask {
  origin: string;
  pairs: readonly [PacedRequest, PacedRequest][];
  /** Pairs at the beginning that are sent and not measured. */
  warm: number;
}

export interface PairsResult {
  /** Milliseconds of the first and of the second of each pair. */
  firstMs: number[];
  secondMs: number[];
  /** How many answers carried which error code; `none` for a success. */
  firstCodes: Record<string, number>;
  secondCodes: Record<string, number>;
}

answerTask<PairsTask, PairsResult>(async ({ origin, pairs, warm }, sayReady) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const result: PairsResult = { firstMs: [], secondMs: [], firstCodes: {}, secondCodes: {} };
  sayReady();
  for (const [turn, [first, second]] of pairs.entries()) {
    const isMeasured = turn >= warm;
    const askFirst = () => ask(first, isMeasured ? result.firstMs : [], result.firstCodes);
    const askSecond = () => ask(second, isMeasured ? result.secondMs : [], result.secondCodes);
    for (const call of turn % 2 === 0 ? [askFirst, askSecond] : [askSecond, askFirst]) await call();
  }
  agent.destroy();
  return result;

  async function ask(wanted: PacedRequest, times: number[], codes: Record<string, number>): Promise<void> {
    const startedAt = performance.now();
    const { text } = await send(origin, wanted, agent);
    times.push(performance.now() - startedAt);
    const code = (JSON.parse(text) as { errorCode: string | null }).errorCode ?? 'none';
    codes[code] = (codes[code] ?? 0) + 1;
  }
});
