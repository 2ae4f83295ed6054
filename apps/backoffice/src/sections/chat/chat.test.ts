import { expect, it } from 'vitest';
import { beginsRun } from './messages/begins-run.ts';
import type { Answer } from './api.ts';
import { joinQuestions, splitQuestions } from './questions.ts';
import { findAnswers } from './use-offered.ts';

const answers: Answer[] = [
  { id: '1', version: '', texts: { EN: { title: 'Limits', text: 'Review your limits.' } } },
  {
    id: '2',
    version: '',
    texts: { EN: { title: 'Review time', text: 'Half an hour.' }, VI: { title: 'Duyệt', text: 'Nửa giờ.' } },
  },
];

it("finds answers in the member's language, those whose title starts with the text first", () => {
  expect(findAnswers(answers, 'review', 'FR').map(({ title }) => title)).toEqual(['Review time', 'Limits']);
  expect(findAnswers(answers, '', 'VI').map(({ title }) => title)).toEqual(['Limits', 'Duyệt']);
  expect(findAnswers(answers, 'nothing', 'EN')).toEqual([]);
});

it('splits quick questions by line, and does not guess a missing translation', () => {
  const questions = [
    { EN: 'Where?', VI: 'Đâu?' },
    { EN: 'When?', VI: 'Khi nào?' },
  ];
  const lines = splitQuestions(questions);
  expect(lines).toEqual({ EN: 'Where?\nWhen?', VI: 'Đâu?\nKhi nào?' });
  expect(joinQuestions(lines)).toEqual(questions);
  expect(joinQuestions({ EN: 'Where?\nWhen?', VI: 'Đâu?' })).toBeNull();
  expect(joinQuestions({ EN: 'Where?', VI: ' ' })).toEqual([{ EN: 'Where?' }]);
});

it("shows an operator's name once for each run of their messages", () => {
  const write = (from: 'member' | 'staff' | 'note', name: string | null) => ({ from, name });
  const messages = [
    write('staff', 'Lan'),
    write('staff', 'Lan'),
    write('note', 'Lan'),
    write('staff', 'Lan'),
    write('staff', 'Minh'),
    write('member', null),
    write('staff', 'Minh'),
    write('staff', null),
  ];
  expect(messages.map((message, place) => beginsRun(message, messages[place - 1]))).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});
