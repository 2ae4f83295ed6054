/** Two colours of a merchant's brand as `#rrggbb`, for pictures that do not support OKLCH. */
export interface BrandColours {
  pop: string;
  deep: string;
}

/** Uses the same values as the tokens `--brand-pop` and `--brand-deep`. */
export function brandColours({ brandHue, brandChroma }: { brandHue: number; brandChroma: number }): BrandColours {
  return {
    pop: hexOf(0.885, 0.17 * brandChroma, brandHue - 12),
    deep: hexOf(0.27, 0.058 * brandChroma, brandHue),
  };
}

/** Converts OKLCH to sRGB (Ottosson); reduces the chroma of colours outside sRGB until they fit. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  for (let left = chroma; ; left -= 0.004) {
    const rgb = rgbOf(lightness, Math.max(0, left), hue);
    if (left > 0 && rgb.some((part) => part < -0.001 || part > 1.001)) continue;
    return `#${rgb.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`;
  }
}

function rgbOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gammaOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gammaOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gammaOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const gammaOf = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const byteOf = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
