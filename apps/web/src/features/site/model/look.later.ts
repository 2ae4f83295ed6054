import type { Settings } from '../api/settings.ts';

type Brand = Pick<Settings, 'brandHue' | 'brandChroma' | 'brandTone' | 'logo'>;

/** Parts of the document that the merchant's brand changes; everything else follows from the style sheet. */
export interface Look {
  /** Address of the style sheet with the brand's hue; null for the default hue of the design system. */
  style: string | null;
  /** `solid` keeps saturated brands in their full colour in the dark theme. */
  tone: 'soft' | 'solid';
  icon: string;
}

const STANDARD = '165-100';

/** The version in the addresses contains all that the server needs, so responses can be cached forever. */
export function lookOf({ brandHue, brandChroma, brandTone, logo }: Brand): Look {
  const version = `${brandHue}-${Math.round(brandChroma * 100)}`;
  const isStandard = version === STANDARD;
  return {
    style: isStandard ? null : `/assets/merchant.css?v=${version}`,
    tone: brandTone,
    icon: logo?.mark ?? (isStandard ? '/favicon.svg' : `/favicon.svg?v=${version}`),
  };
}

/** The page's background colour for the browser's frame: the tokens `--bg` of both themes. */
export function frameColour({ brandHue, brandChroma }: Brand, theme: 'light' | 'dark'): string {
  if (lookOf({ brandHue, brandChroma, brandTone: 'soft', logo: null }).style === null)
    return theme === 'dark' ? '#0a0f0d' : '#f2f5f4';
  return theme === 'dark'
    ? `oklch(.162 ${0.01 * brandChroma} ${brandHue})`
    : `oklch(.968 ${0.004 * brandChroma} ${brandHue})`;
}
