import { GameImage, type ArtOptions } from '@fairlot/ui';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import type { Sponsor } from '../api/sponsors.ts';

/** Horizontal position of the motif, as a fraction of the width from the inline start. */
const MOTIF_AT = 0.8;

/** The picture of a sponsor: the uploaded one, else a generated one. */
export function SponsorPicture({ sponsor: { id, image, art } }: { sponsor: Pick<Sponsor, 'id' | 'image' | 'art'> }) {
  const isRtl = useIsRtl();
  // The server takes motif, palette and field from the same lists as the generator.
  const { cat, motif, pal, field } = art as Pick<ArtOptions, 'cat' | 'motif' | 'pal' | 'field'>;
  return (
    <GameImage
      src={image}
      art={{ id: `sponsor-${id}`, cat, motif, pal, field, w: 360, h: 150, fx: isRtl ? 1 - MOTIF_AT : MOTIF_AT }}
    />
  );
}
