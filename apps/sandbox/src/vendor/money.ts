/** Minor units as `"12.50"`, as most protocols write amounts. */
export function toText(minor: number): string {
  const cents = String(Math.abs(minor) % 100).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${cents}`;
}

/** Minor units of `"12.50"`, `"12.5"` or `12.5`; NaN for anything else. */
export function toMinor(value: unknown): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(value));
  if (match === null) return Number.NaN;
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -minor : minor;
}
