import { circle, extrude, round, roundRect } from './geometry.ts';
import type { Palette } from './types.ts';

export type Suit = 'h' | 's' | 'd' | 'c';
export const SUITS: readonly Suit[] = ['h', 's', 'd', 'c'];

export function suitPip(suit: Suit, size: number, colour: string): string {
  const at = `fill="${colour}" transform="scale(${size})"`;
  switch (suit) {
    case 'h':
      return `<path ${at} d="M0,9C-12,0 -9,-9 -4,-9C-1,-9 0,-6 0,-5C0,-6 1,-9 4,-9C9,-9 12,0 0,9Z"/>`;
    case 's':
      return `<path ${at} d="M0,-10C12,1 8,8 4,7C2,7 1,5 1,5L3,10H-3L-1,5C-1,5 -2,7 -4,7C-8,8 -12,1 0,-10Z"/>`;
    case 'd':
      return `<path ${at} d="M0,-10L7,0L0,10L-7,0Z"/>`;
    case 'c':
      return (
        `<g ${at}><circle cy="-5" r="4.2"/><circle cx="-4.6" cy="2" r="4.2"/>` +
        '<circle cx="4.6" cy="2" r="4.2"/><path d="M-1,0H1L3,10H-3Z"/></g>'
      );
  }
}

export function playingCard(x: number, y: number, rotation: number, suit: Suit, P: Palette): string {
  const colour = suit === 'h' || suit === 'd' ? '#D9263A' : '#15191D';
  return (
    `<g transform="translate(${x},${y}) rotate(${rotation})">` +
    `${extrude(roundRect(-22, -31, 44, 62, 6), P, '#FFFDF6', 5)}` +
    (`<path d="${roundRect(-18, -27, 36, 54, 4)}" fill="none" stroke="${P[2]}" stroke-opacity=".45"` +
      ` stroke-width="1"/>${suitPip(suit, 1.35, colour)}`) +
    (`<g transform="translate(-13,-20)">${suitPip(suit, 0.42, colour)}</g>` +
      `<g transform="translate(13,20) rotate(180)">${suitPip(suit, 0.42, colour)}</g></g>`)
  );
}

const DIE_DOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function die(
  x: number,
  y: number,
  size: number,
  faces: readonly [number, number, number],
  P: Palette,
  rotation: number,
): string {
  const [front, shade] = [P[3], P[2]];
  return (
    `<g transform="translate(${x},${y}) rotate(${rotation}) scale(${size})">` +
    '<path d="M0,-24L21,-12L0,0L-21,-12Z" fill="#fff" stroke="#fff" stroke-width="3"' +
    ' stroke-linejoin="round"/>' +
    `<path d="M-21,-12L0,0V24L-21,12Z" fill="${front}" stroke="${front}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M21,-12L0,0V24L21,12Z" fill="${shade}" stroke="${shade}" stroke-width="3" stroke-linejoin="round"/>` +
    (`${dieDots(faces[0], 'matrix(.866 .5 -.866 .5 0 -12)', P[4])}` +
      `${dieDots(faces[1], 'matrix(.866 .5 0 1 -10.5 6)', P[0])}` +
      `${dieDots(faces[2], 'matrix(.866 -.5 0 1 10.5 6)', P[0])}</g>`)
  );
}

function dieDots(count: number, matrix: string, colour: string): string {
  const dots = (DIE_DOTS[count] ?? []).map(
    ([a, b]) => `<circle cx="${a * 5.2}" cy="${b * 5.2}" r="2.3" fill="${colour}"/>`,
  );
  return `<g transform="${matrix}">${dots.join('')}</g>`;
}

export function numberedBall(x: number, y: number, r: number, text: string, face: string, P: Palette): string {
  return (
    `<g transform="translate(${x},${y})">${extrude(circle(r), P, face, 5)}<circle r="` +
    `${round(r * 0.62)}" fill="#FFFDF6"/>` +
    (`<circle cx="${round(-r * 0.35)}" cy="${round(-r * 0.66)}" r="${round(r * 0.16)}" fill="#fff"` +
      ' fill-opacity=".75"/>') +
    (`<text y="${round(r * 0.27)}" text-anchor="middle"` +
      ' font-family="Onest Variable,system-ui,sans-serif" font-weight="800" font-size="' +
      `${round(r * 0.74)}" fill="${P[5]}">${text}</text></g>`)
  );
}
