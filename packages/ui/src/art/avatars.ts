import type { AvatarName } from '../avatar-names.ts';

/** Background and the shapes on it: fill and path on a 44 by 44 grid. */
interface Drawing {
  ground: string;
  shapes: readonly (readonly [fill: string, path: string])[];
}

const CREAM = '#fff6e3';
const DISC = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const DRAWINGS: Record<AvatarName, Drawing> = {
  sun: {
    ground: '#0a5a8c',
    shapes: [
      ['#ffb938', 'M22 5l3 7 6-4-1 8 8-1-4 6 7 3-7 3 4 6-8-1 1 8-6-4-3 7-3-7-6 4 1-8-8 1 4-6-7-3 7-3-4-6 8 1-1-8 6 4Z'],
      [CREAM, DISC(22, 24, 8)],
    ],
  },
  wave: {
    ground: '#cfe9f2',
    shapes: [
      ['#1a7fa8', 'M0 26c6-12 16-12 22-3 6 8 12 8 22-4v25H0Z'],
      ['#0b4f77', 'M0 35c8-7 14-6 22 0 8 6 14 5 22-1v10H0Z'],
      [CREAM, DISC(32, 12, 5)],
    ],
  },
  leaf: {
    ground: '#dff0d2',
    shapes: [
      ['#2f8f46', 'M10 34C6 16 18 8 36 8c1 18-8 30-26 26Z'],
      ['#186331', 'M10 34L30 15l1 2-19 19Z'],
    ],
  },
  peak: {
    ground: '#f3c9a5',
    shapes: [
      ['#6a4d7d', 'M-2 44L17 12l13 20 4-6 12 18Z'],
      [CREAM, 'M17 12l6 9-4-1-3 3-3-3-2 1Z'],
      ['#e8663d', DISC(35, 11, 5)],
    ],
  },
  moon: {
    ground: '#1c2350',
    shapes: [
      ['#ffe08a', 'M28 8a15 15 0 1 0 8 22A13 13 0 0 1 28 8Z'],
      [CREAM, 'M11 8l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z'],
    ],
  },
  star: { ground: '#8c1f3f', shapes: [['#ffcf4a', 'M22 6l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z']] },
  lotus: {
    ground: '#f9dfe6',
    shapes: [
      ['#e0658c', 'M22 9c6 8 6 16 0 24-6-8-6-16 0-24Z'],
      ['#c53f6c', 'M6 19c9 1 14 6 16 15C12 35 7 29 6 19Zm32 0c-9 1-14 6-16 15 10 1 15-5 16-15Z'],
      ['#2f8f46', 'M8 36h28c-6 4-22 4-28 0Z'],
    ],
  },
  kite: {
    ground: '#bfe3ff',
    shapes: [
      ['#e8482f', 'M24 5l10 14-14 13L10 17Z'],
      ['#ffb938', 'M24 5l-4 27-10-15Z'],
      ['#4a2b12', 'M20 32c-3 3 3 4-1 10h-1c3-5-3-6 1-10Z'],
    ],
  },
  drum: {
    ground: '#f4e1c1',
    shapes: [
      ['#a8481f', 'M9 16h26v18c-6 6-20 6-26 0Z'],
      ['#7c3010', 'M9 24h26v3H9Z'],
      [CREAM, 'M9 16a13 5 0 1 0 26 0a13 5 0 1 0-26 0'],
    ],
  },
  boat: {
    ground: '#d8f0ea',
    shapes: [
      ['#0f6b5c', 'M5 30h34c-3 9-8 10-17 10S8 39 5 30Z'],
      ['#e8663d', 'M21 7v20H8c6-5 10-12 13-20Z'],
      ['#ffb938', 'M24 10c6 5 9 10 10 17H24Z'],
    ],
  },
  fan: {
    ground: '#efe0f6',
    shapes: [
      ['#7b3fa0', 'M22 37L4 19A26 26 0 0 1 40 19Z'],
      ['#c99be0', 'M22 37L11 13a26 26 0 0 1 7-2Zm0 0l4-26a26 26 0 0 1 7 2Z'],
      ['#3b1b52', DISC(22, 36, 2.5)],
    ],
  },
  bird: {
    ground: '#e6efc0',
    shapes: [
      ['#2d6f8c', 'M6 25c6-12 18-15 26-6l7-1-5 5c-1 10-10 15-19 13-6-1-9-5-9-11Z'],
      ['#174a61', 'M12 26c5-5 12-5 15 2-5 6-12 6-15-2Z'],
      [CREAM, DISC(31, 19, 1.6)],
    ],
  },
};

/** A member's picture as a standalone document with sides of `sizePx`. */
export function avatarSvg(name: AvatarName, sizePx: number): string {
  const { ground, shapes } = DRAWINGS[name];
  const paths = shapes.map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 44 44">` +
    `<path fill="${ground}" d="M0 0h44v44H0Z"/>${paths}</svg>`
  );
}
