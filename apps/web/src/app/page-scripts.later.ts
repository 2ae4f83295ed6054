import type { FunctionComponent } from 'react';

/** Exports of a page's script. */
export interface PageScript {
  default: FunctionComponent;
}

type Pages = Record<string, () => Promise<PageScript>>;

/** Loaders of the page scripts, by relative path. A separate module keeps these two kilobytes out of home. */
export const PAGES: Pages = {
  ...import.meta.glob<PageScript>('../pages/*/*-page.tsx'),
  ...(import.meta.env.MODE === 'development'
    ? { '../pages/gallery/gallery-page.tsx': () => import('../gallery/gallery-page.tsx') }
    : {}),
};
