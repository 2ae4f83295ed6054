import { fieldText } from '../../parts/trail/field-words.ts';
import { objectText } from '../../parts/trail/object-words.ts';
import { valueText } from '../../parts/trail/value-text.ts';
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
 */
export function changeOf(detail: string, currency = ''): Change {
  const [, sign, permission] = PERMISSION.exec(detail) ?? [];
  if (permission !== undefined) {
    const [former, next] = sign === '+' ? ['', actionOf(permission)] : [actionOf(permission), '–'];
    return { key: detail, field: thingOf(permission), before: former, after: next };
  }
  if (/^[a-zA-Z-]+:\d+$/.test(detail)) return { key: detail, field: '', before: '', after: objectText(detail) };
  const [, name = '', rest = detail] = /^([^:→]{1,60}): (.*)$/s.exec(detail) ?? [];
  const [before = '', ...after] = rest.split(' → ').map((value) => valueText(value, name, currency));
  return after.length === 0
    ? { key: detail, field: fieldText(name), before: '', after: before }
    : { key: detail, field: fieldText(name), before, after: after.join(' → ') };
}

/** The change in one line. */
export function changeLine(detail: string, currency: string): string {
  const [, sign, permission] = PERMISSION.exec(detail) ?? [];
  if (permission !== undefined) return `${sign} ${permissionText(permission)}`;
  const { field, before, after } = changeOf(detail, currency);
  return `${field === '' ? '' : `${field}: `}${before === '' ? '' : `${before} → `}${after}`;
}
