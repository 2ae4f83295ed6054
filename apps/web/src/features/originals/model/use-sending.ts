import { useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { noteMember } from '../../../shared/api/transport.ts';

const LOST_TRIES = 5;
const LOST_AGAIN_MS = 2000;
const BACK_AGAIN_MS = 3000;

interface Sent {
  isPending: boolean;
  /** Number of attempts without a response; the same request is sent again. */
  failures: number;
  error: unknown;
}

const IDLE: Sent = { isPending: false, failures: 0, error: null };

/**
 * Sends orders one by one. Unlike a mutation of the query library, it ends in the same render that shows the response.
 * A second render would fall into the first frames of an animation.
 * @param isBack asked after a lost connection until it is back, which removes its error
 */
export function useSending<Order, Answer>(
  send: (order: Order) => Promise<Answer>,
  onAnswer: (answer: Answer, order: Order) => void,
  onRefused: (error: unknown) => Promise<unknown> | undefined,
  isBack: () => Promise<boolean>,
) {
  const [sent, setSent] = useState<Sent>(IDLE);
  const isOffline = errorCodeOf(sent.error) === 'offline';
  const look = useRef(isBack);
  useEffect(() => {
    look.current = isBack;
  });
  useEffect(() => {
    if (!isOffline) return;
    const forget = (isBack: boolean) => {
      if (isBack) setSent((now) => (errorCodeOf(now.error) === 'offline' ? IDLE : now));
    };
    const timer = setInterval(() => void look.current().then(forget), BACK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
  const run = async (order: Order) => {
    setSent({ ...IDLE, isPending: true });
    const hasLeft = noteMember();
    for (let failures = 0; ;) {
      try {
        const answer = await send(order);
        setSent(IDLE);
        onAnswer(answer, order);
        return;
      } catch (error) {
        if (errorCodeOf(error) !== 'offline' || failures >= LOST_TRIES) {
          await onRefused(error);
          setSent({ ...IDLE, error });
          return;
        }
        failures += 1;
        setSent({ isPending: true, failures, error: null });
        await new Promise((resolve) => setTimeout(resolve, LOST_AGAIN_MS));
        // The next member would pay for the bet.
        if (hasLeft()) return;
      }
    }
  };
  return { ...sent, send: (order: Order) => void run(order) };
}
