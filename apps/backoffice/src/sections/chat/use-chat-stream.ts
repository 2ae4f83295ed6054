import type { EventMap } from '@fairlot/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listen } from '../../shared/api.ts';
import type { Chat, Conversation, Message } from './api.ts';

const AGAIN_MS = 2000;
/** Many messages at once make one look at the queue. */
const LOOK_EVERY_MS = 700;
/** After this time without another word of it nobody writes any more. */
const TYPING_GONE_MS = 6000;

export const listKey = ['chat', 'list'] as const;
export const conversationKey = (id: string) => ['chat', 'one', id] as const;

/**
 * Keeps queue and conversations true by live events while the page is open.
 * @returns the conversation whose member writes right now
 */
export function useChatStream(onMessage: (message: Message) => void): string | null {
  const client = useQueryClient();
  const [typing, setTyping] = useState<string | null>(null);
  const told = useRef(onMessage);
  useEffect(() => {
    told.current = onMessage;
  });
  useEffect(() => {
    const abort = new AbortController();
    let gone: ReturnType<typeof setTimeout> | undefined;
    const look = lookLater(client);
    const hear = (event: { name: string; data: unknown } | null): void => {
      if (event === null) return void client.invalidateQueries({ queryKey: ['chat'] });
      if (event.name === 'chat.message') {
        const { conversationId, message } = event.data as EventMap['chat.message'];
        look.soon();
        if (message === null) void client.invalidateQueries({ queryKey: conversationKey(conversationId) });
        else {
          putMessage(client, message);
          told.current(message);
          if (message.from === 'member') setTyping(null);
        }
      } else if (event.name === 'chat.read') {
        putMarks(client, event.data as EventMap['chat.read']);
        look.soon();
      } else if (event.name === 'chat.typing') {
        setTyping((event.data as EventMap['chat.typing']).conversationId);
        clearTimeout(gone);
        gone = setTimeout(() => setTyping(null), TYPING_GONE_MS);
      }
    };
    void keepListening(hear, abort.signal);
    return () => {
      abort.abort();
      clearTimeout(gone);
      look.stop();
    };
  }, [client]);
  return typing;
}

/** A stream that ends, or cannot be had, is asked for again. */
async function keepListening(hear: Parameters<typeof listen>[1], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen('/chat/events', hear, signal).catch(() => undefined); // the next turn tells, or the session is over
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

function lookLater(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: listKey });
      }, LOOK_EVERY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Puts a message into its conversation, once. */
export function putMessage(client: QueryClient, message: Message): void {
  client.setQueryData<Conversation>(conversationKey(message.conversationId), (now) => {
    if (now === undefined || now.messages.some(({ id }) => id === message.id)) return now;
    return { ...now, messages: [...now.messages, message] };
  });
}

function putMarks(client: QueryClient, { conversationId, by, delivered, read }: EventMap['chat.read']): void {
  if (by === 'staff') return;
  client.setQueryData<Conversation>(
    conversationKey(conversationId),
    (now) => now && { ...now, marks: { delivered, read } },
  );
}

/** Who writes in a conversation, as far as it is known here. */
export function accountOf(client: QueryClient, conversationId: string): string | undefined {
  const lists = client.getQueriesData<{ list: Chat[] }>({ queryKey: listKey });
  return lists.flatMap(([, page]) => page?.list ?? []).find(({ id }) => id === conversationId)?.account;
}
