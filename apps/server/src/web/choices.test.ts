import { expect, it } from 'vitest';
import { readChoices } from './choices.ts';

it('reads language and theme from the cookies', () => {
  expect(readChoices('fairlot_sid=x; lang=EN; theme=dark')).toEqual({ language: 'EN', theme: 'dark' });
});

it.each([undefined, '', 'lang=', 'xlang=EN', 'lang=%22%3E', 'lang=averyverylongword', 'theme=dark"; drop'])(
  'treats %j as no choice',
  (cookie) => {
    expect(readChoices(cookie)).toEqual({ language: null, theme: null });
  },
);
