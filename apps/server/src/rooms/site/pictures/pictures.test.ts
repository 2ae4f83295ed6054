import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { redrawPng } from './redraw-png.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const cleaned = (inside: string) => cleanSvg(svg(inside))?.toString();

describe('an SVG', () => {
  it('keeps drawing elements', () => {
    const drawing =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><g ' +
      'transform="translate(1 2)"><path d="M0 0L8 8Z" fill="url(#a)"></path></g>';
    expect(cleaned(drawing)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`);
  });

  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler on the root element', '</svg><svg onload="alert(1)">'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src=x onerror=alert(1)></body></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a use element with an external address', '<use href="https://evil.example/x.svg#a"/>'],
    ['a picture', '<image href="https://evil.example/x.png"/>'],
    ['a style', '<style>@import url(https://evil.example/x.css)</style>'],
    ['a style attribute', '<path style="fill:url(https://evil.example)"/>'],
    ['a fill with an external address', '<path d="M0 0" fill="url(https://evil.example/#a)"/>'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a namespaced link', '<g xlink:href="javascript:alert(1)"/>'],
    ['an escaped handler', '<path d="M0 0" on&#108;oad="alert(1)"/>'],
  ])('loses %s', (_name, inside) => {
    expect(cleaned(inside) ?? '').not.toMatch(/script|alert|evil|href|style|import|foreign|<use|<image|<set|onload/i);
  });

  it.each([
    ['not an SVG', Buffer.from('<html></html>')],
    ['without a size', svg('', '')],
    ['declaring entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>')],
    ['binary', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['empty', Buffer.from('')],
  ])('is refused when it is %s', (_name, file) => {
    expect(cleanSvg(file)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('is re-encoded with the same pixels and without other data of the file', async () => {
    const canvas = createCanvas(3, 2);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ff8000';
    context.fillRect(0, 0, 3, 2);
    const file = await canvas.encode('png');
    const drawn = (await redrawPng(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')])))!;
    expect(drawn.includes('script')).toBe(false);
    const image = await loadImage(drawn);
    const copy = createCanvas(3, 2).getContext('2d');
    copy.drawImage(image, 0, 0);
    expect([image.width, image.height, ...copy.getImageData(2, 1, 1, 1).data]).toEqual([3, 2, 255, 128, 0, 255]);
  });

  it('is refused when it declares a huge size or is broken', async () => {
    const huge = Buffer.from(await createCanvas(1, 1).encode('png'));
    huge.writeUInt32BE(60_000, 16);
    expect(await redrawPng(huge)).toBeUndefined();
    expect(await redrawPng(Buffer.from([0x89, 0x50]))).toBeUndefined();
    expect(await redrawPng(Buffer.concat([(await createCanvas(4, 4).encode('png')).subarray(0, 40)]))).toBeUndefined();
  });
});
