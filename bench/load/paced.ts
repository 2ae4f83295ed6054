import { Agent } from 'node:http';
import { answerTask } from '../kit/child.ts';
import { atEvenDistances, type PacedResult, type PacedTask } from '../kit/pace.ts';
import { send } from './send.ts';

export type { PacedResult, PacedTask } from '../kit/pace.ts';

answerTask<PacedTask, PacedResult>(async (task, sayReady) => {
  const { origin, requests, connections, expected } = task;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result = await atEvenDistances(task, sayReady, async (place) => {
    const wanted = requests[place];
    if (wanted === undefined) return undefined;
    const { status, text } = await send(origin, wanted, agent);
    return { isGood: status === 200 && text.includes(expected), answer: `${status} ${text}` };
  });
  agent.destroy();
  return result;
});
