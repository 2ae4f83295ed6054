import { disc, frame, glint, ground, line, raised, roof, shade, spark, symbol, type SlotArt } from './draw.ts';

const RAYS = Array.from(
  { length: 12 },
  (_, index) => `<path transform="rotate(${index * 30})" d="M-6-30L0-48L6-30Z"/>`,
);
const SUN =
  `<g fill="#ff9f45">${RAYS.join('')}</g>` +
  raised(disc(0, 0, 27), '#ffd86b', '#8a4a00') +
  glint('M-15 2C-15-7-9-13-2-15');

const PEAK =
  raised('M-46 40L-8-42L12-8L22-22L46 40Z', '#6a7be0', '#1b2054') +
  '<path d="M-8-42L-23-9L-12-17L-4-6L4-17L11-9L12-8Z" fill="#fff"/><path d="M-8-42L12-8L4 40H46L22-22L12-8Z" ' +
  'fill="#4a57b8" fill-opacity=".55"/>';

const FEATHER =
  raised('M30-48C-6-42-32-6-26 34C12 30 38-4 30-48Z', '#ff7a4a', '#6b1d0a') +
  line('M24-40C6-14-14 12-30 48', '#ffe6dc', 4) +
  line('M-8 8L16 4M2-8L24-14', '#b83d16', 3);

const COMPASS =
  raised(disc(0, 2, 40), '#f7c553', '#5e3a00') +
  `<path d="${disc(0, 2, 31)}" fill="#1d2b53"/><path d="M14-22L6 8L-8-4Z" fill="#e5263f"/>` +
  '<path d="M-14 26L-8-4L6 8Z" fill="#fffdf6"/>' +
  line('M0-24V-21M0 28V25M-26 2H-23M26 2H23', '#dee9ff', 3);

const PINE =
  '<path d="M-7 36H7V52H-7Z" fill="#6b3d12"/>' +
  raised('M0-50L22-18H12L30 10H17L38 40H-38L-17 10H-30L-12-18H-22Z', '#23a06b', '#073a26') +
  glint('M-4-32L-11-22M-8-6L-16 6M-14 22L-22 34');

const FLAG =
  line('M-28-46V50', '#e6c07a', 6) +
  raised('M-24-44H40L24-22L40 0H-24Z', '#d9263a', '#5e0a18') +
  spark(4, -22, 13, '#fff0cc');

const CLOUD =
  raised('M-30 26A20 20 0 0 1-28-14A28 28 0 0 1 24-18A22 22 0 0 1 32 26Z', '#e8f1ff', '#44517e') +
  glint('M-17-8C-12-18-4-22 4-21');

const CRYSTAL =
  raised('M0-48L28-16L19 42H-19L-28-16Z', '#54c7f0', '#073a5c') +
  '<path d="M0-48L-28-16L-8-8Z" fill="#c8f1ff"/><path d="M-8-8L0-48L28-16L10-8Z" fill="#fff"/>' +
  '<path d="M10-8L28-16L19 42H6Z" fill="#1b83b8"/>';

const KITE =
  line('M0 42C10 48-10 50 2 56', '#fffdf6', 3) +
  raised('M0-50L36-12L0 40L-36-12Z', '#e5263f', '#3a0716') +
  '<path d="M0-50V-12H-36ZM0 40V-12H36Z" fill="#f7c553"/><path d="M0 40V-12H-36Z" fill="#fffdf6"/>';

/** Mountains at dawn. */
export const RIDGE_ART: SlotArt = {
  symbols: {
    A: symbol(SUN),
    B: symbol(PEAK),
    C: symbol(FEATHER),
    D: symbol(COMPASS),
    E: symbol(PINE),
    F: symbol(FLAG),
    G: symbol(CLOUD),
    H: symbol(CRYSTAL),
    S: symbol(KITE),
  },
  ground: ground(
    shade('sky', [0, '#232a5c'], [0.3, '#6a3f7c'], [0.52, '#e8806a'], [1, '#2a1d3f']) +
      `<path d="M0 0H390V620H0Z" fill="url(#sky)"/><path d="${disc(300, 250, 40)}" fill="#ffd9a0"/>` +
      '<path d="M0 300L60 200L110 270L170 180L240 280L300 210L390 300V620H0Z" fill="#57407e"/>' +
      '<path d="M170 180L152 207L168 202L180 214L188 205Z" fill="#f3dce8"/>' +
      '<path d="M0 400L80 330L150 392L230 320L310 390L390 336V620H0Z" fill="#36285c"/>' +
      '<path d="M0 500L120 440L220 496L330 436L390 470V620H0Z" fill="#1c1638"/>',
  ),
  roof: roof(
    '<path d="M4 64L48 24L78 44L124 4L166 40L195 12L226 42L268 6L312 44L344 22L386 64Z" fill="#39456f"/>' +
      '<path d="M124 4L104 21L118 19L126 28L136 15ZM195 12L180 27L192 25L200 32L208 25Z" fill="#f2f6ff"/>' +
      '<path d="M268 6L248 23L262 21L270 30L281 17Z" ' +
      'fill="#f2f6ff"/><path d="M4 58H386V64H4Z" fill="#ffb86b"/>',
  ),
  frame: frame(['#5a678f', '#323c60'], '#151a33', '#ffb86b', '#171a38'),
};
