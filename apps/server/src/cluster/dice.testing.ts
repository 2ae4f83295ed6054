import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import type { TestApp, TestMember } from '@fairlot/testkit';

/** Stakes 1,000.00 on a round of dice, with a new idempotency key unless one is given. */
export async function playDice(app: TestApp, member: TestMember, key: string = randomUUID()) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/lgw/originals/dice/rounds',
    headers: { ...member.headers, 'idempotency-key': key },
    payload: { stake: '1000.00', choices: { over: true, target: '50.50' } },
  });
  return answer.json<Envelope<{ roundId: string }>>();
}
