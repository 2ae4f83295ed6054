import { inflateSync } from 'node:zlib';

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
