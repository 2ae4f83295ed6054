import { expect, it } from 'vitest';
import { dropWanted } from './drop-wanted.ts';

it('leaves the queries of the server out of the rows, and nothing else', () => {
  const code = 'export const ROWS = [{ path: "/m/a", wanted: ({ language }) => [want(x(), (d) => d.y(language))], texts: ["a"] }, row({ wanted() { return []; } })];';
  expect(dropWanted(code)).toBe('export const ROWS = [{ path: "/m/a", wanted: void 0, texts: ["a"] }, row({ wanted: void 0 })];');
});
