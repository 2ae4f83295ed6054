import { useRef, useState } from 'react';
import { type Content, type Message, sendMessage, sendTyping } from '../api/chat.ts';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { noteMember } from '../../../shared/api/transport.ts';
import { TYPING_EVERY_MS } from './thread.ts';

/** A message that has not been sent yet. */
export interface Pending {
  key: string;
  content: Content;
  hasFailed: boolean;
  /** The error; null while it is being sent. */
  failure: unknown;
}

/**
 * Sends messages one by one; a failed one waits to be sent again with the same key.
 * @param onSent adds the message to the thread
 * @param onLeft receives a message that was not sent before its member left
 */
export function useSending(onSent: (message: Message) => void, onLeft: (content: Content) => void) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const typedAt = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, part: Partial<Pending>) =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function enqueue(one: Pending): void {
    const hasLeft = noteMember();
    queue.current = queue.current.then(async () => {
      // It would be a message of the next member.
      if (hasLeft()) return onLeft(one.content);
      try {
        onSent(await sendMessage(one.content, one.key));
        setPending((now) => now.filter(({ key }) => key !== one.key));
      } catch (failure) {
        if (hasLeft()) onLeft(one.content);
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
    /** Notifies the staff that the member is typing, throttled. */
    noteTyping() {
      const now = performance.now();
      if (typedAt.current !== 0 && now - typedAt.current < TYPING_EVERY_MS) return;
      typedAt.current = now;
      void sendTyping({}).catch(() => undefined); // not important enough to report
    },
  };
}
