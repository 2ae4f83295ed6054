import { FIELDS } from './fields.ts';
import { round, star, TAU, toPoints } from './geometry.ts';
import { MOTIFS } from './motifs.ts';
import { CATEGORY_STYLE, PALETTES } from './palettes.ts';
import { createRandom, hashText, pickFrom } from './random.ts';
import type { ArtOptions, Palette, Random } from './types.ts';

/**
 * Draws one picture: ground, field, scrim, light, motif, sparks. The same options give the same markup on every engine.
 * The order in which numbers are drawn from the generator is part of the picture and must not change.
 */
export function composeArt(options: ArtOptions): string {
  const { id, cat, w = 120, h = 150, fx = 0.5, fy = 0.5, scale = 1, tilt, scrim } = options;
  const random = createRandom(`${cat}:${id}`);
  const style = CATEGORY_STYLE[cat];
  const palette = options.pal ?? pickFrom(random, style.palettes);
  const motif = options.motif ?? pickFrom(random, style.motifs);
  const field = options.field ?? pickFrom(random, style.fields);
  const P = PALETTES[palette];
  const uid = `g${hashText([id, cat, w, h, palette, motif].join()).toString(36)}`;
  const x = w * fx;
  const y = h * fy;
  const s = (Math.min(w, h) / 120) * scale * 1.02;
  const rotation = tilt ?? round((random() - 0.5) * 16);
  const slant = Math.floor(random() * 60) + 60;
  const sparks = drawSparks(random, P, x, y, s);
  const [open, between, close] = scrim ? bannerFrames(scrim, w, h) : coverFrame(w, h);
  return (
    open +
    (`<defs><linearGradient id="${uid}" gradientTransform="rotate(${slant})"><stop stop-color="${P[1]}` +
      `"/><stop offset="1" stop-color="${P[0]}"/></linearGradient>`) +
    (`<radialGradient id="${uid}l"><stop stop-color="${P[3]}" stop-opacity=".5"/>` +
      `<stop offset="1" stop-color="${P[3]}" stop-opacity="0"/></radialGradient></defs>`) +
    (`<rect width="${w}" height="${h}" fill="url(#${uid})"/>${FIELDS[field](random, P, w, h, x, y)}` +
      `${scrim ? drawScrim(scrim, uid, P, w, h) : ''}`) +
    between +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(70 * s)}" ry="${round(66 * s)}" fill="url(#${uid}l)"/>` +
    (`<ellipse cx="${round(x + 5 * s)}" cy="${round(y + 58 * s)}" rx="${round(42 * s)}" ry="` +
      `${round(6 * s)}" fill="${P[5]}" fill-opacity=".35"/>`) +
    (`<g transform="translate(${round(x)},${round(y)}) scale(${round(s * 100) / 100}) rotate(` +
      `${rotation})">${MOTIFS[motif](random, P)}</g>${scrim ? '' : sparks}${close}`)
  );
}

/** A cover fills its frame; a frame of another shape cuts it off on two sides. */
function coverFrame(w: number, h: number): [open: string, between: string, close: string] {
  return [
    `<svg class="art" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
    '',
    '</svg>',
  ];
}

/**
 * A banner's frame may be much wider than its picture. The ground fills it, and the motif stays whole at the side
 * opposite to the text.
 */
function bannerFrames(scrim: 'start' | 'end', w: number, h: number): [open: string, between: string, close: string] {
  const layer = (fit: string): string =>
    `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="${scrim === 'start' ? 'xMax' : 'xMin'}YMid ${fit}"`;
  return [
    `<svg class="art" aria-hidden="true">${layer('slice')}>`,
    `</svg>${layer('meet')} overflow="visible">`,
    '</svg></svg>',
  ];
}

function drawSparks(random: Random, P: Palette, x: number, y: number, s: number): string {
  let out = '';
  for (let i = 0; i < 6; i++) {
    const angle = random() * TAU;
    const r = (56 + random() * 16) * s;
    const sparkX = round(x + Math.cos(angle) * r);
    const sparkY = round(y + Math.sin(angle) * r * 1.15);
    const kind = random();
    if (kind < 0.45)
      out +=
        `<polygon transform="translate(${sparkX},${sparkY})" points="` +
        `${toPoints(star(4, 5.5 * s, 1.6 * s))}" fill="${P[3]}"/>`;
    else if (kind < 0.75) out += `<circle cx="${sparkX}" cy="${sparkY}" r="${round(1.8 * s)}" fill="${P[4]}"/>`;
    else
      out +=
        `<rect x="${sparkX}" y="${sparkY}" width="${round(4.4 * s)}" height="${round(4.4 * s)}" rx="1"` +
        ` transform="rotate(${Math.floor(random() * 90)} ${sparkX} ${sparkY})" fill="${P[2]}"/>`;
  }
  return out;
}

/** Keeps text on a banner readable: a contrast of at least 6.5:1 over the first 40 % of the width. */
function drawScrim(side: 'start' | 'end', uid: string, P: Palette, w: number, h: number): string {
  return (
    `<defs><linearGradient id="${uid}s" ${side === 'end' ? 'x1="1" x2="0"' : ''}>` +
    `<stop stop-color="${P[5]}" stop-opacity=".88"/><stop offset=".4" stop-color="${P[5]}" stop-opacity=".7"/>` +
    `<stop offset=".78" stop-color="${P[5]}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${uid}s)"/>`
  );
}
