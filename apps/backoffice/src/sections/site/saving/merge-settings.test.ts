import { expect, it } from 'vitest';
import { canSaveOver } from './merge-settings.ts';
import type { SiteSettings } from '../site-card-props.ts';

const settings = (changes: Partial<SiteSettings> = {}) =>
  ({ currency: 'VND', merchantName: 'Harbour', languages: ['EN'], reviewCreditMax: null, ...changes }) as SiteSettings;

it('saves over a change of other settings, but not over a change of the same one', () => {
  const current = settings({ currency: 'GBP', timeZone: 'Europe/London' });
  expect(canSaveOver(settings(), current, { languages: ['EN', 'VI'] })).toBe(true);
  expect(canSaveOver(settings(), settings({ languages: ['TY'] }), { languages: ['EN', 'VI'] })).toBe(false);
});

it('does not save an amount that was entered in another currency', () => {
  const current = settings({ currency: 'GBP' });
  expect(canSaveOver(settings(), current, { reviewCreditMax: 20_000_000 })).toBe(false);
  expect(canSaveOver(settings(), settings({ merchantName: 'Quay' }), { reviewCreditMax: 20_000_000 })).toBe(true);
});
