import { BannerCarousel, Skeleton, type ArtOptions, type BannerSlide } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHref } from '../../../../shared/navigation/use-place.ts';
import { bannersQuery, type Banner } from '../api/banners-query.ts';
import { bannersOf } from '../model/banners-of.ts';

const HEIGHT = 168;
const WIDTH = 346;
/** Width of a single banner on wide screens. */
const WIDE_WIDTH = 728;
const WIDE = '(min-width: 760px)';
/** Distance of the motif's centre from the inline end. */
const MOTIF_FROM_END = 76;
/** In lower banners the widest motifs, such as a fish, fit between the centre and the edge. */
const LOW_SCALE = 0.9;

interface BannersProps {
  group: string;
  /** Category of the page, if pages of several categories share the group. */
  category?: string | undefined;
  /** Height in the page's style sheet; the motif is drawn to fit into it. */
  height?: number | undefined;
}

/**
 * Banners of a group. Renders nothing when there are none or they cannot be loaded; the page does not depend on them.
 */
export function Banners({ group, category, height = HEIGHT }: BannersProps) {
  const t = useText();
  const isRtl = useIsRtl();
  const here = useHref();
  const { data, isError } = useQuery(bannersQuery(group));
  // Only for pictures that the browser loads; drawings in the server's page fit every frame.
  const [isWide] = useState(() => typeof matchMedia === 'function' && matchMedia(WIDE).matches);
  if (data === undefined && !isError)
    return (
      <div className="banner-wait padded">
        <Skeleton shape="banner" late />
      </div>
    );
  if (data === undefined || data.length === 0) return null;
  const banners = bannersOf(data, group, category);
  const frame = { w: isWide && banners.length === 1 ? WIDE_WIDTH : WIDTH, h: height };
  const slides = banners.map((banner) => slideOf(banner, frame, isRtl, here));
  return <BannerCarousel label={t('home.banners')} slides={slides} />;
}

/** A banner that links to the current page is rendered without a link. */
function slideOf(
  { id, art, image, title, caption, action, url }: Banner,
  frame: { w: number; h: number },
  isRtl: boolean,
  here: string,
): BannerSlide {
  // The server takes motif, palette and field from the same lists as the generator.
  const { cat, motif, pal, field } = art as Pick<ArtOptions, 'cat' | 'motif' | 'pal' | 'field'>;
  const fromEnd = MOTIF_FROM_END / frame.w;
  const place: Pick<ArtOptions, 'fx' | 'scrim'> = isRtl
    ? { fx: fromEnd, scrim: 'end' }
    : { fx: 1 - fromEnd, scrim: 'start' };
  return {
    id,
    src: image,
    art: { id, cat, motif, pal, field, ...frame, fy: 0.52, ...place, ...(frame.h < HEIGHT && { scale: LOW_SCALE }) },
    kicker: caption,
    title,
    ...(url !== null && url !== here && { action, href: url }),
  };
}
