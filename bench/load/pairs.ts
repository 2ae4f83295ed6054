import { Agent } from 'node:http';
import { answerTask } from '../kit/child.ts';
import { type PacedRequest, send } from './send.ts';

/** Sends pairs of requests in sequence, alternating the order within the pairs. */
export interface PairsTask {
  origin: string;
  pairs: readonly [PacedRequest, PacedRequest][];
  /** Number of initial pairs that are not measured. */
  warm: number;
}

export interface PairsResult {
  /** Milliseconds of the first and of the second request of each pair. */
  firstMs: number[];
  secondMs: number[];
  /** Number of answers by error code; `none` for a success. */
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
