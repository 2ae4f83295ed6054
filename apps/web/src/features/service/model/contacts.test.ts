import { expect, it } from 'vitest';
import { contactsOf, downloadsOf, inviteLinkOf } from './contacts.ts';

const of = (resourceType: string, url: string) => ({ resourceType, url });

it('the invitation link is the one of AFFILIATELINK only [E-061]', () => {
  const others = [of('IOS', 'https://a.example/ios'), of('WHATSAPP', 'https://a.example/w')];
  expect(inviteLinkOf(others)).toBeNull();
  expect(inviteLinkOf([...others, of('AFFILIATELINK', 'https://a.example/partners')])).toBe(
    'https://a.example/partners',
  );
  expect(inviteLinkOf([of('AFFILIATELINK', 'https://b.example/other')])).toBe('https://b.example/other');
});

it('contacts and downloads keep a fixed order, whatever the order of the settings', () => {
  const all = ['FACEBOOK', 'MOBILECONFIG', 'TELEGRAM', 'Android', 'IOS', 'WHATSAPP'].map((type) =>
    of(type, `/${type}`),
  );
  expect(contactsOf(all).map(({ url }) => url)).toEqual(['/WHATSAPP', '/TELEGRAM', '/FACEBOOK']);
  expect(downloadsOf(all).map(({ url }) => url)).toEqual(['/IOS', '/Android', '/MOBILECONFIG']);
});
