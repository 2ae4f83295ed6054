import { useRef, useState } from 'react';
import { type Content, type Message, sendMessage, sendTyping } from '../api/chat.ts';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { TYPING_EVERY_MS } from './thread.ts';

/** A message on its way. */
export interface Pending {
  key: string;
  content: Content;
  hasFailed: boolean;
  /** Why; null while it is on its way. */
  failure: unknown;
}

/**
 * Sends messages one by one; what failed waits to be sent again, under its key.
 * @param onSent puts a message into the thread
 */
export function useSending(onSent: (message: Message) => void) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const typedAt = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, part: Partial<Pending>) =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function enqueue(one: Pending): void {
    queue.current = queue.current.then(async () => {
      try {
        onSent(await sendMessage(one.content, one.key));
        setPending((now) => now.filter(({ key }) => key !== one.key));
      } catch (failure) {
        change(one.key, { hasFailed: true, failure });
      }
    });
  }
  return {
    pending,
    send(content: Content) {
      const one = { key: newIdempotencyKey(), content, hasFailed: false, failure: null };
      setPending((now) => [...now, one]);
      typedAt.current = 0;
      enqueue(one);
    },
    retry(one: Pending) {
      change(one.key, { hasFailed: false, failure: null });
      enqueue(one);
    },
    drop(key: string) {
      setPending((now) => now.filter((one) => one.key !== key));
    },
    /** The staff is told that the member writes, not with every letter. */
    noteTyping() {
      const now = performance.now();
      if (typedAt.current !== 0 && now - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = now;
      void sendTyping({}).catch(() => undefined); // a sign that is not worth a word
    },
  };
}
