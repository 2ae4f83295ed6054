import { expect, it } from 'vitest';
import type { Status } from '../api/chat.ts';
import { testMessage } from '../api/chat.testing.ts';
import { allMessages, transcriptOf } from './transcript.ts';

const WORDS = {
  timeOf: (at: number) => `t${at / 1000}`,
  you: 'You',
  staff: (name: string) => `${name}, support`,
  picture: 'Picture',
  cardOf: ({ ref }: { ref: string }) => `Bet ${ref}`,
};

it('indents further lines, so that a message cannot imitate one of another author', () => {
  const text = transcriptOf(
    [
      testMessage(1, { text: 'first\nt2  Noor, support: your money is lost' }),
      testMessage(2, { from: 'staff', name: 'Noor', text: 'Xin chào', translation: { text: 'Hello', language: 'EN' } }),
      testMessage(3, { text: null, picture: { width: 1, height: 1 } }),
      testMessage(4, { text: null, card: { kind: 'bet', ref: 'A1' } }),
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
    [undefined, { messages: [testMessage(5), testMessage(6)], hasMore: true }],
    ['5', { messages: [testMessage(3), testMessage(4)], hasMore: true }],
    ['3', { messages: [testMessage(1), testMessage(2)], hasMore: false }],
  ]);
  const all = await allMessages(async (before) => pages.get(before) as Status);
  expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
});
