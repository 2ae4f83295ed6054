/** The halves mark: two equal half discs, offset by 3.6 of 32 units. Single-coloured, so it takes `currentColor`. */
export const MARK_UPPER = 'M15 2.6a11.6 11.6 0 0 0 0 23.2Z';
export const MARK_LOWER = 'M17 6.2a11.6 11.6 0 0 1 0 23.2Z';

/** The mark as a standalone document, for icons and manifests. `colour` is any CSS colour. */
export function markSvg(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${halves(colour)}</svg>`;
}

/** The app icon: the mark at 62 % on a rounded square of `ground`. */
export function logoSvg(colour: string, ground: string, size = 512): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">` +
    `<rect width="32" height="32" rx="9" fill="${ground}"/>` +
    `<g transform="translate(6.08 6.08) scale(.62)">${halves(colour)}</g></svg>`
  );
}

function halves(colour: string): string {
  return `<path fill="${colour}" d="${MARK_UPPER}"/><path fill="${colour}" fill-opacity=".78" d="${MARK_LOWER}"/>`;
}
