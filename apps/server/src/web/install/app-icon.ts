import { logoSvg } from '@fairlot/ui/art';
import type { BrandColours } from './brand-colours.ts';

/** Fraction of the side that the merchant's own picture takes; the outer tenth of a maskable icon may be cut off. */
const OWN_PART = 0.62;

export interface IconLook {
  /** Side length in pixels. */
  size: number;
  colours: BrandColours;
  /** The merchant's own mark, PNG or SVG; null for the product's. */
  mark: Buffer | null;
}

/** Draws the icon of the installed app: a filled square, which every system crops to its own shape. */
export async function drawIcon({ size, colours, mark }: IconLook): Promise<Buffer> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.deep;
  context.fillRect(0, 0, size, size);
  // The product's mark includes its background; the corners behind it were filled above.
  const picture = await loadImage(mark ?? Buffer.from(logoSvg(colours.pop, colours.deep, size)));
  const part = mark === null ? 1 : OWN_PART;
  const scale = (size * part) / Math.max(picture.width, picture.height, 1);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height);
  return canvas.encode('png');
}
