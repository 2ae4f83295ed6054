import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BONUS_MONEY,
  BONUS_STATES,
  CHAT_STATES,
  GIFT_KINDS,
  MISSION_GOALS,
  MISSION_PERIODS,
  OFFER_KINDS,
  OFFER_STATES,
  SERVICES,
} from '@fairlot/contract';
import { expect, it } from 'vitest';
import { actionText, actionWords } from './action-words.ts';
import { fieldText, fieldWords } from '../../../parts/trail/field-words.ts';
import { objectKind, objectText, objectWords } from '../../../parts/trail/object-words.ts';
import { currencyOf, valueText } from '../../../parts/trail/value-text.ts';
import { CONTRIBUTIONS } from '../../../sections.ts';
import { setTimeZone } from '../../../shared/format.ts';

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
  expect(objectText('draw:VN60:202611280001')).toBe('Draw VN60 202611280001');
  expect(objectText('site')).toBe('Site');
  expect(objectText('former:8')).toBe('former:8');
  expect(objectText('demo01 (member:1): Welcome (new)')).toBe('demo01: Welcome (new)');
});

/** Sides of entries that are written out where they are made. */
const sides = sources.flatMap((source) =>
  [...source.matchAll(/\b(?:before|after)(?: = |: )\{([^{}]*)\}/g)].map(([, side = '']) => side),
);
/** Names of their fields. */
const fields = sides.flatMap((side) => side.split(',').flatMap((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1] ?? []));

it('names every field that the server writes out, unless its code is a plain word', () => {
  const codes = fields.filter((name) => /^[a-z]+[A-Z]\w*$/.test(name));
  expect(codes.length).toBeGreaterThan(20);
  expect([...new Set(codes)].filter((name) => !Object.hasOwn(fieldWords, name))).toEqual([]);
});

it('shows a field without a name by its code in plain letters', () => {
  expect(fieldText('drawDays')).toBe('Draw days');
  expect(fieldText('lateHours')).toBe('late hours');
  expect(fieldText('DB: digits')).toBe('DB: digits');
});

it.each([
  ['1000.00', 'most', '1,000.00 VND'],
  ['-45000', 'amountMinor', '−450.00 VND'],
  ['99.50', 'odds', '99.50'],
  [3050, 'shareBp', '30.50%'],
  ['9700', 'returnScaled', '97.00%'],
  [true, 'on', 'Yes'],
  ['false', 'isOpen', 'No'],
  [null, 'assignee', '–'],
  [[], 'labels', '–'],
  [1_795_893_410_512, 'until', '28 Nov 2026, 19:16:50'],
  ['2026-11-28T19:16:50.000Z', 'drawAt', '28 Nov 2026, 19:16:50'],
  ['2026-11-28', 'firstDay', '28 Nov 2026'],
  ['offer:7', 'about', 'Offer 7'],
  [{ least: '5.00', currency: 'USD' }, 'limits', 'Minimum: 5.00 USD; Currency: USD'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], 'labels', 'a, b, c, d, e, f, g, h, +2 more'],
])('shows %j of the field %s in words', (value, name, text) => {
  setTimeZone('UTC');
  expect(valueText(value, name, 'VND')).toBe(text);
});

it('takes the currency of amounts from the entry or its object', () => {
  expect(currencyOf({ asset: 'VND' })).toBe('VND');
  expect(currencyOf({}, 'withdrawal-terms:USD:3')).toBe('USD');
  expect(currencyOf({}, 'member:112')).toBe('');
});

it('shows the key of an object in words where it is a chosen value', async () => {
  const words = await CONTRIBUTIONS.loadValueWords();
  expect(objectText('setup:brand', words)).toBe('Set-up step Brand');
  expect(objectText('member:112', words)).toBe('Member 112');
});

const valueWords = await CONTRIBUTIONS.loadValueWords();
/** Values by field, of every kind of object. */
const valuesWithWords = new Set(
  Object.values(valueWords).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, values]) => Object.keys(values).map((value) => `${field}: ${value}`)),
  ),
);

it('has words for every value that the server writes out, except names of roles', () => {
  const written = sides.flatMap((side) =>
    [...side.matchAll(/(\w+): '([\w-]+)'/g)].map(([, field, value]) => `${field}: ${value}`),
  );
  expect(written.length).toBeGreaterThan(20);
  const unnamed = written.filter((value) => !valuesWithWords.has(value));
  expect(unnamed.filter((value) => !value.startsWith('role: '))).toEqual([]);
});

it('has words for values of objects only, or of kinds of requests', () => {
  const kinds = Object.keys(valueWords).filter((kind) => !Object.hasOwn(objectWords, kind));
  expect(kinds.filter((kind) => !Object.hasOwn(CONTRIBUTIONS.approvals, kind))).toEqual([]);
});

it.each([
  ['offer', 'state', OFFER_STATES],
  ['offer', 'kind', OFFER_KINDS],
  ['offer', 'gift', GIFT_KINDS],
  ['offer', 'money', BONUS_MONEY],
  ['bonus', 'state', BONUS_STATES],
  ['chat', 'state', CHAT_STATES],
  ['mission', 'period', MISSION_PERIODS],
  ['mission', 'goal', MISSION_GOALS],
  ['levels', 'service', SERVICES],
])('has words for every value of %s.%s', (kind, field, values) => {
  expect(values.filter((value) => valueWords[kind]?.[field]?.[value] === undefined)).toEqual([]);
});

it.each([
  ['withdrawal:12', { status: 'review' }, 'Status: In review'],
  ['payment:payos:7', { resolution: 'reject' }, 'Resolution: Closed without credit'],
  ['approval:5', { state: 'pending' }, 'Status: Pending'],
  ['Welcome (offer:7)', { written: { kind: 'redPacket', terms: { every: 'day' } } }, 'Type: Red packet'],
  ['mission:4', { products: ['slots', 'fish'] }, 'Products: Slots, Fishing'],
  [
    'segment:3',
    {
      conditions: [
        { any: [{ field: 'deposits', operator: 'gte', value: 5 }] },
        { field: 'label', operator: 'has', value: 'vip' },
      ],
      operator: 'support',
    },
    'Conditions: Any of: Number of deposits at least 5, Label vip is set; Operator: support',
  ],
  ['vendor:HUB', { kind: 'vendorErrors' }, 'Type: Failed calls of a vendor'],
  ['vendor:HUB', { g1: { kind: 'LIVE' } }, 'Type: Live casino'],
  ['withdrawal:12', { status: 'former', state: 'review' }, 'Status: former; Status: review'],
  ['withdrawal:12', { status: 'constructor' }, 'Status: constructor'],
  ['former:8', { status: 'review' }, 'Status: review'],
])('shows chosen values of %s in words', (object, fields, text) => {
  expect(valueText(fields, '', '', valueWords[objectKind(object)])).toContain(text);
});
