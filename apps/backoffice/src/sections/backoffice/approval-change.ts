import type { Approval } from '../../parts/approval-list.tsx';
import { objectKind, objectText } from '../../parts/trail/object-words.ts';
import { factText, pathText } from '../../parts/trail/value-text.ts';
import type { FieldValues, ValueWords } from '../../shared/section.ts';
import { actionOf, permissionText, thingOf } from './roles/permission-words.ts';

interface Change {
  key: string;
  field: string;
  before: string;
  after: string;
}

/** A permission that a role gains or loses. */
const PERMISSION = /^([+−]) ([a-zA-Z]+\.[a-zA-Z.]+)$/;

/**
 * Splits a room's description of a change, `field: before → after` or a part of it, into columns, in words.
 * @param currency of the amounts in it; empty if unknown
 * @param chosen texts of chosen values of its object
 */
export function changeOf(detail: string, currency = '', chosen: FieldValues = {}): Change {
  const [, sign, permission] = PERMISSION.exec(detail) ?? [];
  if (permission !== undefined) {
    const [former, next] = sign === '+' ? ['', actionOf(permission)] : [actionOf(permission), '–'];
    return { key: detail, field: thingOf(permission), before: former, after: next };
  }
  if (/^[a-zA-Z-]+:\d+$/.test(detail)) return { key: detail, field: '', before: '', after: objectText(detail) };
  const [, name = '', rest = detail] = /^([^:→]{1,60}): (.*)$/s.exec(detail) ?? [];
  const [before = '', ...after] = rest.split(' → ').map((value) => factText(value, name, currency, chosen));
  return after.length === 0
    ? { key: detail, field: pathText(name, chosen), before: '', after: before }
    : { key: detail, field: pathText(name, chosen), before, after: after.join(' → ') };
}

/** The change in one line. */
export function changeLine(detail: string, currency: string, chosen: FieldValues = {}): string {
  const [, sign, permission] = PERMISSION.exec(detail) ?? [];
  if (permission !== undefined) return `${sign} ${permissionText(permission)}`;
  const { field, before, after } = changeOf(detail, currency, chosen);
  return `${field === '' ? '' : `${field}: `}${before === '' ? '' : `${before} → `}${after}`;
}

/** Texts of the chosen values in a request, by its kind or that of its object. */
export const chosenIn = (words: ValueWords, { kind, object }: Pick<Approval, 'kind' | 'object'>): FieldValues =>
  words[kind] ?? words[objectKind(object)] ?? {};
