/** Fields that decide which page a banner fits: its generated art, unless it has an uploaded picture. */
interface Fitted {
  art: { cat: string };
  image?: string | null | undefined;
}

/**
 * The banners of a group for a page. Cockfight has no group and borrows that of sports (Z-102). If the group has
 * banners generated for cockfight, those generated for other categories are hidden. A page with its own group shows
 * all.
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
