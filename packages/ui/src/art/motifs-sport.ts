import { circle, closedPath, extrude, polar, polygon, range, round, star, TAU, toPoints } from './geometry.ts';
import type { Motif } from './motif.ts';

const LONG_FISH =
  'M-48,14C-30,-6 -8,-18 2,-42C10,-34 14,-24 15,-14C30,-10 44,0 50,14C36,20 24,22 10,22' +
  'C4,32 -8,36 -16,36C-14,30 -12,26 -12,21C-26,20 -38,18 -48,14Z';
const GAMEPAD =
  'M-30,-22H30C46,-22 52,4 50,22C48,36 34,34 26,18C22,12 18,10 12,10' +
  'H-12C-18,10 -22,12 -26,18C-34,34 -48,36 -50,22C-52,4 -46,-22 -30,-22Z';

export const fish: Motif = (_random, P) =>
  '<g transform="rotate(-8)">' +
  `${extrude('M-44,2C-30,-26 4,-34 26,-10L48,-28C44,-10 44,10 48,28L26,10C4,34 -30,28 -44,2Z', P, P[4])}` +
  `<path d="M-18,-21C-8,-6 -8,10 -18,22C-28,18 -38,10 -44,2C-38,-10 -28,-18 -18,-21Z" fill="${P[3]}` +
  `"/><path d="M-2,-24C6,-8 6,10 -2,23M12,-18C18,-6 18,8 12,19" stroke="${P[5]}"` +
  ' stroke-opacity=".28" stroke-width="5" fill="none" stroke-linecap="round"/>' +
  `<circle cx="-27" cy="-3" r="6" fill="#fff"/><circle cx="-28" cy="-3" r="3.2" fill="${P[5]}"/>` +
  `<path d="M-8,-24C0,-40 16,-36 18,-22Z" fill="${P[2]}"/></g>`;

export const fish2: Motif = (_random, P) =>
  `${extrude(LONG_FISH, P, P[2])}` +
  `<path d="M50,14C36,20 24,22 10,22C-10,24 -32,20 -48,14C-20,12 20,6 50,14Z" fill="${P[3]}"/>` +
  `<circle cx="32" cy="4" r="3.2" fill="${P[5]}"/>` +
  `<path d="M18,-2v9M12,-3v10M6,-3v10" stroke="${P[5]}" stroke-opacity=".4" stroke-width="2"/>`;

export const soccer: Motif = (_random, P) => {
  const centre = polygon(5, 15);
  const spokes = centre.map((p) => `<path d="M${p}L${[round(p[0] * 1.85), round(p[1] * 1.85)]}" />`);
  const angles = range(5).map((i) => -Math.PI / 2 + (i * TAU) / 5);
  const patches = angles.map(
    (a) =>
      `<path d="M${polar(28, a)}L${polar(34, a + 0.33)}L${polar(42, a + 0.3)}A42,42 0 0 0 ` +
      `${polar(42, a - 0.3)}L${polar(34, a - 0.33)}Z" fill="#22282C"/>`,
  );
  const seams = angles.map(
    (a) => `<path d="M${polar(34, a + 0.33)}L${polar(34, a + TAU / 5 - 0.33)}" stroke="#22282C" stroke-width="2.2"/>`,
  );
  return (
    `${extrude(circle(42), P, '#FFFDF6', 10)}<g stroke="#22282C" stroke-width="2.4"` +
    ` stroke-linejoin="round"><polygon points="${toPoints(centre)}" fill="#22282C"/>` +
    `${spokes.join('')}</g>${patches.join('')}${seams.join('')}<path d="M-30,-20A36,36 0 0 1 -8,-35"` +
    ' stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>'
  );
};

export const basket: Motif = (_random, P) =>
  `${extrude(circle(42), P, '#F58A2B', 10)}<g fill="none" stroke="#3A1B08" stroke-width="3">` +
  '<path d="M-42,0H42M0,-42V42M-31,-28C-12,-14 -12,14 -31,28M31,-28C12,-14 12,14 31,28"/></g>' +
  '<path d="M-30,-20A36,36 0 0 1 -8,-35" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"' +
  ' stroke-linecap="round"/>';

export const tennis: Motif = (_random, P) =>
  `${extrude(circle(40), P, '#D6F03F', 10)}<g fill="none" stroke="#fff" stroke-width="4">` +
  '<path d="M-34,-21C-10,-16 -10,16 -34,21M34,-21C10,-16 10,16 34,21"/></g>';

export const shuttle: Motif = (_random, P) =>
  '<g transform="rotate(32)">' +
  `${extrude('M-12,20L-36,-40C-12,-48 12,-48 36,-40L12,20Z', P, '#FFFDF6', 8)}<path` +
  ' d="M-6,18L-20,-43M0,18V-46M6,18L20,-43M-26,-14C-10,-20 10,-20 26,-14M-19,3C-8,-1 8,-1 19,3"' +
  ` stroke="${P[2]}" stroke-width="2.4" fill="none"/>` +
  `<path d="M-14,18H14V26A14,14 0 0 1 -14,26Z" fill="${P[4]}"/><path d="M-14,18H14V23H-14Z" fill="#D9263A"/></g>`;

export const crosshair: Motif = (_random, P) =>
  `${extrude(closedPath(polygon(6, 46)), P, P[1])}<polygon points="${toPoints(polygon(6, 38))}"` +
  ` fill="${P[0]}" stroke="${P[2]}" stroke-width="2"/>` +
  `<g stroke="${P[4]}" stroke-width="5" fill="none" stroke-linecap="round"><circle r="18"/>` +
  `<path d="M0,-30V-10M0,10V30M-30,0H-10M10,0H30"/></g><circle r="4" fill="${P[3]}"/>`;

export const pad: Motif = (_random, P) =>
  `${extrude(GAMEPAD, P, P[3])}` +
  `<path d="M-34,-6h7v-7h7v7h7v7h-7v7h-7v-7h-7Z" fill="${P[0]}"/>` +
  `<circle cx="22" cy="-9" r="4.5" fill="${P[4]}"/><circle cx="32" cy="0" r="4.5" fill="${P[2]}"/>` +
  `<circle cx="12" cy="0" r="4.5" fill="${P[1]}"/>`;

export const trophy: Motif = (_random, P) =>
  `<path d="M-26,-30C-50,-30 -46,2 -20,4M26,-30C50,-30 46,2 20,4" stroke="${P[4]}" stroke-width="6"` +
  ' fill="none"/>' +
  `${extrude('M-28,-38H28C28,-4 18,14 6,16V28H20V40H-20V28H-6V16C-18,14 -28,-4 -28,-38Z', P, P[4])}` +
  '<path d="M-22,-34C-22,-12 -18,0 -10,8" stroke="#fff" stroke-opacity=".7" stroke-width="5"' +
  ' fill="none" stroke-linecap="round"/><polygon transform="translate(4,-16)" points="' +
  `${toPoints(star(5, 12, 5.4))}" fill="${P[3]}"/>`;

export const feather: Motif = (_random, P) =>
  '<g transform="translate(0,40) scale(.84)"><g transform="translate(-4,0)">' +
  `${oneFeather(-42, 0.8, P[2], P[1], P)}</g><g transform="translate(4,0)">` +
  `${oneFeather(42, 0.8, '#E5263F', '#B3132C', P)}</g>${oneFeather(0, 0.92, P[3], P[4], P)}</g>`;

function oneFeather(rotation: number, size: number, face: string, half: string, P: Parameters<Motif>[1]): string {
  return (
    `<g transform="rotate(${rotation}) translate(0,-44)"><g transform="rotate(0) scale(${size})">` +
    `${extrude('M0,50C-4,40 -22,20 -20,-8C-18,-34 -4,-48 4,-54C18,-36 24,-12 18,8C14,24 4,38 0,50Z', P, face, 6)}` +
    `<path d="M0,50C2,20 2,-20 4,-54C18,-36 24,-12 18,8C14,24 4,38 0,50Z" fill="${half}"/>` +
    `<path d="M0,58C2,20 2,-14 4,-44" stroke="${P[5]}" stroke-opacity=".5" stroke-width="2.4"` +
    ' fill="none"/><path d="M2,20L-14,6M2,4L-17,-12M3,-14L-13,-28M2,20L13,8M2,4L18,-10M3,-14L16,-26"' +
    ` stroke="${P[5]}" stroke-opacity=".28" stroke-width="2"/></g></g>`
  );
}
