const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]);
/** Tools and their dictionaries are not part of the product, so share-alike terms do not affect it. */
const allowedInTools = new Set(['CC BY-SA 4.0', 'MPL-2.0', 'WTFPL', 'Zlib']);

/**
 * Whether a package may be used under its SPDX expression: one alternative of an OR, all parts of an AND.
 * @param isTool a build or test tool, which is not part of the product
 */
export function isLicenceAllowed(expression: string, isTool: boolean): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((name) => allowed.has(name) || (isTool && allowedInTools.has(name))),
    );
}
