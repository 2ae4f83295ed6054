import { circle, extrude, range, round, roundRect, TAU, wedge } from './geometry.ts';
import type { Motif } from './motif.ts';
import { die, playingCard } from './shapes.ts';

export const dice: Motif = (_random, P) => die(-18, 16, 1.25, [5, 3, 6], P, -8) + die(26, -16, 1, [1, 4, 2], P, 10);

export const plinko: Motif = (_random, P) => {
  let out = '';
  for (let row = 0; row < 6; row++)
    for (let col = 0; col <= row + 1; col++)
      out +=
        `<circle cx="${round((col - (row + 1) / 2) * 15)}" cy="${-38 + row * 13}" r="3.2" fill="${P[3]}"` +
        ' fill-opacity=".95"/>';
  ['#E5263F', P[4], P[2], P[3], P[2], P[4], '#E5263F'].forEach((face, i) => {
    out += extrude(roundRect(-52.5 + i * 15, 38, 13, 13, 4), P, face, 4);
  });
  return (
    `${out}<path d="M0,-50L-7,-32L7,-19L-1,-6L14,7" fill="none" stroke="${P[4]}" stroke-opacity=".55"` +
    ' stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/><g transform="translate(14,5)">' +
    `${extrude(circle(9), P, P[4], 4)}<circle cx="-3" cy="-3" r="2.4" fill="#fff"/></g>`
  );
};

export const crash: Motif = (_random, P) =>
  `<path d="M-50,40C-10,38 22,22 40,-28L40,44H-50Z" fill="${P[3]}" fill-opacity=".16"/>` +
  `<path d="M-50,40C-10,38 22,22 38,-24" fill="none" stroke="${P[5]}" stroke-width="9"` +
  ' stroke-linecap="round" transform="translate(3,4)"/>' +
  `<path d="M-50,40C-10,38 22,22 38,-24" fill="none" stroke="${P[4]}" stroke-width="8" stroke-linecap="round"/>` +
  '<g transform="translate(40,-32) rotate(18)">' +
  `${extrude('M0,-22C10,-12 10,4 6,14H-6C-10,4 -10,-12 0,-22Z', P, '#FFFDF6', 5)}<circle cy="-5"` +
  ` r="4" fill="${P[1]}"/><path d="M-6,14L-14,20L-8,4ZM6,14L14,20L8,4Z" fill="#E5263F"/></g>`;

export const rocket: Motif = (_random, P) =>
  '<g transform="rotate(28)">' +
  `${extrude('M0,-50C20,-30 20,4 12,24H-12C-20,4 -20,-30 0,-50Z', P, '#FFFDF6', 8)}<path` +
  ' d="M0,-50C9,-41 14,-30 15,-20H-15C-14,-30 -9,-41 0,-50Z" fill="#E5263F"/>' +
  `<circle cy="-6" r="8" fill="${P[1]}"/><circle cy="-6" r="5" fill="${P[3]}"/>` +
  `<path d="M-12,24L-28,34L-17,2ZM12,24L28,34L17,2Z" fill="${P[2]}"/>` +
  `<path d="M-8,28H8L0,52Z" fill="${P[4]}"/></g>`;

export const mines: Motif = (_random, P) => {
  let out = '';
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++) {
      const isMine = x === 1 && y === 1;
      const isGem = (x + y * 2) % 3 === 0;
      const mine =
        `<circle r="8" fill="${P[5]}"/><path d="M0,-12V12M-12,0H12M-8,-8L8,8M8,-8L-8,8" stroke="${P[5]}"` +
        ' stroke-width="2.6"/><circle cx="-3" cy="-3" r="2" fill="#fff"/>';
      const gem = `<path d="M-6,-6H6L10,0L0,10L-10,0Z" fill="${P[1]}"/>`;
      const [face, symbol] = isMine ? ['#E5263F', mine] : [isGem ? P[3] : P[2], isGem ? gem : ''];
      out +=
        `<g transform="translate(${-33 + x * 33},${-33 + y * 33})">` +
        `${extrude(roundRect(-14, -14, 28, 28, 6), P, face, 6)}${symbol}</g>`;
    }
  return out;
};

export const wheel: Motif = (_random, P) => {
  const faces = [P[4], P[2], '#FFFDF6', '#E5263F'];
  const slices = range(12).map(
    (i) => `<path d="${wedge(41, (i * TAU) / 12, ((i + 1) * TAU) / 12)}" fill="${faces[i % 4]}"/>`,
  );
  return (
    `${extrude(circle(46), P, P[3], 10)}${slices.join('')}<circle r="13" fill="${P[0]}"/>` +
    `<circle r="7" fill="${P[4]}"/><path d="M0,-36L-9,-54H9Z" fill="${P[0]}" stroke="${P[3]}"` +
    ' stroke-width="2.500" stroke-linejoin="round"/>'
  );
};

export const hilo: Motif = (_random, P) =>
  `${playingCard(-16, 2, -9, 's', P)}${playingCard(22, -2, 9, 'h', P)}<g` +
  ` transform="translate(36,-36)">${extrude(circle(14), P, P[4], 4)}<path` +
  ` d="M0,-7L7,2H-7Z M-2.5,1H2.5V7H-2.5Z" fill="${P[5]}"/></g>`;

export const keno: Motif = (random, P) => {
  let out = '';
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 4; x++) {
      const isHit = random() > 0.62;
      out +=
        `<g transform="translate(${-37.5 + x * 25},${-37.5 + y * 25})">` +
        `${extrude(circle(10), P, isHit ? P[4] : P[2], 4)}` +
        `${isHit ? '<circle r="4.5" fill="#FFFDF6"/>' : ''}</g>`;
    }
  return out;
};
