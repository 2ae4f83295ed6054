import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

describe('devices', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
        'Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 ' +
        'Safari/537.36 Edg/141.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 ' +
        'Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['curl/8.9', 'curl/8.9'],
    ['', ''],
  ])('%s is %s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });
});
