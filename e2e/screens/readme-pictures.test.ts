import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../launcher/paths.mjs';
import { pictureName, README_SCENES } from './readme-pictures.ts';

const MOST_BYTES = 60 * 1024;

it('the README shows the pictures that npm run screens creates, and they are small', () => {
  const readme = readFileSync(fromRoot('README.md'), 'utf8');
  const names = README_SCENES.map(({ name }) => pictureName(name));
  expect([...readme.matchAll(/docs\/pictures\/([\w.-]+)/g)].map(([, name]) => name)).toEqual(names);
  expect(readdirSync(fromRoot('docs', 'pictures')).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(statSync(fromRoot('docs', 'pictures', name)).size).toBeLessThan(MOST_BYTES);
});
