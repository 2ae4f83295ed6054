import type { ManifestWords } from '@fairlot/web/app/render-types';

interface Brand {
  merchantName: string;
  /** Version of the icon, so that a changed brand gets new addresses. */
  version: string;
  /** Background colour of the icon, `#rrggbb`. */
  colour: string;
}

const MOST_SHORT = 12;
const SIZES = [192, 512] as const;

/**
 * The web manifest, which defines the site's appearance on a home screen. Its start URL indicates that it is installed
 * (Z-84).
 */
export function webManifest({ merchantName, version, colour }: Brand, { tag, dir, shortcuts }: ManifestWords): object {
  const icons = (purpose: string) =>
    SIZES.map((size) => ({
      src: `/app-icon/${size}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: '/m/home',
    name: merchantName,
    short_name: Array.from(merchantName).slice(0, MOST_SHORT).join(''),
    lang: tag,
    dir,
    start_url: '/m/home?source=pwa',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: colour,
    theme_color: colour,
    categories: ['entertainment', 'games'],
    icons: [...icons('any'), ...icons('maskable')],
    shortcuts: shortcuts.map(({ name, url }) => ({
      name,
      url,
      icons: [{ src: `/app-icon/192.png?v=${version}`, sizes: '192x192', type: 'image/png' }],
    })),
  };
}
