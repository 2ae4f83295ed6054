import type { EventMap } from '@fairlot/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Conversation, Message } from './api.ts';
import { hearChat } from './chat-stream.ts';

/** Minimum interval between refetches of the queue; several messages in it cause one refetch. */
const LOOK_EVERY_MS = 700;
/** Time without a typing event after which the indicator disappears. */
const TYPING_GONE_MS = 6000;

export const listKey = ['chat', 'list'] as const;
export const conversationKey = (id: string) => ['chat', 'one', id] as const;

/**
 * Keeps the queue and conversations up to date by live events while the page is open.
 * @returns id of the conversation whose member is typing
 */
export function useChatStream(onMessage: (message: Message) => void): string | null {
  const client = useQueryClient();
  const [typing, setTyping] = useState<string | null>(null);
  const reported = useRef(onMessage);
  useEffect(() => {
    reported.current = onMessage;
  });
  useEffect(() => {
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
          reported.current(message);
          if (message.from === 'member') setTyping(null);
        }
      } else if (event.name === 'chat.read') {
        putMarks(client, event.data as EventMap['chat.read']);
        look.soon();
      } else if (event.name === 'chat.card') {
        lookAtCard(client, event.data as EventMap['chat.card']);
      } else if (event.name === 'chat.typing') {
        setTyping((event.data as EventMap['chat.typing']).conversationId);
        clearTimeout(gone);
        gone = setTimeout(() => setTyping(null), TYPING_GONE_MS);
      }
    };
    const stop = hearChat(hear);
    return () => {
      stop();
      clearTimeout(gone);
      look.stop();
    };
  }, [client]);
  return typing;
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

/** Adds a message to its cached conversation, once. */
export function putMessage(client: QueryClient, message: Message): void {
  const queryKey = conversationKey(message.conversationId);
  client.setQueryData<Conversation>(queryKey, (now) => {
    if (now === undefined || now.messages.some(({ id }) => id === message.id)) return now;
    return { ...now, messages: [...now.messages, message] };
  });
  // A response that is under way may be older than the message and would remove it again. The first read of a
  // conversation has to be cancelled before it can be repeated.
  if (client.isFetching({ queryKey }) > 0)
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }));
}

function putMarks(client: QueryClient, { conversationId, by, delivered, read }: EventMap['chat.read']): void {
  if (by === 'staff') return;
  client.setQueryData<Conversation>(
    conversationKey(conversationId),
    (now) => now && { ...now, marks: { delivered, read } },
  );
}

/** Delay before a settled bet appears in the betting record after its event. */
const BET_LATER_MS = 2000;

/** Refetches a card that has changed, wherever it is shown. */
function lookAtCard(client: QueryClient, { kind, ref }: EventMap['chat.card']): void {
  const look = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [of, part, , ...card] }) =>
        of === 'chat' && (part === 'cards' || (part === 'card' && card[0] === kind && card[1] === ref)),
    });
  look();
  if (kind === 'bet') setTimeout(look, BET_LATER_MS);
}
