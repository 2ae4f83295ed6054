import { range, round, TAU, wedge } from './geometry.ts';
import type { ArtField, Palette, Random } from './types.ts';

/** Draws the subtle pattern behind the motif; (x, y) is the motif's centre. */
type Field = (random: Random, palette: Palette, w: number, h: number, x: number, y: number) => string;

export const FIELDS: Record<ArtField, Field> = { rays, rings, sun, bands, dots, waves, arches };

function rays(random: Random, P: Palette, w: number, h: number, x: number, y: number): string {
  const count = 14;
  const r = Math.hypot(w, h);
  const start = random();
  const paths = range(count).map(
    (i) => `<path d="${wedge(r, start + (i * TAU) / count, start + ((i + 0.5) * TAU) / count)}"/>`,
  );
  return `<g transform="translate(${round(x)},${round(y)})" fill="${P[2]}" fill-opacity=".26">${paths.join('')}</g>`;
}

function rings(_random: Random, P: Palette, _w: number, _h: number, x: number, y: number): string {
  const circles = range(6).map((i) => `<circle cx="${round(x)}" cy="${round(y)}" r="${30 + i * 17}"/>`);
  return `<g fill="none" stroke="${P[2]}" stroke-opacity=".3" stroke-width="7">${circles.join('')}</g>`;
}

function sun(random: Random, P: Palette, w: number, h: number, x: number, y: number): string {
  const s = Math.min(w, h) / 120;
  const cx = round(x + (random() - 0.5) * 40 * s);
  const cy = round(y - 12 * s);
  return (
    `<circle cx="${cx}" cy="${cy}" r="${round(54 * s)}" fill="${P[2]}" fill-opacity=".5"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(74 * s)}" fill="${P[2]}" fill-opacity=".16"/>`
  );
}

function bands(random: Random, P: Palette, _w: number, h: number): string {
  const lean = random() > 0.5 ? 90 : -90;
  let paths = '';
  for (let i = -4; i < 14; i++) paths += `<path d="M${i * 26},-10L${i * 26 + lean},${h + 10}h13L${i * 26 + 13},-10Z"/>`;
  return `<g fill="${P[2]}" fill-opacity=".22">${paths}</g>`;
}

function dots(_random: Random, P: Palette, w: number, h: number, x: number, y: number): string {
  // Dots of one size share a path, which takes a sixth of the bytes of single circles.
  const bySize: Record<number, string> = {};
  for (let row = 0; row < h / 10; row++)
    for (let col = 0; col < w / 10; col++) {
      const dotX = col * 10 + (row % 2 ? 5 : 0) + 2;
      const dotY = row * 10 + 4;
      const r = Math.min(3.4, (Math.hypot(dotX - x, dotY - y) / Math.hypot(w, h)) * 6.2);
      const size = Math.round(r * 2.5) / 2.5;
      if (size >= 0.8) bySize[size] = `${bySize[size] ?? ''}M${dotX},${dotY}h0`;
    }
  const paths = Object.entries(bySize).map(([size, d]) => `<path d="${d}" stroke-width="${round(Number(size) * 2)}"/>`);
  return `<g stroke="${P[2]}" stroke-opacity=".34" stroke-linecap="round" fill="none">${paths.join('')}</g>`;
}

function waves(random: Random, P: Palette, w: number, h: number): string {
  let out = '';
  for (let k = 0; k < 4; k++) {
    const y = h * (0.5 + k * 0.14);
    let d = `M-10,${round(y)}`;
    for (let i = 0; i < w / 20 + 2; i++) d += `q10,${k % 2 ? -9 : 9} 20,0`;
    out += `<path d="${d}V${h + 10}H-10Z" fill="${k % 2 ? P[0] : P[2]}" fill-opacity="${k % 2 ? 0.35 : 0.22}"/>`;
  }
  for (let i = 0; i < 7; i++)
    out +=
      `<circle cx="${round(random() * w)}" cy="${round(random() * h * 0.6)}" r="` +
      `${round(1.5 + random() * 4)}" fill="none" stroke="${P[3]}" stroke-opacity=".6"` +
      ' stroke-width="1.4"/>';
  return out;
}

function arches(_random: Random, P: Palette, _w: number, h: number, x: number): string {
  const paths = range(5).map((i) => {
    const r = 20 + i * 15;
    return `<path d="${`M${round(x - r)},${h + 5}V${round(h * 0.46)}a${r},${r} 0 0 1 ${2 * r},0V${h + 5}`}"/>`;
  });
  return `<g fill="none" stroke="${P[2]}" stroke-opacity=".3" stroke-width="6">${paths.join('')}</g>`;
}
