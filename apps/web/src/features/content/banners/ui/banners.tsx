import { BannerCarousel, Skeleton, type ArtOptions, type BannerSlide } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHref } from '../../../../shared/navigation/use-place.ts';
import { bannersQuery, type Banner } from '../api/banners-query.ts';
import { bannersOf } from '../model/banners-of.ts';

/** Horizontal position of the motif, as a fraction of the width from the inline start. */
const MOTIF_AT = 0.78;

/**
 * Banners of a group. Renders nothing when there are none or they cannot be loaded; the page does not depend on them.
 * @param category category of the page, if pages of several categories share the group
 */
export function Banners({ group, category }: { group: string; category?: string | undefined }) {
  const t = useText();
  const isRtl = useIsRtl();
  const here = useHref();
  const { data, isError } = useQuery(bannersQuery(group));
  if (data === undefined && !isError)
    return (
      <div className="banner-wait padded">
        <Skeleton shape="banner" late />
      </div>
    );
  if (data === undefined || data.length === 0) return null;
  const slides = bannersOf(data, group, category).map((banner) => slideOf(banner, isRtl, here));
  return <BannerCarousel label={t('home.banners')} slides={slides} inline />;
}

/** A banner that links to the current page is rendered without a link. */
function slideOf({ id, art, image, title, caption, action, url }: Banner, isRtl: boolean, here: string): BannerSlide {
  // The server takes motif, palette and field from the same lists as the generator.
  const { cat, motif, pal, field } = art as Pick<ArtOptions, 'cat' | 'motif' | 'pal' | 'field'>;
  const place: Pick<ArtOptions, 'fx' | 'scrim'> = isRtl
    ? { fx: 1 - MOTIF_AT, scrim: 'end' }
    : { fx: MOTIF_AT, scrim: 'start' };
  return {
    id,
    src: image,
    art: { id, cat, motif, pal, field, w: 346, h: 168, fy: 0.52, ...place },
    kicker: caption,
    title,
    ...(url !== null && url !== here && { action, href: url }),
  };
}
