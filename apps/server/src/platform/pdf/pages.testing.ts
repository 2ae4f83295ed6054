import { inflateSync } from 'node:zlib';
import { drawWords } from './draw-words.ts';

/** Text of all pages of a document. */
export function pagesOf(file: Buffer): string[] {
  const pages: string[] = [];
  const text = file.toString('latin1');
  for (const { index, 1: length } of text.matchAll(/<<\/Filter\/FlateDecode\/Length (\d+)>>\nstream\n/g)) {
    const start = text.indexOf('stream\n', index) + 7;
    pages.push(inflateSync(file.subarray(start, start + Number(length))).toString('latin1'));
  }
  return pages;
}

/** Characters of texts that the fonts of documents lack. */
export function missingSigns(texts: readonly string[]): string[] {
  const missing = inkOf('\u{10FFFD}');
  return [...new Set(texts.join('').replace(/[\s\p{M}]/gu, ''))].filter((sign) => inkOf(sign) === missing);
}

/** A checksum that distinguishes pictures of glyphs. */
const inkOf = (sign: string) =>
  drawWords(sign, 40).mask.reduce((sum, value, place) => (sum + value * (place + 1)) % 2_147_483_647, 0);
