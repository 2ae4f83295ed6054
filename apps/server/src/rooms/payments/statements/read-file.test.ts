import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-file.ts';

describe('the file of a provider', () => {
  it('may have its columns in any order, quotes, and repeated payments', () => {
    const text =
      '\uFEFFnote,currency,paymentId,amount,direction\r\n"a, ""b""",VND,p1,10.50,in\r\n,VND,p1,10.5,in\n,VND,p1,3,out';
    expect(readStatementFile(text)).toEqual([
      { paymentId: 'p1', direction: 'in', amountMinor: 1050n, currency: 'VND', times: 2 },
      { paymentId: 'p1', direction: 'out', amountMinor: 300n, currency: 'VND', times: 1 },
    ]);
  });

  it.each([
    ['', 'column paymentId'],
    ['paymentId,direction,amount\n', 'column currency'],
    ['paymentId,direction,amount,currency\np1,in,1,VND\np2,sideways,1,VND', 'line 3'],
    ['paymentId,direction,amount,currency\np1,in,-1,VND', 'line 2'],
    ['\npaymentId,direction,amount,currency,note\r\n\r\np1,in,1,VND,"a\r\nb"\r\np2,in,-1,VND,', 'line 6'],
    ['paymentId,direction,amount,currency\np1,in,1.234,VND', 'line 2'],
    ['paymentId,direction,amount,currency\np1,in,1,VND\np1,in,2,VND', 'line 3'],
    ['paymentId,direction,amount,currency,note\np1,in,1,VND,TV 5"\np2,in,2,VND,TV 6"\np3,in,3,VND,', 'line 2'],
    ['paymentId,direction,amount,currency,note\np1,in,1,VND,\np2,in,2,VND,"TV" 6', 'line 3'],
    ['paymentId,direction,amount,currency,note\np1,in,1,VND,"TV\np2,in,2,VND,', 'line 2'],
  ])('is rejected with the position of the error: %j', (text, reason) => {
    expect(() => readStatementFile(text)).toThrow(
      expect.objectContaining({ code: 'request.invalid', value: { field: 'file', reason } }),
    );
  });

  it.each([
    ['columns 1', 1],
    ['columns 3', 3],
  ])('is rejected at a line with hundreds of columns: %s', (reason, wide) => {
    const lines = ['paymentId,direction,amount,currency', 'p1,in,1,VND', 'p2,in,1,VND'];
    const text = lines.map((line, index) => (index + 1 === wide ? line + ','.repeat(300) : line)).join('\n');
    expect(() => readStatementFile(text)).toThrow(
      expect.objectContaining({ code: 'request.invalid', value: { field: 'file', reason } }),
    );
  });
});
