import type { FunctionComponent } from 'react';

/** What the script of a page exports. */
export interface PageScript {
  default: FunctionComponent;
}

type Pages = Record<string, () => Promise<PageScript>>;

/** Where the script of each page is, by the path from here: two kilobytes that home does without. */
export const PAGES: Pages = {
  ...import.meta.glob<PageScript>('../pages/*/*-page.tsx'),
  ...(import.meta.env.MODE === 'development'
    ? { '../pages/gallery/gallery-page.tsx': () => import('../gallery/gallery-page.tsx') }
    : {}),
};
