import { addAlarmRule } from '@fairlot/contract/backoffice/desk-alarms';
import { addAnswer, changeSettings } from '@fairlot/contract/chat/desk-settings';
import { previewOdds } from '@fairlot/contract/lottery/desk-terms';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../shared/api.ts';
import { fieldName } from './field-name.ts';
import { numberOf } from './number-of.ts';
import { followed, type FormInput, failureWords, refusedField, wrongFields } from './resolve.ts';

const FORM = {
  call: addAlarmRule,
  draft: { kind: 'largeDeposit', from: '1000', mails: 'a@b.example', webhook: '', reason: 'Asked for by finance' },
  names: { threshold: 'from' } as const,
  toBody: ({
    kind,
    from,
    mails,
    webhook,
    reason,
  }: Record<'kind' | 'from' | 'mails' | 'webhook' | 'reason', string>) => ({
    kind,
    threshold: from,
    mails: mails.split(' ').filter(Boolean),
    webhook: webhook === '' ? null : webhook,
    reason,
  }),
} satisfies FormInput<typeof addAlarmRule, Record<string, string>>;
const SHOWN = new Map([
  ['kind', false],
  ['from', true],
  ['mails', false],
  ['webhook', false],
  ['reason', true],
]);
const reported = async (change: Partial<typeof FORM.draft>, more: object = {}) =>
  Object.fromEntries(
    (await wrongFields({ ...FORM, ...more }, { ...FORM.draft, ...change }, SHOWN)).map(({ name, message }) => [
      name,
      message,
    ]),
  );

describe('a form over a call of the contract', () => {
  it("reports that nothing is written yet, whatever the body's field is called", async () => {
    const form = { call: addAnswer, draft: { language: 'EN' }, toBody: () => ({ texts: {} }) };
    expect(await wrongFields(form, form.draft, new Map([['language', false]]))).toEqual([
      { name: null, message: 'Enter or change something first.' },
    ]);
  });

  it("reports the contract's violations at each field, under the field's own name", async () => {
    expect(await reported({})).toEqual({});
    expect(await reported({ from: '1.2345', mails: 'a@b.example nobody', reason: 'short' })).toEqual({
      from: 'An amount with at most 2 decimals, such as 1250.50.',
      mails: 'This value has the wrong format.',
      reason: 'At least 10 characters.',
    });
    expect(await reported({ from: ' ', reason: '', webhook: 'x'.repeat(501) })).toEqual({
      from: 'Enter a value.',
      reason: 'Enter a value.',
      webhook: 'At most 500 characters.',
    });
  });

  it('asks for a whole number where decimals are not allowed', async () => {
    const most = (mostEach: number) =>
      wrongFields(
        {
          call: changeSettings,
          draft: {},
          toBody: () => ({ chatUrl: null, hours: null, mostEach, questions: [] }),
        },
        {},
        new Map([['mostEach', false]]),
      );
    expect(await most(8)).toEqual([]);
    expect(await most(1.5)).toEqual([{ name: 'mostEach', message: 'Enter a whole number.' }]);
  });

  it('asks for the reason afterwards if configured, and prefers its own messages', async () => {
    expect(await reported({ reason: '' }, { asksReason: true, draft: {} })).toEqual({ reason: 'Enter a value.' });
    const shown = new Map([...SHOWN].filter(([name]) => name !== 'reason'));
    const asking = {
      ...FORM,
      asksReason: true,
      check: () => ({ from: 'Too much', mails: false as const, '': 'Not now' }),
    };
    expect(await wrongFields(asking, { ...FORM.draft, from: 'x', reason: '' }, shown)).toEqual([
      { name: 'from', message: 'Too much' },
      { name: null, message: 'Not now' },
    ]);
  });

  it('reports violations without a visible field by their path, and loads a call on demand', async () => {
    const wrong = await wrongFields(
      { ...FORM, call: async () => addAlarmRule },
      { ...FORM.draft, kind: '1' },
      new Map([['from', true]]),
    );
    expect(wrong).toEqual([{ name: null, message: 'kind: This value has the wrong format.' }]);
  });

  it('names a table row by its content', async () => {
    const play = { minUnitStake: '1', maxUnitStake: '10', memberNumber: null, memberPlay: null, liability: null };
    const wrong = await wrongFields(
      {
        call: previewOdds,
        draft: {},
        names: (path) => (path.startsWith('plays.1.') ? `entered.second.${path.slice(8)}` : null),
        toBody: () => ({
          memberDraw: null,
          drawExposure: '100',
          plays: [
            { ...play, play: 'first', odds: '1.5' },
            { ...play, play: 'second', odds: 'many' },
          ],
        }),
      },
      {},
      new Map([['entered.second.odds', false]]),
    );
    expect(wrong.map(({ name }) => name)).toEqual(['entered.second.odds']);
  });

  it('finds the field that an error of the server refers to', () => {
    const refusal = (field: string, reason: string) => new ApiError('request.invalid', 'No', { field, reason });
    expect(refusedField(refusal('threshold', 'value'), SHOWN, FORM.names)).toEqual({ name: 'from', message: 'No' });
    expect(refusedField(refusal('mails.3', 'pattern'), SHOWN, FORM.names)).toEqual({
      name: 'mails',
      message: 'This value has the wrong format.',
    });
    // A bound that another field sets: the server names no limit.
    for (const [bound, message] of [
      ['minimum', 'This value is too low for the other fields or rules.'],
      ['maximum', 'This value is too high for the other fields or rules.'],
    ] as const)
      expect(refusedField(refusal('threshold', bound), SHOWN, FORM.names)).toEqual({ name: 'from', message });
    const own = (field: string, reason: string) => (reason === 'unknown' ? `${field}: nobody` : null);
    expect(refusedField(refusal('mails', 'unknown'), SHOWN, FORM.names, own)?.message).toBe('mails: nobody');
    expect(refusedField(refusal('mails', 'other'), SHOWN, FORM.names, own)?.message).toBe('No');
    expect(refusedField(refusal('threshold', 'unchanged'), SHOWN, FORM.names)?.message).toBe(
      'Enter or change something first.',
    );
    expect(failureWords(refusal('game', 'unchanged'))).toBe('Enter or change something first.');
    expect(failureWords(refusal('game', 'other'))).toBe('No');
    expect(refusedField(refusal('requestKey', 'pattern'), SHOWN, FORM.names)).toBeNull();
    expect(refusedField(new ApiError('not.found', 'No'), SHOWN, FORM.names)).toBeNull();
    const isKnown = (name: string) => ['brandHue', 'languages', 'texts.EN'].includes(name);
    expect(
      ['changes.brandHue', 'changes.languages.3', 'texts.EN', 'hue'].map((path) => fieldName(path, isKnown)),
    ).toEqual(['brandHue', 'languages', 'texts.EN', null]);
  });

  it('does not treat an empty field as 0', () => {
    expect([numberOf(''), numberOf(' '), numberOf('0'), numberOf('x')]).toEqual([
      Number.NaN,
      Number.NaN,
      0,
      Number.NaN,
    ]);
  });
});

it('when its data is read again, a form shows the new values and keeps what was typed in other fields', () => {
  const from = { fee: '1.00', levels: { '1': { most: '10' }, '2': { most: '20' } }, days: ['a'], reason: '' };
  const typed = {
    fee: '3.00',
    levels: { '1': { most: '11' }, '2': { most: '20' } },
    days: ['a', 'b'],
    reason: 'Since',
  };
  expect(followed(typed, from, from)).toEqual(typed);
  const to = { ...from, fee: '2.00', levels: { '1': { most: '10' }, '2': { most: '25' }, '3': { most: '30' } } };
  expect(followed(typed, from, to)).toEqual({
    fee: '2.00',
    levels: { '1': { most: '11' }, '2': { most: '25' }, '3': { most: '30' } },
    days: ['a', 'b'],
    reason: 'Since',
  });
  expect(followed(typed, from, { ...from, days: ['c'] })).toMatchObject({ fee: '3.00', days: ['c'] });
});
