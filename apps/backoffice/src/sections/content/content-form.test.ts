import { describe, expect, it } from 'vitest';
import type { Choices, Entry } from './api.ts';
import { fieldsOf, formOf, titleOf, wrongOf } from './content-form.ts';

const choices: Choices = {
  languages: ['EN', 'VI'],
  groups: ['m_home', 'm_reg'],
  art: { cat: ['slots'], motif: ['seven'], pal: ['jade'], field: ['rays'] },
};
const START = Date.UTC(2026, 10, 20, 4, 30, 17, 123);
const banner: Entry = {
  id: '4',
  version: '0123456789abcdef',
  groupName: 'm_reg',
  platform: 'M',
  audience: 'members',
  position: 3,
  url: null,
  image: '/pictures/a.png',
  art: { cat: 'fish', motif: 'fish', pal: 'aqua', field: 'waves' },
  texts: { VI: { title: 'Chào', caption: 'c', action: 'a' } },
  isPublished: true,
  startsAt: START,
  endsAt: null,
};
const { id: _id, version: _version, ...bannerFields } = banner;

describe('an entry in its form', () => {
  it('is converted to the form and back unchanged, with exact times and without languages that lack a title', () => {
    expect(fieldsOf('banner', formOf(banner, choices, START), banner)).toEqual(bannerFields);
    const promotion: Entry = {
      id: '5',
      version: '0123456789abcdef',
      kind: 'PR',
      platform: 'M',
      audience: 'all',
      isHot: true,
      takesApplications: true,
      images: [
        { url: '/b.svg', sequence: 2 },
        { url: '/a.svg', sequence: 1 },
      ],
      categoryIds: ['7'],
      texts: { EN: { title: 'T', content: '<p>x</p>' } },
      isPublished: false,
      startsAt: START,
      endsAt: START + 86_400_000,
    };
    const { id: _other, version: _version, ...fields } = promotion;
    expect(fieldsOf('announcement', formOf(promotion, choices, START), promotion)).toEqual({
      ...fields,
      images: [
        { url: '/a.svg', sequence: 1 },
        { url: '/b.svg', sequence: 2 },
      ],
    });
  });

  it('of a sponsor has one picture, and neither group nor audience [P-039]', () => {
    const sponsor: Entry = {
      id: '6',
      version: '0123456789abcdef',
      position: 2,
      url: 'https://club.example/',
      image: '/pictures/b.png',
      art: banner['art'],
      texts: { EN: { title: 'Club', content: '<p>x</p>' } },
      isPublished: true,
      startsAt: START,
      endsAt: null,
    };
    const { id: _other, version: _version, ...fields } = sponsor;
    expect(fieldsOf('sponsor', formOf(sponsor, choices, START), sponsor)).toEqual(fields);
  });

  it('reports problems', () => {
    const empty = formOf(null, choices, START);
    expect(wrongOf(empty, null)['']).toMatch(/title/);
    const titled = { ...empty, texts: { EN: { title: 'T', content: '', caption: '', action: '' } } };
    expect(wrongOf(titled, null)).toEqual({ '': false, endsAt: false });
    const half = { title: ' ', content: '<p>x</p>', caption: '', action: '' };
    expect(wrongOf({ ...titled, texts: { ...titled.texts, VI: half } }, null)['']).toMatch(/title.*VI/);
    expect(wrongOf({ ...titled, endsAt: '2020-01-01T00:00' }, null).endsAt).toMatch(/end/i);
    expect(wrongOf({ ...titled, startsAt: '' }, null).endsAt).toMatch(/end/i);
    expect(fieldsOf('category', { ...titled, position: '5' }, null)).toMatchObject({
      position: 5,
      isPublished: false,
      texts: { EN: { title: 'T' } },
    });
  });

  it('names a help page after its title unless a name is entered', () => {
    const help = (titles: Record<string, string>, tag = '') => {
      const texts = Object.fromEntries(
        Object.entries(titles).map(([language, title]) => [language, { title, content: '', caption: '', action: '' }]),
      );
      return fieldsOf('help', { ...formOf(null, choices, START), tag, texts }, null)['tag'];
    };
    expect(help({ VI: 'Nạp & rút tiền', EN: 'Deposits & payouts ' })).toBe('deposits-payouts');
    expect(help({ VI: 'Điều khoản' })).toBe('dieu-khoan');
    expect(help({ JA: '規約', EN: '' })).toBe('');
    expect(help({ EN: 'Terms of use' }, 'terms')).toBe('terms');
  });

  it('is titled in the first available language', () => {
    expect(titleOf(banner, ['EN', 'VI'])).toBe('Chào');
  });
});
