interface Change {
  key: string;
  field: string;
  before: string;
  after: string;
}

/** Splits a room's description of a change, `field: before → after` or a part of it, into columns. */
export function changeOf(detail: string): Change {
  const [, field = '', rest = detail] = /^([^:→]{1,60}): (.*)$/s.exec(detail) ?? [];
  const [before, ...after] = rest.split(' → ');
  return after.length === 0
    ? { key: detail, field, before: '', after: rest }
    : { key: detail, field, before: before ?? '', after: after.join(' → ') };
}
