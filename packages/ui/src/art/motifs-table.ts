import { circle, extrude, range, roundRect, star, TAU, toPoints, wedge } from './geometry.ts';
import type { Motif } from './motif.ts';
import { numberedBall, playingCard, suitPip, SUITS } from './shapes.ts';
import type { Suit } from './shapes.ts';

export const roulette: Motif = (random, P) => {
  const pockets = 16;
  const start = random() * TAU;
  const ring = range(pockets).map((i) => {
    const alternate = i % 2 ? '#D9263A' : '#1B2024';
    const fill = i === 0 ? '#1FA971' : alternate;
    return `<path d="${wedge(43, start + (i * TAU) / pockets, start + ((i + 1) * TAU) / pockets)}" fill="${fill}"/>`;
  });
  const arms = range(4).map((i) => `<path d="M-3,0L0,-24L3,0Z" fill="${P[4]}" transform="rotate(${i * 90 + 20})"/>`);
  return (
    `${extrude(circle(50), P, P[4], 10)}<circle r="46" fill="${P[5]}"/>${ring.join('')}<circle r="29"` +
    ` fill="${P[0]}"/><circle r="29" fill="none" stroke="${P[4]}" stroke-width="2"/>${arms.join('')}` +
    `<circle r="8" fill="${P[3]}"/><circle cx="26" cy="-25" r="5.5" fill="#fff"/>`
  );
};

export const cards: Motif = (random, P) => {
  const first = Math.floor(random() * 4);
  const suit = (offset: number): Suit => SUITS[(first + offset) % 4] ?? 'h';
  return playingCard(-24, 6, -22, suit(0), P) + playingCard(0, -4, 0, suit(1), P) + playingCard(24, 6, 22, suit(2), P);
};

export const chip: Motif = (_random, P) => oneChip(20, 20, 26, false, P) + oneChip(-10, -8, 40, true, P);

export const tile: Motif = (_random, P) => {
  const spots: [number, number][] = [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ];
  const bars = [-1, 0, 1].map(
    (i) =>
      `<path d="${roundRect(-3.5 + i * 11, -20, 7, 17, 3)}${roundRect(-3.5 + i * 11, 3, 7, 17, 3)}"` +
      ` fill="${i ? P[1] : '#D9263A'}"/>`,
  );
  const rings = spots.map(
    ([a, b], i) =>
      `<circle cx="${a * 10}" cy="${b * 16}" r="6.5" fill="${i === 2 ? '#D9263A' : P[1]}"/>` +
      `<circle cx="${a * 10}" cy="${b * 16}" r="2.4" fill="#FFFDF6"/>`,
  );
  const block = extrude(roundRect(-22, -31, 44, 62, 7), P, '#FFFDF6', 10, P[1]);
  return (
    `<g transform="translate(-20,4) rotate(-10)">${block}${bars.join('')}</g>` +
    `<g transform="translate(22,-2) rotate(9)">${block}${rings.join('')}</g>`
  );
};

export const balls: Motif = (random, P) => {
  const number = (): string => String(Math.floor(random() * 100)).padStart(2, '0');
  return (
    numberedBall(-26, 18, 24, number(), P[4], P) +
    numberedBall(26, 22, 21, number(), P[2], P) +
    numberedBall(2, -20, 29, number(), '#E5263F', P)
  );
};

export const ticket: Motif = (_random, P) => {
  const dots = [P[1], P[4], '#E5263F'].map((fill, i) => `<circle cx="${-6 + i * 18}" cy="-7" r="7.4" fill="${fill}"/>`);
  return (
    '<g transform="rotate(-12)">' +
    `${extrude('M-46,-28H46V-8A8,8 0 0 0 46,8V28H-46V8A8,8 0 0 0 -46,-8Z', P, '#FFFDF6', 8)}<path` +
    ` d="M-22,-28V28" stroke="${P[1]}" stroke-width="2" stroke-dasharray="3 4"/>${dots.join('')}<path` +
    ` d="M-12,12H36M-12,20H20" stroke="${P[1]}" stroke-opacity=".35" stroke-width="4"` +
    ' stroke-linecap="round"/><polygon transform="translate(-34,0)" points="' +
    `${toPoints(star(5, 8, 3.6))}" fill="${P[4]}"/></g>`
  );
};

function oneChip(x: number, y: number, r: number, front: boolean, P: Parameters<Motif>[1]): string {
  const face = front ? P[4] : P[2];
  const marks = range(6).map(
    (i) => `<path d="${wedge(r, (i * TAU) / 6 - 0.22, (i * TAU) / 6 + 0.22)}" fill="${P[3]}"/>`,
  );
  return (
    `<g transform="translate(${x},${y}) rotate(${front ? -14 : 10})">` +
    `${extrude(circle(r), P, face, 9)}${marks.join('')}<circle r="${r * 0.7}" fill="${face}"/>` +
    `<circle r="${r * 0.62}" fill="none" stroke="${P[3]}" stroke-width="2" stroke-dasharray="4 3"/>` +
    `${front ? suitPip('s', 1.5, P[3]) : ''}</g>`
  );
}
