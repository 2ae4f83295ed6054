import { ENDPOINTS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { successSchema } from './envelope.ts';
import { compilePayload, serializerCompiler, validatorCompiler } from './validate.ts';

it('every check and every writer of the contract compiles, which no start would notice', () => {
  for (const endpoint of ENDPOINTS) {
    const { method, path: url, params, query, body } = endpoint;
    for (const [schema, httpPart] of [
      [params, 'params'],
      [query, 'querystring'],
      [body, 'body'],
    ] as const) {
      if (schema !== undefined) expect(() => validatorCompiler({ schema, method, url, httpPart })(null)).not.toThrow();
    }
    const write = serializerCompiler({ schema: successSchema(endpoint), method, url, httpStatus: '200' });
    // What cannot be compiled says so before it looks at the answer.
    expect(() => write({ success: true, errorCode: null, message: null })).not.toThrow(/schema|reference|resolve/i);
  }
});

it('a check tells what is wrong each time, also after a right answer', () => {
  const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
  const check = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const told = () => (check as { errors?: { keyword: string }[] | null }).errors?.[0]?.keyword ?? null;
  expect([check({ n: 1 }), told()]).toEqual([true, null]);
  expect([check({ n: '1' }), told()]).toEqual([false, 'type']);
  expect([check({}), told()]).toEqual([false, 'required']);
  expect([check({ n: 2 }), told()]).toEqual([true, null]);
  expect(() => compilePayload(schema as never)({})).toThrow('invalid payload');
});
