import { expect, it } from 'vitest';
import { listScripts, type Manifest } from './manifest.ts';

const MANIFEST: Manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_core.js'] },
  'src/pages/home/home-page.tsx': { file: 'assets/home.js', imports: ['_core.js', '_tile.js'] },
  'src/pages/hot/hot-page.tsx': { file: 'assets/hot.js', imports: ['_tile.js'] },
  '../../virtual:catalogue/EN/home': { file: 'assets/texts.js' },
  '_core.js': { file: 'assets/core.js', imports: ['_tile.js'] },
  '_tile.js': { file: 'assets/tile.js', imports: ['_core.js'] },
};

it('lists the entry, then every chunk of the wanted modules once, generated modules under any folder', () => {
  const scripts = listScripts(MANIFEST, [
    'src/pages/home/home-page.tsx',
    'virtual:catalogue/EN/home',
    'src/unknown.tsx',
  ]);
  expect(scripts).toEqual([
    '/assets/entry.js',
    '/assets/core.js',
    '/assets/tile.js',
    '/assets/home.js',
    '/assets/texts.js',
  ]);
});
