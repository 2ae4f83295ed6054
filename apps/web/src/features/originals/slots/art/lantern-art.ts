import { disc, frame, ground, line, raised, roof, shade, spark, symbol, type SlotArt } from './draw.ts';

const BODY = 'M-16-36H16V-28C40-20 40 22 16 30V38H-16V30C-40 22-40-20-16-28Z';
const BANDS = 'M-17-38H17V-31H-17ZM-17 31H17V38H-17Z';
const LANTERN =
  line('M0-50V-36', '#f7c553', 3) +
  raised(BODY, '#e5263f', '#3a0716') +
  '<path d="M-10-28C-24-16-24 18-10 30H10C24 18 24-16 10-28Z" fill="#ff7a4a"/>' +
  `<ellipse cy="2" rx="9" ry="22" fill="#ffe9a8"/><path d="${BANDS}" fill="#f7c553"/>` +
  line('M0 38V52M-5 40V49M5 40V49', '#f7c553', 2.5);

const KOI =
  '<g transform="rotate(-8)">' +
  raised('M-44 2C-30-26 4-34 26-10L48-28C44-10 44 10 48 28L26 10C4 34-30 28-44 2Z', '#ffd15c', '#5e0f22') +
  '<path d="M-18-21C-8-6-8 10-18 22C-28 18-38 10-44 2C-38-10-28-18-18-21Z" fill="#ffe6dc"/>' +
  line('M-2-24C6-8 6 10-2 23M12-18C18-6 18 8 12 19', '#c9962f', 5) +
  `<path d="${disc(-27, -3, 5)}" fill="#5e0f22"/><path d="M-8-24C0-40 16-36 18-22Z" fill="#ff8f7d"/></g>`;

const COINS = [
  [-18, 26, 21],
  [14, 18, 21],
  [-4, -10, 31],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      raised(disc(x, y, r), '#e98a15', '#5e2600') +
      line(disc(x, y, r - 7), '#8f3b00', 2.5) +
      spark(x, y, 11, '#fff0cc'),
  )
  .join('');

const MOON =
  raised('M16-42A44 44 0 1 0 42 18A34 34 0 0 1 16-42Z', '#d3daff', '#080d24') +
  spark(24, -14, 16, '#74f0c0') +
  spark(41, -38, 8, '#74f0c0') +
  `<path d="${disc(-14, 6, 6)}${disc(0, 24, 4)}" fill="#8b98e0"/>`;

const FAN =
  '<g transform="translate(0 30)">' +
  raised('M0 6L-48-36A64 64 0 0 1 48-36Z', '#2e5ce6', '#0a184c') +
  line('M0 4L-40-47M0 4L-21-58M0 4V-62M0 4L21-58M0 4L40-47', '#dee9ff', 2) +
  line('M-36-32A50 50 0 0 1 36-32', '#ffb81f', 5) +
  `<path d="${disc(0, 3, 6)}" fill="#ffb81f"/></g>`;

const petal = (turn: number, scale: number, face: string) =>
  `<g transform="translate(0 28) rotate(${turn}) scale(${scale})">` +
  `${raised('M0-58C18-38 18-14 0 0C-18-14-18-38 0-58Z', face, '#5b0f3c')}</g>`;
const LOTUS =
  petal(-62, 0.85, '#d94a8a') +
  petal(62, 0.85, '#d94a8a') +
  petal(-34, 1, '#f07fae') +
  petal(34, 1, '#f07fae') +
  petal(0, 1.08, '#ffd3e4') +
  '<path d="M-40 32C-18 42 18 42 40 32C26 50-26 50-40 32Z" fill="#27b888"/>';

const TILE =
  raised(
    'M-24-38H24A8 8 0 0 1 32-30V30A8 8 0 0 1 24 38H-24A8 8 0 0 1-32 30V-30A8 8 0 0 1-24-38Z',
    '#fffdf6',
    '#0e7d5c',
  ) +
  `<path d="${disc(-14, -20, 8)}${disc(14, -20, 8)}${disc(-14, 20, 8)}${disc(14, 20, 8)}" fill="#0e7d5c"/>` +
  `<path d="${disc(0, 0, 9)}" fill="#d9263a"/>`;

const GONG =
  line('M-40 46V-44H40V46', '#8f3b00', 7) +
  line('M-16-42L-10-26M16-42L10-26', '#d9263a', 3) +
  raised(disc(0, 4, 30), '#f7c553', '#5e2600') +
  line(disc(0, 4, 21), '#c07a12', 3) +
  `<path d="${disc(0, 4, 9)}" fill="#c07a12"/>`;

const GEM =
  raised('M-26-32H26L44-8L0 44L-44-8Z', '#27b888', '#042a20') +
  '<path d="M-26-32L-14-8H-44ZM14-8L26-32L44-8ZM-14-8H14L0 44Z" fill="#c9f5e0"/>' +
  '<path d="M-26-32H26L14-8H-14Z" fill="#fff"/><path d="M44-8H14L0 44Z" fill="#0e7d5c"/>';

const small = (x: number, y: number, scale: number) =>
  `<path d="${disc(x, y, 24)}" fill="#ffb45a" fill-opacity=".28"/>` +
  `<g transform="translate(${x} ${y}) scale(${scale})">${LANTERN}</g>`;

const STARS = [
  [96, 60, 4],
  [150, 26, 4],
  [238, 48, 6],
  [290, 22, 4],
  [66, 24, 5],
]
  .map(([x = 0, y = 0, size = 0]) => spark(x, y, size, '#ffe9c8'))
  .join('');

/** A harbour at night. */
export const LANTERN_ART: SlotArt = {
  symbols: {
    A: symbol(KOI),
    B: symbol(COINS),
    C: symbol(MOON),
    D: symbol(FAN),
    E: symbol(LOTUS),
    F: symbol(TILE),
    G: symbol(GONG),
    H: symbol(GEM),
    W: symbol(LANTERN),
  },
  ground: ground(
    shade('sky', [0, '#1a1247'], [0.34, '#4a1d5c'], [0.5, '#8a2b58'], [0.51, '#1c1038'], [1, '#0b0720']) +
      `<path d="M0 0H390V620H0Z" fill="url(#sky)"/><path d="${disc(346, 40, 22)}" fill="#ffe9c8"/>${STARS}` +
      '<path d="M0 270L26 240L60 250L84 222L120 246L150 236V316H0ZM240 316V240L270 220L300 246L330 230L390 262V316Z"' +
      ' fill="#2a1148"/>' +
      line('M14 470H50M330 482H376M20 512H46M350 536H380M8 560H48M338 588H382', '#7a4a5a', 3),
  ),
  roof: roof(
    '<path d="M-6 58C36 52 70 32 98 8H292C320 32 354 52 396 58L388 64H2Z" fill="#3a0716"/>' +
      '<path d="M-2 50C40 46 74 28 102 2H288C316 28 350 46 392 50L386 64H4Z" fill="#9c1c36"/>' +
      '<path d="M102 2H288L296 9H94ZM8 58H382L380 64H10Z" fill="#f7c553"/>' +
      small(143, 34, 0.46) +
      small(195, 34, 0.46) +
      small(247, 34, 0.46),
  ),
  frame: frame(['#b3203a', '#6b0f24'], '#3a0716', '#f7c553', '#1c1038'),
};
