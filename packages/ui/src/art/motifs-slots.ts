import { circle, closedPath, extrude, range, roundRect, star, TAU, toPoints, wedge } from './geometry.ts';
import type { Motif } from './motif.ts';
import type { Point } from './geometry.ts';

const GEM: Point[] = [
  [-26, -32],
  [26, -32],
  [44, -8],
  [0, 44],
  [-44, -8],
];

export const seven: Motif = (_random, P) =>
  `${extrude('M-33,-42H34V-25C16,-6 7,14 5,42H-23C-21,17 -11,-3 4,-19H-17V-9H-33Z', P, P[4])}<path` +
  ' d="M-29,-38H30V-33H-29Z" fill="#fff" fill-opacity=".55"/>' +
  `<path d="M30,-26C12,-7 3,13 1,38" fill="none" stroke="${P[5]}" stroke-opacity=".16" stroke-width="3"/>`;

export const gem: Motif = (_random, P) =>
  `${extrude(closedPath(GEM), P, P[2])}<path d="M-26,-32L-14,-8H-44Z" fill="${P[3]}"/>` +
  '<path d="M-26,-32H26L14,-8H-14Z" fill="#fff"/>' +
  `<path d="M26,-32L44,-8H14Z" fill="${P[3]}" fill-opacity=".8"/><path d="M-44,-8H-14L0,44Z" fill="${P[2]}"/>` +
  `<path d="M-14,-8H14L0,44Z" fill="${P[3]}" fill-opacity=".72"/><path d="M44,-8H14L0,44Z" fill="${P[1]}"/>`;

const BELL = 'M-40,26C-30,18 -30,6 -29,-8C-28,-28 -16,-38 0,-38C16,-38 28,-28 29,-8C30,6 30,18 40,26V32H-40Z';

export const bell: Motif = (_random, P) =>
  `${extrude(BELL, P, P[4])}` +
  '<path d="M-22,16C-22,-4 -22,-24 -6,-31" fill="none" stroke="#fff" stroke-opacity=".7"' +
  ` stroke-width="5" stroke-linecap="round"/><path d="M-40,26H40V32H-40Z" fill="${P[3]}"/>` +
  `<circle cy="39" r="8" fill="${P[1]}"/><circle cy="-41" r="6" fill="${P[3]}"/>`;

export const cherry: Motif = (_random, P) =>
  `<path d="M-16,12C-14,-14 0,-32 26,-40M22,18C24,-6 24,-24 26,-40" fill="none" stroke="${P[3]}"` +
  ' stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M26,-40C8,-52 -12,-48 -20,-36C-6,-26 14,-28 26,-40Z" fill="#A9D23F"/>' +
  `<g transform="translate(-18,22)">${extrude(circle(22), P, '#E5263F', 7)}<circle cx="-8" cy="-8"` +
  ' r="5" fill="#fff" fill-opacity=".8"/></g><g transform="translate(24,26)">' +
  `${extrude(circle(19), P, '#C41733', 7)}<circle cx="-7" cy="-7" r="4" fill="#fff"` +
  ' fill-opacity=".8"/></g>';

export const crown: Motif = (_random, P) =>
  `${extrude('M-42,-22L-20,0L0,-34L20,0L42,-22L34,32H-34Z', P, P[4])}<path` +
  ` d="M-35,22H35L34,32H-34Z" fill="${P[3]}"/><circle cx="-42" cy="-24" r="6" fill="${P[3]}"/>` +
  `<circle cx="42" cy="-24" r="6" fill="${P[3]}"/><circle cy="-37" r="7" fill="${P[3]}"/>` +
  `<path d="M0,0l8,10l-8,10l-8,-10Z" fill="${P[1]}"/><circle cx="-20" cy="12" r="4" fill="${P[1]}"/>` +
  `<circle cx="20" cy="12" r="4" fill="${P[1]}"/>`;

export const coin: Motif = (_random, P) => {
  const places: Point[] = [
    [-18, 26],
    [14, 18],
    [-4, -10],
  ];
  return places
    .map(([x, y], i) => {
      const front = i === 2;
      const tip = front ? `<polygon points="${toPoints(star(5, 15, 7))}" fill="${P[3]}"/>` : '';
      return (
        `<g transform="translate(${x},${y})">${extrude(circle(front ? 32 : 22), P, P[4], 8)}<circle r="` +
        `${front ? 25 : 16}" fill="none" stroke="${P[5]}" stroke-opacity=".28" stroke-width="2.5"/>${tip}` +
        '</g>'
      );
    })
    .join('');
};

export const starShape: Motif = (_random, P) => {
  const tips = star(5, 46, 21);
  const facets = tips.map((p, i) =>
    i % 2 === 0 ? `<path d="M0,0L${p}L${tips[(i + 1) % 10]}Z" fill="${P[3]}" fill-opacity=".55"/>` : '',
  );
  return extrude(closedPath(tips), P, P[4]) + facets.join('');
};

export const citrus: Motif = (_random, P) => {
  const slices = range(8).map(
    (i) => `<path d="${wedge(31, (i * TAU) / 8 + 0.07, ((i + 1) * TAU) / 8 - 0.07)}" fill="${i % 2 ? P[4] : P[2]}"/>`,
  );
  return (
    `${extrude(circle(40), P, P[4])}<circle r="35" fill="${P[3]}"/>${slices.join('')}<path` +
    ' d="M-24,-24A34,34 0 0 1 -4,-33" stroke="#fff" stroke-width="4" fill="none"' +
    ' stroke-linecap="round" stroke-opacity=".8"/>'
  );
};

export const bolt: Motif = (_random, P) =>
  `${extrude('M12,-48L-32,8H-6L-14,48L32,-12H6Z', P, P[4])}<path d="M12,-48L-32,8H-6L2,-14Z"` +
  ' fill="#fff" fill-opacity=".5"/>';

export const pyramid: Motif = (_random, P) =>
  `<circle cx="14" cy="-26" r="24" fill="${P[4]}"/>${extrude('M0,-36L50,40H-50Z', P, P[2], 6)}<path` +
  ` d="M0,-36L50,40H10Z" fill="${P[1]}"/><path d="M0,-36L16,-12L4,-6L-4,-12L-16,-12Z" fill="${P[3]}` +
  `"/><path d="M-29,8H4M-40,24H8" stroke="${P[1]}" stroke-opacity=".5" stroke-width="2"/>`;

export const moon: Motif = (_random, P) =>
  `${extrude('M16,-42A44,44 0 1 0 42,18A34,34 0 0 1 16,-42Z', P, P[3])}<polygon` +
  ` transform="translate(24,-14)" points="${toPoints(star(4, 16, 5))}" fill="${P[4]}"/>` +
  `<polygon transform="translate(40,-38)" points="${toPoints(star(4, 8, 2.6))}" fill="${P[4]}"/>` +
  `<circle cx="-14" cy="6" r="6" fill="${P[2]}" fill-opacity=".6"/>` +
  `<circle cx="0" cy="24" r="4" fill="${P[2]}" fill-opacity=".6"/>`;

export const reels: Motif = (_random, P) => {
  const symbols = [
    `<path d="M-9,-12H9V-7C4,-1 2,5 2,12H-6C-5,5 -2,-1 2,-6H-9Z" fill="#D9263A"/>`,
    `<polygon points="${toPoints(star(5, 12, 5.4))}" fill="${P[1]}"/>`,
    `<path d="M-7,-9H7L12,-2L0,13L-12,-2Z" fill="${P[2]}"/><path d="M-7,-9H7L4,-2H-4Z" fill="#fff" fill-opacity=".7"/>`,
  ];
  const windows = [-31, 0, 31].map(
    (x, i) =>
      `<path d="${roundRect(x - 14, -26, 28, 50, 5)}" fill="#FFFDF6"/><g transform="translate(${x}` +
      `,-1)">${symbols[i]}</g><path d="${roundRect(x - 14, -26, 28, 9, 5)}" fill="${P[5]}"` +
      ' fill-opacity=".13"/>',
  );
  return (
    `<g transform="scale(.84) translate(-4,2)">${extrude(roundRect(-50, -34, 100, 66, 12), P, P[4])}` +
    `${windows.join('')}<path d="M50,-8h8v-18" stroke="${P[3]}" stroke-width="5" fill="none"` +
    ' stroke-linecap="round"/><circle cx="58" cy="-30" r="8" fill="#E5263F"/></g>'
  );
};
