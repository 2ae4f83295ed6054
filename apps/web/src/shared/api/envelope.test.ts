import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { quoteBalances, readEnvelope } from './envelope.ts';

describe('readEnvelope', () => {
  it('keeps a balance exact that no float can hold', () => {
    const text =
      '{"success":true,"value":{"sumBalance":9007199254740993.10,"currency":"VND"},"errorCode":null,"message":null}';
    expect(readEnvelope(text, 200)).toEqual({ sumBalance: '9007199254740993.10', currency: 'VND' });
  });

  it('answers the code, the status and the value of a refusal', () => {
    const text = '{"success":false,"value":{"captcha":true},"errorCode":"login.invalid","message":"no"}';
    expect(() => readEnvelope(text, 200)).toThrow(
      expect.objectContaining({ code: 'login.invalid', status: 200, value: { captcha: true } }) as ApiError,
    );
  });

  it.each(['', '<html>', '[]', 'null', '{"value":1}', '{"success":"yes"}'])('takes %j for an unknown error', (text) => {
    expect(() => readEnvelope(text, 502)).toThrow(
      expect.objectContaining({ code: 'unknown.error', status: 502 }) as ApiError,
    );
  });
});

describe('quoteBalances', () => {
  it('leaves a text alone that only speaks of a balance', () => {
    const text = JSON.stringify({ note: 'see "sumBalance":5 there', sumBalance: 'x' });
    expect(quoteBalances(text)).toBe(text);
  });

  it('takes negative amounts and spaces', () => {
    expect(quoteBalances('{"sumBalance": -0.05}')).toBe('{"sumBalance":"-0.05"}');
  });
});
