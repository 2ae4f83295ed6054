/** What decides which page a banner fits: its drawn art, unless it has a picture of its own. */
interface Fitted {
  art: { cat: string };
  image?: string | null | undefined;
}

/**
 * The banners of a group for one of the pages that share it: cockfight has no group of its own and shows that of sports
 * (Z-102). Where some are drawn for the page's category, those drawn for another one are left to its page.
 */
export function bannersOf<B extends Fitted>(banners: readonly B[], category: string | undefined): readonly B[] {
  const isDrawnFor = ({ art, image }: B) => !image && art.cat === category?.toLowerCase();
  if (!banners.some(isDrawnFor)) return banners;
  return banners.filter((banner) => Boolean(banner.image) || isDrawnFor(banner));
}
