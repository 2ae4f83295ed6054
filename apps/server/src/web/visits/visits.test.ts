import { expect, it } from 'vitest';
import { beginsVisit } from './visits.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const OPENED = {
  'user-agent': PHONE,
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

it.each([
  ['an entered address', {}],
  ['a link on another site', { 'sec-fetch-site': 'cross-site', referer: 'https://news.example/' }],
  ['a link on another host of the merchant', { 'sec-fetch-site': 'same-site' }],
])('begins a visit by %s', (_, headers) => {
  expect(beginsVisit({ ...OPENED, ...headers })).toBe(true);
});

it.each([
  ['a second page of the visit', { 'sec-fetch-site': 'same-origin' }],
  ['a reload', { 'cache-control': 'max-age=0' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of older browsers', { purpose: 'prefetch' }],
  ['a frame of another site', { 'sec-fetch-dest': 'iframe' }],
  ['a script', { 'sec-fetch-dest': 'empty' }],
  ['a crawler that renders', { 'user-agent': `${PHONE} (compatible; Googlebot/2.1)` }],
  ['a monitor with a browser', { 'user-agent': PHONE.replace('Chrome', 'HeadlessChrome') }],
  ['a program without a name', { 'user-agent': undefined }],
  ['a crawler without a browser', { 'sec-fetch-dest': undefined, 'sec-fetch-site': undefined }],
])('begins no visit by %s', (_, headers) => {
  expect(beginsVisit({ ...OPENED, ...headers })).toBe(false);
});
