/** Pictures of the slots: SVG as addresses for `img`, each decoded once and only moved afterwards. */

/** Pictures of one slot; no other slot uses them. */
export interface SlotArt {
  /** Picture of each symbol. */
  symbols: Readonly<Record<string, string>>;
  /** Behind the stage. */
  ground: string;
  /** Above the reels. */
  roof: string;
  /** Around the reels. */
  frame: string;
}

/** Size of a symbol, in which 100 by 112 units around its centre are drawn. */
export const SYMBOL = { width: 66, height: 74 } as const;
export const ROOF = { width: 390, height: 64 } as const;

export function symbol(drawing: string): string {
  return picture('-50 -56 100 112', drawing, SYMBOL);
}

export function ground(drawing: string): string {
  return picture('0 0 390 620', drawing, { width: 390, height: 620 }, 'xMidYMin slice');
}

export function roof(drawing: string): string {
  return picture('0 0 390 64', drawing, ROOF);
}

/** The cabinet around the reels: wall, its shadow, and the edge of the window. */
export function frame(wall: readonly [string, string], shadow: string, edge: string, inside: string): string {
  const drawing =
    shade('wall', [0, wall[0]], [1, wall[1]]) +
    `<rect y="0" width="390" height="324" rx="10" fill="${shadow}"/>` +
    '<rect x="3" width="384" height="318" rx="9" fill="url(#wall)"/>' +
    `<rect x="12" y="7" width="366" height="303" rx="8" fill="${edge}"/>` +
    `<rect x="15" y="10" width="360" height="297" rx="6" fill="${inside}"/>`;
  return picture('0 0 390 324', drawing, { width: 390, height: 324 }, 'none');
}

/** A gradient from top to bottom. */
export function shade(id: string, ...stops: readonly (readonly [number, string])[]): string {
  const marks = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`);
  return `<defs><linearGradient id="${id}" x2="0" y2="1">${marks.join('')}</linearGradient></defs>`;
}

/** A flat face with a block behind it, as in the pictures of games. */
export function raised(path: string, face: string, side: string): string {
  const block = [8, 5.5, 3, 1].map((depth) => `<path d="${path}" transform="translate(${depth * 0.75} ${depth})"/>`);
  return `<g fill="${side}" stroke="${side}" stroke-width="2">${block.join('')}</g><path d="${path}" fill="${face}"/>`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function glint(path: string): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
}

export function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A star of four points. */
export function spark(x: number, y: number, size: number, colour: string): string {
  const s = size / 4;
  const path = `M0 ${-size}L${s} ${-s}L${size} 0L${s} ${s}L0 ${size}L${-s} ${s}L${-size} 0L${-s} ${-s}Z`;
  return `<path transform="translate(${x} ${y})" d="${path}" fill="${colour}"/>`;
}

function picture(view: string, drawing: string, size: { width: number; height: number }, fit = 'xMidYMid'): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size.width}" height="${size.height}" ` +
    `preserveAspectRatio="${fit}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
