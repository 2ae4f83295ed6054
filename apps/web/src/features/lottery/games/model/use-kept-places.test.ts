import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { orderWith, useKeptPlaces } from './use-kept-places.ts';

const games = (...codes: string[]) => codes.map((gameCode) => ({ gameCode }));

it('keeps the order while draws close, and adds new games at the end', () => {
  const shown = ['VN60', 'K3', 'HANOI'];
  expect(orderWith(shown, games('K3', 'HANOI', 'VN60'))).toBe(shown);
  expect(orderWith(shown, games('LOTTO', 'K3', 'VN60'))).toEqual([...shown, 'LOTTO']);
});

it('shows the games at first in the given order', () => {
  const List = () => useKeptPlaces(games('K3', 'VN60')).map(({ gameCode }) => `${gameCode} `);
  expect(renderToString(createElement(List)).replaceAll(/<[^>]*>/g, '')).toBe('K3 VN60 ');
});
