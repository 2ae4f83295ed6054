import { circle, extrude, polar, range, roundRect, TAU } from './geometry.ts';
import type { Motif } from './motif.ts';

const SHINE =
  '<path d="M-30,-20A36,36 0 0 1 -8,-35" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"' +
  ' stroke-linecap="round"/>';

/** Three fields of three bent panels each. */
export const volleyball: Motif = (_random, P) => {
  const fields = range(3).map(
    (i) =>
      `<g transform="rotate(${i * 120})"><path d="M0,0C10,-14 12,-30 4,-42M-14,2C-8,-16 -10,-30 -20,-37` +
      'M-26,-8C-26,-16 -28,-24 -34,-24"/></g>',
  );
  return (
    `${extrude(circle(42), P, '#FFFDF6', 10)}` +
    '<path d="M0,0C10,-14 12,-30 4,-42A42,42 0 0 0 -34,-24C-28,-24 -14,-12 0,0Z"' +
    ` fill="${P[4]}"/><g fill="none" stroke="#22425E" stroke-width="2.6" stroke-linecap="round">${fields.join('')}` +
    `</g>${SHINE}`
  );
};

/** Small hand-sized ball of hexagons, on a bar of its goal net. */
export const handball: Motif = (_random, P) => {
  const hexagon = range(6).map((i) => polar(14, (i * TAU) / 6));
  const spokes = range(6).map((i) => `<path d="M${polar(14, (i * TAU) / 6)}L${polar(34, (i * TAU) / 6)}"/>`);
  const net = range(6).map((i) => `<path d="M${-45 + i * 18},-46V-8M-50,${-40 + i * 9}H50"/>`);
  return (
    `<g stroke="${P[3]}" stroke-opacity=".55" stroke-width="2">${net.join('')}</g>` +
    `<path d="M-50,10V-48H50V10" fill="none" stroke="${P[3]}" stroke-width="6" stroke-linejoin="round"/>` +
    `<g transform="translate(0,14)">${extrude(circle(34), P, '#F2552C', 9)}<g fill="none" stroke="#5E1606"` +
    ` stroke-width="2.6" stroke-linejoin="round"><polygon points="${hexagon.map((p) => p.join(',')).join(' ')}"/>` +
    `${spokes.join('')}</g></g>`
  );
};

/** Oval ball, laced. */
export const rugby: Motif = (_random, P) =>
  '<g transform="rotate(-34)">' +
  `${extrude('M-50,0C-36,-32 36,-32 50,0C36,32 -36,32 -50,0Z', P, '#A9552B', 10)}` +
  '<path d="M-35,-17C-30,-8 -30,8 -35,17M35,-17C30,-8 30,8 35,17" stroke="#FFFDF6" stroke-width="5" fill="none"/>' +
  '<g stroke="#FFFDF6" stroke-width="3.4" stroke-linecap="round"><path d="M-18,0H18"/>' +
  `${range(5)
    .map((i) => `<path d="M${-16 + i * 8},-6V6"/>`)
    .join('')}</g></g>`;

/** Bat, ball and wicket. */
export const cricket: Motif = (_random, P) => {
  const stumps = range(3).map((i) => extrude(roundRect(-44 + i * 14, -26, 6, 66, 3), P, '#F7E2B4', 4));
  return (
    `${stumps.join('')}<path d="M-45,-29H-9" stroke="${P[4]}" stroke-width="5" stroke-linecap="round"/>` +
    '<g transform="translate(22,4) rotate(24)">' +
    extrude(roundRect(-11, -12, 22, 56, 7), P, '#EBCB8C', 8) +
    extrude(roundRect(-4, -46, 8, 36, 4), P, '#22282C', 5) +
    `<path d="M0,-6V38" stroke="#B8894A" stroke-width="2.4"/></g>` +
    `<g transform="translate(-14,34)">${extrude(circle(13), P, '#D9263A', 5)}` +
    '<path d="M-4,-12C2,-4 2,4 -4,12M2,-12C8,-4 8,4 2,12"' +
    ' stroke="#FFFDF6" stroke-width="1.6" fill="none" stroke-dasharray="2 2"/></g>'
  );
};

/** Crossed sticks and a puck. */
export const hockey: Motif = (_random, P) => {
  const stick = (side: number, face: string) =>
    `<g transform="scale(${side},1)">${extrude('M30,-48L38,-44L4,26L-30,30C-38,30 -38,18 -30,18L-4,16Z', P, face, 7)}` +
    `<path d="M-30,18L-12,17V28L-30,30C-38,30 -38,18 -30,18Z" fill="#22282C"/></g>`;
  return (
    `${stick(-1, '#F7E2B4')}${stick(1, P[4])}` +
    '<path d="M-16,40V46A16,6 0 0 0 16,46V40Z" fill="#0B0E11"/><ellipse cy="40" rx="16" ry="6" fill="#3A444D"/>'
  );
};
