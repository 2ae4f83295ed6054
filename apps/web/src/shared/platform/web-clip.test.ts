import { expect, it } from 'vitest';
import { createStorages } from '../session/test-tools.ts';
import { noteWebClip } from './web-clip.ts';

function kept(isStandalone: boolean, ...queries: string[]): string | null {
  const { local } = createStorages();
  for (const query of queries) noteWebClip({ address: `https://play.example/m/home${query}`, isStandalone }, local);
  return local.getItem('WEBCLIP');
}

it('records a start from a web clip, clears the record at a start from the manifest, and ignores tabs [E-119]', () => {
  expect([kept(true, '?source=webclip'), kept(true, '?source=webclip', '')]).toEqual(['1', '1']);
  expect([kept(true, '?source=pwa'), kept(true, ''), kept(true, '?source=webclip', '?source=pwa')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([kept(false, '?source=webclip'), kept(false, '?source=pwa')]).toEqual([null, null]);
});
