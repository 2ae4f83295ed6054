import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { quoteBalances, readEnvelope } from './envelope.ts';

describe('readEnvelope', () => {
  it('keeps the exact balance when no float can represent it', () => {
    const text =
      '{"success":true,"value":{"sumBalance":9007199254740993.10,"currency":"VND"},"errorCode":null,"message":null}';
    expect(readEnvelope(text, 200)).toEqual({ sumBalance: '9007199254740993.10', currency: 'VND' });
  });

  it('throws the code, the status and the value of an error response', () => {
    const text = '{"success":false,"value":{"captcha":true},"errorCode":"login.invalid","message":"no"}';
    expect(() => readEnvelope(text, 200)).toThrow(
      expect.objectContaining({ code: 'login.invalid', status: 200, value: { captcha: true } }) as ApiError,
    );
  });

  it.each(['', '<html>', '[]', 'null', '{"value":1}', '{"success":"yes"}'])('treats %j as an unknown error', (text) => {
    expect(() => readEnvelope(text, 502)).toThrow(
      expect.objectContaining({ code: 'unknown.error', status: 502 }) as ApiError,
    );
  });
});

describe('quoteBalances', () => {
  it('leaves a string unchanged when it only contains the word sumBalance', () => {
    const text = JSON.stringify({ note: 'see "sumBalance":5 there', sumBalance: 'x' });
    expect(quoteBalances(text)).toBe(text);
  });

  it('handles negative amounts and spaces', () => {
    expect(quoteBalances('{"sumBalance": -0.05}')).toBe('{"sumBalance":"-0.05"}');
  });
});
