import { randomUUID } from 'node:crypto';
import type { PublicKeyValue } from '@fairlot/testkit/client';
import { answerTask } from '../kit/child.ts';
import { depositWebhook, type Withdrawing, withdrawalRequest } from '../kit/payment-calls.ts';
import { bytesOf, type RawResult, type RawTask, sendRaw } from '../kit/raw-calls.ts';
import type { PacedRequest } from './send.ts';

/** Webhooks of deposits, or withdrawals of members in turn, as fast as they are answered. */
export type PaymentsTask = RawTask & {
  /** Number of calls prepared beforehand; more than can be answered in the time. */
  calls: number;
} & (
    | {
        kind: 'deposits';
        /** Number of the first order that is paid. */
        from: number;
      }
    | {
        kind: 'withdrawals';
        key: PublicKeyValue;
        paymentPassword: string;
        members: readonly Withdrawing[];
      }
  );

answerTask<PaymentsTask, RawResult>(async (task) => {
  const written = Array.from({ length: task.calls }, (_, n) => bytesOf(task.origin, callOf(task, n)));
  return sendRaw(task, written, (answer) => /^HTTP\/1.1 200/.test(answer) && !answer.includes('"success":false'));
});

function callOf(task: PaymentsTask, n: number): PacedRequest {
  if (task.kind === 'deposits') return depositWebhook(task.from + n);
  const { key, paymentPassword, members } = task;
  const member = members[n % members.length];
  if (member === undefined) throw new Error('no member to withdraw');
  return withdrawalRequest({ member, paymentPassword, idempotencyKey: randomUUID() }, key);
}
