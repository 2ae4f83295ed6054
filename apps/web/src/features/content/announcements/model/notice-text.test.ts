import { expect, it } from 'vitest';
import { noticeLines } from './notice-text.ts';

it('keeps the text of an announcement, block by block, without markup', () => {
  expect(
    noticeLines('<p>Draws &amp; results</p><ul><li>One</li><li>Two<br/>lines</li></ul><img src=x onerror="alert(1)">'),
  ).toEqual(['Draws & results', 'One', 'Two', 'lines']);
});

it('shows escaped markup as text', () => {
  expect(noticeLines('&lt;b&gt;bold&lt;/b&gt;')).toEqual(['<b>bold</b>']);
});
