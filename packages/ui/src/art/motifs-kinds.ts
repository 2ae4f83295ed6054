import { circle, extrude, range, round, roundRect } from './geometry.ts';
import type { Motif } from './motif.ts';
import { die, playingCard, SUITS, suitPip } from './shapes.ts';
import type { Palette } from './types.ts';

/** A card with its rank in the middle. */
function rankCard(x: number, y: number, rotation: number, text: string, colour: string, P: Palette): string {
  return (
    `<g transform="translate(${x},${y}) rotate(${rotation})">` +
    `${extrude(roundRect(-22, -31, 44, 62, 6), P, '#FFFDF6', 6)}<text y="12" text-anchor="middle"` +
    ' font-family="Onest Variable,system-ui,sans-serif" font-weight="800" font-size="34"' +
    ` fill="${colour}">${text}</text></g>`
  );
}

/** Ace and king: twenty-one. */
export const blackjack: Motif = (_random, P) =>
  rankCard(-17, -2, -14, 'A', '#15191D', P) +
  rankCard(17, 4, 12, 'K', '#D9263A', P) +
  `<g transform="translate(30,-34)">${extrude(circle(17), P, P[4], 4)}<text y="7" text-anchor="middle"` +
  ` font-family="Onest Variable,system-ui,sans-serif" font-weight="800" font-size="19" fill="${P[5]}">21</text></g>`;

/** Player and banker, nine against eight, face to face. */
export const baccarat: Motif = (_random, P) =>
  rankCard(-27, -8, -6, '9', '#2E5CE6', P) +
  rankCard(27, -8, 6, '8', '#D9263A', P) +
  `<g transform="translate(0,34)">${extrude(roundRect(-42, -10, 84, 20, 10), P, P[4], 5)}<circle cx="-28" r="5"` +
  ` fill="#2E5CE6"/><circle cx="28" r="5" fill="#D9263A"/><path d="M-14,0H14" stroke="${P[5]}" stroke-width="3"/></g>`;

/** Three dice. */
export const sicbo: Motif = (_random, P) =>
  die(0, -22, 0.95, [5, 3, 6], P, -6) + die(-26, 22, 0.95, [1, 2, 4], P, -10) + die(26, 24, 0.95, [6, 4, 2], P, 10);

/** One card for each side: the dragon's flame and the tiger's stripes. */
export const dragontiger: Motif = (_random, P) => {
  const flame = 'M0,22C-18,18 -16,0 -6,-8C-6,0 0,0 0,-6C0,-14 -4,-18 2,-26C6,-14 16,-8 15,6C14,16 8,22 0,22Z';
  const stripes = range(3).map(
    (i) => `<path d="M-16,${-14 + i * 13}L-3,${-10 + i * 13}M16,${-14 + i * 13}L3,${-10 + i * 13}"/>`,
  );
  const side = (x: number, rotation: number, face: string, mark: string) =>
    `<g transform="translate(${x},0) rotate(${rotation})">` +
    `${extrude(roundRect(-23, -36, 46, 72, 7), P, face, 8)}${mark}</g>`;
  return (
    side(-25, -7, '#D9263A', `<path d="${flame}" fill="#FFD34D"/>`) +
    side(
      25,
      7,
      '#F4A024',
      `<g stroke="#22282C" stroke-width="5.5" stroke-linecap="round">${stripes.join('')}</g>` +
        '<circle cx="-8" cy="24" r="3" fill="#22282C"/><circle cx="8" cy="24" r="3" fill="#22282C"/>',
    )
  );
};

/** The joker card between the two sides that it may fall on. */
export const andar: Motif = (_random, P) => {
  const pile = (x: number, suit: 'h' | 's') =>
    range(3)
      .map((i) => playingCard(x, 22 - i * 9, x < 0 ? -4 : 4, suit, P))
      .join('');
  return (
    `${pile(-30, 's')}${pile(30, 'h')}<g transform="translate(0,-20)">` +
    `${extrude(roundRect(-19, -27, 38, 54, 6), P, P[4], 6)}${suitPip('d', 1.5, P[5])}</g>`
  );
};

/** A hand of five, fanned out. */
export const poker: Motif = (random, P) => {
  const first = Math.floor(random() * SUITS.length);
  const hand = range(5).map((i) => {
    const suit = SUITS[(first + i) % SUITS.length] ?? 'h';
    return playingCard((i - 2) * 16, round(Math.abs(i - 2) * 4.5), (i - 2) * 14, suit, P);
  });
  return `<g transform="scale(.86)">${hand.join('')}</g>`;
};

/** Beads in rows of four under the lifted bowl. */
export const fantan: Motif = (_random, P) => {
  const beads = range(12).map((i) => {
    const fill = i % 4 === 3 ? P[4] : '#FFFDF6';
    const place = `translate(${-33 + (i % 4) * 22},${6 + Math.floor(i / 4) * 17})`;
    return `<g transform="${place}">${extrude(circle(7), P, fill, 4)}</g>`;
  });
  return (
    `<g transform="translate(0,-6) rotate(-10)">${extrude('M-38,-6C-36,-42 36,-42 38,-6Z', P, '#D9263A', 8)}` +
    `<path d="M-30,-14H30" stroke="${P[4]}" stroke-width="4" stroke-linecap="round"/><circle cy="-36" r="6"` +
    ` fill="${P[4]}"/></g>${beads.join('')}`
  );
};

/** A multiplier that climbs towards its target line. */
export const limbo: Motif = (_random, P) =>
  `<path d="M-46,-30H46" stroke="${P[4]}" stroke-width="5" stroke-dasharray="9 7" stroke-linecap="round"/>` +
  extrude('M0,-44L34,-8H16V44H-16V-8H-34Z', P, P[3], 9) +
  `<g stroke="${P[1]}" stroke-width="6" stroke-linecap="round">` +
  '<path d="M-8,6L8,22M8,6L-8,22"/></g>';

/** A red packet with a card of money in it. */
export const packet: Motif = (_random, P) =>
  `<g transform="translate(0,-26)">${extrude(roundRect(-22, -22, 44, 56, 6), P, '#FFF3D6', 5)}` +
  `<rect x="-16" y="-16" width="32" height="30" rx="4" fill="none" stroke="${P[4]}" stroke-width="3"/></g>` +
  `<g transform="translate(0,14)">${extrude(roundRect(-38, -34, 76, 68, 10), P, '#D6304A', 9)}` +
  '<path d="M-38,-22Q0,8 38,-22" fill="none" stroke="#F08096" stroke-width="3.5"/>' +
  '<circle cy="6" r="15" fill="#F5B731"/><path d="M-1.5,-2A8,8 0 0 0 -1.5,14ZM1.5,-2A8,8 0 0 1 1.5,14Z"' +
  ' fill="#8F1128"/></g>';
