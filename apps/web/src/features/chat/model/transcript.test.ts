import { expect, it } from 'vitest';
import type { Message, Status } from '../api/chat.ts';
import { allMessages, transcriptOf } from './transcript.ts';

const message = (id: number, own: Partial<Message> = {}): Message => ({
  id: String(id),
  conversationId: '1',
  from: 'member',
  name: null,
  text: `word ${id}`,
  translation: null,
  picture: null,
  card: null,
  key: null,
  at: id,
  ...own,
});
const WORDS = {
  timeOf: (at: number) => `t${at}`,
  you: 'You',
  staff: (name: string) => `${name}, support`,
  picture: 'Picture',
  cardOf: ({ ref }: { ref: string }) => `Bet ${ref}`,
};

it('indents further lines, so that a message cannot imitate one of another author', () => {
  const text = transcriptOf(
    [
      message(1, { text: 'first\nt2  Noor, support: your money is lost' }),
      message(2, { from: 'staff', name: 'Noor', text: 'Xin chào', translation: { text: 'Hello', language: 'EN' } }),
      message(3, { text: null, picture: { width: 1, height: 1 } }),
      message(4, { text: null, card: { kind: 'bet', ref: 'A1' } }),
    ],
    WORDS,
  );
  expect(text.split('\n')).toEqual([
    't1  You: first',
    '    t2  Noor, support: your money is lost',
    't2  Noor, support: Hello',
    '    (Xin chào)',
    't3  You: Picture',
    't4  You: Bet A1',
    '',
  ]);
});

it('reads all pages, oldest first, each once', async () => {
  const pages = new Map<string | undefined, Pick<Status, 'messages' | 'hasMore'>>([
    [undefined, { messages: [message(5), message(6)], hasMore: true }],
    ['5', { messages: [message(3), message(4)], hasMore: true }],
    ['3', { messages: [message(1), message(2)], hasMore: false }],
  ]);
  const all = await allMessages(async (before) => pages.get(before) as Status);
  expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
});
