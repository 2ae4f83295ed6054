import { type EndpointSpec, ENDPOINTS } from '@fairlot/contract';
import { knowFormat, violationsOf } from '@fairlot/contract/check';
import { tryParseMinor } from '@fairlot/money';
import { expect, it } from 'vitest';
import { successSchema } from './envelope.ts';
import { compilePayload, serializerCompiler, validatorCompiler } from './validate.ts';

it('compiles every check and every serialiser of the contract, which a start would not do', () => {
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
    // A schema that cannot be compiled throws before the answer is examined.
    expect(() => write({ success: true, errorCode: null, message: null })).not.toThrow(/schema|reference|resolve/i);
  }
});

it('a check reports errors every time, even after a valid answer', () => {
  const schema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
  const check = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const reported = () => (check as { errors?: { keyword: string }[] | null }).errors?.[0]?.keyword ?? null;
  expect([check({ n: 1 }), reported()]).toEqual([true, null]);
  expect([check({ n: '1' }), reported()]).toEqual([false, 'type']);
  expect([check({}), reported()]).toEqual([false, 'required']);
  expect([check({ n: 2 }), reported()]).toEqual([true, null]);
  expect(() => compilePayload(schema as never)({})).toThrow('invalid payload');
});

const TEXTS = ['', ' ', 'x', 'EN', '0', '12', '12.34', '12.345', '-1.00', '2026-11-30', 'a@b.example', '10.0.0.0/8'];
const LONG = ['x'.repeat(9), 'x'.repeat(40), 'x'.repeat(600), '\u{1F600}'.repeat(10), '\n'.repeat(12)];
const OTHERS = [-1, 0, 1, 1.5, 100, 1e9, Number.NaN, true, false, null, [], ['x'], ['x', 'x'], {}, { x: 1 }];
const TRIED = [...TEXTS, ...LONG, ...OTHERS];

it("the console's forms report the same invalid fields as the server, for every operator call", () => {
  knowFormat('amount', (text) => tryParseMinor(text) !== null);
  let compared = 0;
  for (const { id, body, method, path: url, auth } of ENDPOINTS as readonly EndpointSpec[]) {
    const { properties = {} } = (body ?? {}) as { properties?: Record<string, object> };
    if (auth !== 'operator') continue;
    for (const [name, schema] of Object.entries(properties)) {
      const check = validatorCompiler({ schema, method, url, httpPart: 'body' });
      for (const value of TRIED) {
        const isRight = check(structuredClone(value)) === true;
        expect([id, name, value, violationsOf(schema, value).length === 0]).toEqual([id, name, value, isRight]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(5000);
});
