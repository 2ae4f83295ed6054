import { disc, frame, glint, ground, line, raised, roof, shade, symbol, type SlotArt } from './draw.ts';

const LEAF = '<path d="M4-30C14-48 34-46 40-42C34-26 14-22 4-30Z" fill="#4fae3a"/>';
const STEM = line('M0-24C0-34 2-42 8-48', '#6b3d12', 5);

const APPLE =
  STEM +
  LEAF +
  raised(
    'M0-22C-14-34-42-28-42 2C-42 30-22 48-8 44C-3 42 3 42 8 44C22 48 42 30 42 2C42-28 14-34 0-22Z',
    '#ffc233',
    '#7a4300',
  ) +
  glint('M-29 2C-29-8-24-14-16-15');

const PEAR =
  line('M0-42C0-48 3-52 8-54', '#6b3d12', 5) +
  raised(
    'M0-44C-14-44-16-30-18-18C-22-4-38 2-38 22C-38 42-18 48 0 48C18 48 38 42 38 22C38 2 22-4 18-18C16-30 14-44 0-44Z',
    '#a9d23f',
    '#2a4710',
  ) +
  glint('M-25 24C-25 14-19 8-13 4');

const PLUM =
  STEM +
  LEAF +
  raised(disc(0, 10, 36), '#8d4bd0', '#35124f') +
  line('M2-25C15-8 15 26 2 44', '#6a2fa8', 4) +
  glint('M-24 6C-23-4-17-10-10-12');

const BERRIES = [
  [-24, -8],
  [0, -12],
  [24, -8],
  [-12, 12],
  [12, 12],
  [0, 34],
] as const;
const GRAPES =
  STEM +
  LEAF +
  BERRIES.map(
    ([x, y]) =>
      raised(disc(x, y, 14), '#4f7bea', '#152a66') +
      glint(`M${x - 6} ${y}C${x - 6} ${y - 4} ${x - 4} ${y - 7} ${x} ${y - 7}`),
  ).join('');

const SPOKES = 'M0-30V30M-30 0H30M-21-21L21 21M-21 21L21-21';
const ORANGE =
  raised(disc(0, 2, 40), '#ff9f1c', '#7a3600') +
  `<g transform="translate(0 2)"><path d="${disc(0, 0, 33)}" fill="#fff0cc"/><path d="${disc(0, 0, 29)}" ` +
  `fill="#ffb547"/>${line(SPOKES, '#fff0cc', 4)}</g>`;

const CHERRIES =
  line('M-18 8C-14-16 0-34 26-44M22 12C24-8 24-28 26-44', '#4f7d1c', 5) +
  '<path d="M26-44C8-56-12-52-20-40C-6-30 14-32 26-44Z" fill="#a9d23f"/>' +
  raised(disc(-20, 24, 21), '#e5263f', '#5e0a18') +
  raised(disc(23, 28, 18), '#c41733', '#5e0a18') +
  glint('M-31 20C-30 15-27 12-23 11');

const petals = [0, 72, 144, 216, 288]
  .map((turn) => `<g transform="rotate(${turn})">${raised(disc(0, -25, 19), '#ffd3e4', '#8a3a5c')}</g>`)
  .join('');
const BLOSSOM =
  petals + `<path d="${disc(0, 0, 14)}" fill="#f7c553"/><path d="${disc(-4, -3, 3)}${disc(5, 3, 3)}" fill="#b86f00"/>`;

const tree = (x: number, y: number, size: number) =>
  `<path d="M${x - 4} ${y}h8v${size}h-8Z" fill="#5a3413"/><path d="${disc(x, y - size * 0.4, size)}" fill="#2c6b2a"/>` +
  `<path d="${disc(x - size * 0.3, y - size * 0.7, size * 0.16)}" fill="#e5263f"/>` +
  `<path d="${disc(x + size * 0.4, y - size * 0.3, size * 0.16)}" fill="#e5263f"/>`;

const LEAVES = [12, 52, 94, 138, 182, 226, 270, 312, 350, 382];

/** An orchard in the afternoon. */
export const ORCHARD_ART: SlotArt = {
  symbols: {
    X: symbol(APPLE),
    B: symbol(PEAR),
    S: symbol(PLUM),
    G: symbol(GRAPES),
    L: symbol(ORANGE),
    C: symbol(CHERRIES),
    Z: symbol(BLOSSOM),
  },
  ground: ground(
    shade('sky', [0, '#1f6a9c'], [0.4, '#5ba3c0'], [0.56, '#f2c879'], [0.57, '#2d6a2f'], [1, '#0f3318']) +
      `<path d="M0 0H390V620H0Z" fill="url(#sky)"/><path d="${disc(60, 64, 24)}" fill="#ffe08a"/>` +
      '<path d="M0 356C60 300 130 300 190 346C250 296 330 300 390 350V400H0Z" fill="#3f8a3c"/>' +
      tree(24, 318, 26) +
      tree(364, 312, 30) +
      line(
        'M20 470C100 450 290 450 370 470M-10 520C90 492 300 492 400 520M-20 580C90 546 300 546 410 580',
        '#1f5a26',
        6,
      ),
  ),
  roof: roof(
    '<path d="M10 40H380V64H10Z" fill="#6b3d12"/>' +
      LEAVES.map(
        (x, index) => `<path d="${disc(x, index % 2 ? 34 : 40, 26)}" fill="${index % 2 ? '#2f7d33' : '#3c9440'}"/>`,
      ).join('') +
      LEAVES.filter((_, index) => index % 3 !== 1)
        .map((x) => `<path d="${disc(x, 42, 8)}" fill="#e5263f"/><path d="${disc(x - 3, 39, 2)}" fill="#fff"/>`)
        .join(''),
  ),
  frame: frame(['#a86c34', '#6b3d12'], '#3d2108', '#e6c07a', '#2a2410'),
};
