/** What decides which page a banner fits: its drawn art, unless it has a picture of its own. */
interface Fitted {
  art: { cat: string };
  image?: string | null | undefined;
}

/**
 * The banners of a group for a page. Cockfight has no own group and borrows that of sports (Z-102): where some of
 * the group are drawn for it, it leaves out those drawn for another category. A page with its own group shows all.
 */
export function bannersOf<B extends Fitted>(
  banners: readonly B[],
  group: string,
  category: string | undefined,
): readonly B[] {
  const own = category?.toLowerCase();
  const isDrawnFor = ({ art, image }: B) => !image && art.cat === own;
  if (group === `m_${own}` || !banners.some(isDrawnFor)) return banners;
  return banners.filter((banner) => Boolean(banner.image) || isDrawnFor(banner));
}
