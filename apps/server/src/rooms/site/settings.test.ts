import { describe, expect, it } from 'vitest';
import { languagesOf } from './languages.ts';
import { presentSettings, presentStatus } from './present.ts';
import { DEFAULTS, readSettings } from './settings.ts';

describe('settings', () => {
  it('stored values lie over the defaults, flags one by one', () => {
    const settings = readSettings([{ key: 'brandHue', value: 20 }, { key: 'flags', value: { CBS3: true } }, { key: 'removedLongAgo', value: 1 }]);
    expect(settings).toEqual({ ...DEFAULTS, brandHue: 20, flags: { ...DEFAULTS.flags, CBS3: true } });
  });

  it.each([['brandHue', 400], ['flags', { CBS3: 'yes' }], ['defaultTheme', 'blue'], ['ageMinimum', 16], ['restrictedNetworks', ['10.0.0.0/99']]])(
    'a wrong %s is refused by name',
    (key, value) => {
      expect(() => readSettings([{ key, value }])).toThrow();
    },
  );

  it('ages are those of the specification until the merchant sets one', () => {
    expect(presentSettings(DEFAULTS).age).toEqual({ footer: 18, terms: 21, privacy: 18 });
    expect(presentSettings({ ...DEFAULTS, ageMinimum: 20 }).age).toEqual({ footer: 20, terms: 20, privacy: 20 });
  });

  it('lists the enabled languages in their order, one language once', () => {
    expect(languagesOf(['VI', 'EN', 'TY', 'TH', 'XX']).map(({ code, tag }) => [code, tag])).toEqual([['VI', 'vi'], ['EN', 'en'], ['TY', 'th']]);
    expect(languagesOf(['AR'])).toEqual([{ code: 'AR', tag: 'ar', name: 'العربية', dir: 'rtl' }]);
  });

  it.each([
    [false, [], '10.1.2.3', 0],
    [false, ['10.0.0.0/8'], '10.1.2.3', 2],
    [false, ['10.0.0.0/8'], '::ffff:10.1.2.3', 2],
    [false, ['10.0.0.0/8'], '11.1.2.3', 0],
    [false, ['2001:db8::/32'], '2001:db8::1', 2],
    [true, ['10.0.0.0/8'], '10.1.2.3', 1],
  ])('maintenance %s, restricted %j, address %s: status %i', (maintenance, restrictedNetworks, ip, status) => {
    expect(presentStatus({ ...DEFAULTS, maintenance, restrictedNetworks }, ip)).toMatchObject({ status, location: { ip }, maintenance });
  });
});
