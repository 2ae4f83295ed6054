import { expect, it } from 'vitest';
import { openPackSite } from './packs.testing.ts';

const CHAT = `hours: { days: [1, 2], from: '09:00', until: '18:00' }
questions:
  - { EN: Where is my withdrawal?, VI: Lệnh rút của tôi đâu? }
answers:
  review: { EN: { title: Review, text: It takes 30 minutes. } }
`;

const { apply, expectRejected, expectCopied } = await openPackSite();

it('sets hours, quick questions and saved replies; a second time changes nothing', async () => {
  expect(await apply({ 'chat.yaml': CHAT })).toEqual([
    'chat.hours: null → {"days":[1,2],"from":"09:00","until":"18:00"}',
    expect.stringMatching(/^chat\.questions: \[\] → \[\{"EN":"Where is my withdrawal\?"/),
    'chat.answers.review.EN: none → {"text":"It takes 30 minutes.","title":"Review"}',
  ]);
  expect(await apply({ 'chat.yaml': CHAT })).toEqual([]);
  const more = 'answers: { review: { VI: { title: Duyệt, text: Mất 30 phút. } } }\n';
  expect(await apply({ 'chat.yaml': more })).toEqual([
    'chat.answers.review.VI: none → {"text":"Mất 30 phút.","title":"Duyệt"}',
  ]);
});

it('an export recreates the same configuration on an empty site', async () => {
  await expectCopied();
});

it.each([
  ['an invalid hour', CHAT.replace("'09:00'", "'29:00'"), /^chat\.yaml:1: from /],
  ['an empty question', CHAT.replace('Where is my withdrawal?', "' '"), /^chat\.yaml:2: questions is refused/],
  ['a reply without a title', CHAT.replace('title: Review, ', ''), /^chat\.yaml:5: /],
])('%s is refused with file and line, and changes nothing', async (_what, chat, message) => {
  await expectRejected({ 'chat.yaml': chat }, message);
});
