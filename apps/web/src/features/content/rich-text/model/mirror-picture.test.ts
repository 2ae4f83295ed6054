import { expect, it } from 'vitest';
import { mirrorPicture } from './mirror-picture.ts';

it('moves the motif of a generated picture to the other side, and back', () => {
  const url = '/art/inhouse/promo.svg?v=1&w=360&h=150&motif=dice&pal=amber&fx=0.78';
  expect(mirrorPicture(url)).toBe(url.replace('0.78', '0.22'));
  expect(mirrorPicture(mirrorPicture(url))).toBe(url);
  expect(mirrorPicture(`${url}&scrim=start`)).toBe(`${url.replace('0.78', '0.22')}&scrim=end`);
});

it("keeps a centred motif and operators' pictures unchanged", () => {
  for (const url of ['/art/inhouse/promo.svg?v=1&w=360', '/pictures/a1.webp', 'https://cdn.example/p.png?fx=0.2'])
    expect(mirrorPicture(url)).toBe(url);
});
