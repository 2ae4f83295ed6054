import { GameImage, type ArtOptions } from '@fairlot/ui';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import type { Sponsor } from '../api/sponsors.ts';

/** Where the motif stands, as a share of the width from the inline start. */
const MOTIF_AT = 0.8;

/** The picture of a sponsor: the uploaded one, else the drawn one. */
export function SponsorPicture({ sponsor: { id, image, art } }: { sponsor: Pick<Sponsor, 'id' | 'image' | 'art'> }) {
  const isRtl = useIsRtl();
  // The server names motif, palette and field out of the same lists as the generator.
  const { cat, motif, pal, field } = art as Pick<ArtOptions, 'cat' | 'motif' | 'pal' | 'field'>;
  return (
    <GameImage
      src={image}
      art={{ id: `sponsor-${id}`, cat, motif, pal, field, w: 360, h: 150, fx: isRtl ? 1 - MOTIF_AT : MOTIF_AT }}
    />
  );
}
