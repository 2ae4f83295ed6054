import { expect, it } from 'vitest';
import { avatarUrl } from './avatar.ts';

it('an uploaded picture is a full address [E-083]', () => {
  expect(avatarUrl({ avatar: 'https://pictures.example/me.jpg', avatarType: 'CUSTOM' }, 'https://cdn.example')).toBe(
    'https://pictures.example/me.jpg',
  );
});

it('a chosen picture is a PNG on the image server, or on this site without one [E-084]', () => {
  expect(avatarUrl({ avatar: 'lotus', avatarType: 'STATIC' }, 'https://cdn.example')).toBe(
    'https://cdn.example/avatar/lotus.png',
  );
  expect(avatarUrl({ avatar: 'lotus', avatarType: 'STATIC' }, '')).toBe('/avatar/lotus.png');
});

it('no picture or an invalid name results in the generated picture', () => {
  expect(avatarUrl({ avatar: null, avatarType: 'STATIC' }, '')).toBeNull();
  expect(avatarUrl({ avatar: '../secret', avatarType: 'STATIC' }, '')).toBeNull();
});
