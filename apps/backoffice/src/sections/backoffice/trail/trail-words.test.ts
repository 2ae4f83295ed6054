import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { actionText, actionWords } from './action-words.ts';
import { objectText, objectWords } from './object-words.ts';

const SERVER = join(import.meta.dirname, '../../../../../server/src');
const sources = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !/\.(test|testing)\.ts$|test-data\.ts$/.test(file))
  .map((file) => readFileSync(join(SERVER, file), 'utf8'));

/** Lines that write a code of an action: the entry itself, or a helper that takes its code. */
const ACTION = /(?:\baction: (?!\{)|\baction = |\bACTIONS = |\bchangeAssignment\(|(?<![.\w])change\().*/g;
/** Lines that name an object of an entry, a request or an alarm. */
const OBJECT = /\bobject\w* ?(?::|=|\(|\)).*|\? `vendor:.*/gi;

/** Codes that the server computes, with `*` for the computed part, and its values. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  '*.connected': ['chat', 'identity', 'lottery', 'payments', 'site', 'verification'],
  '*.disconnected': ['chat', 'identity', 'lottery', 'payments', 'site', 'verification'],
  'agency.run.*': ['issued', 'denied'],
  'content.application.*': ['accepted', 'refused'],
  'content.*.*': ['banner', 'announcement', 'category', 'help', 'sponsor'].flatMap((kind) =>
    ['created', 'changed', 'removed'].map((what) => `${kind}.${what}`),
  ),
  'member.*.noted': ['contact', 'complaint'],
  'offer.*': ['running', 'paused', 'ended'],
};

/** Texts in quotes on the matching lines of the server; computed parts are `*`. */
function textsIn(lines: RegExp): string[] {
  const found = sources.flatMap((source) => source.match(lines) ?? []);
  const quoted = found.flatMap((line) => [...line.matchAll(/(['`])(.+?)\1/g)].map(([, , text = '']) => text));
  return quoted.map((text) => text.replaceAll(/\$\{[^}]*\}/g, '*'));
}

const codes = [...new Set(textsIn(ACTION).filter((text) => /^[a-zA-Z*]+(\.[a-zA-Z*]+)+$/.test(text)))];
const computed = Object.entries(COMPUTED).flatMap(([form, values]) =>
  values.map((value) => form.replace(/\*(\.\*)?/, value)),
);

it('has words for every action that the server writes, and for no other', () => {
  const written = [...codes.filter((code) => !code.includes('*')), ...computed];
  expect(codes.filter((code) => code.includes('*')).toSorted()).toEqual(Object.keys(COMPUTED).toSorted());
  expect(Object.keys(actionWords).toSorted()).toEqual([...new Set(written)].toSorted());
});

it('has a name for every kind of object that the server writes', () => {
  const kinds = textsIn(OBJECT).flatMap((text) => /^([a-zA-Z][a-zA-Z-]*):/.exec(text)?.[1] ?? []);
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !Object.hasOwn(objectWords, kind))).toEqual([]);
});

it('shows codes without words as they are, and the key of an object behind its kind', () => {
  expect(actionText('operator.login')).toBe('Operator logged in');
  expect(actionText('former.action')).toBe('former.action');
  expect(objectText('draw:VN60:202611280001')).toBe('Draw VN60:202611280001');
  expect(objectText('site')).toBe('Site');
  expect(objectText('former:8')).toBe('former:8');
});
