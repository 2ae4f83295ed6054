import { GameImage, type ArtOptions } from '@fairlot/ui';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import type { Announcement } from '../api/notices.ts';
import { mirrorPicture } from '../../rich-text/model/mirror-picture.ts';

/** The picture in place of one that there is none of, or that cannot be had. */
const SPARE = { cat: 'inhouse', motif: 'bell', pal: 'jade', field: 'rays', w: 360, h: 150 } as const satisfies Omit<
  ArtOptions,
  'id'
>;

/**
 * The first picture of an entry, in its frame. `isEager`: fetched at once, not when it has been in view for a while.
 */
export function FirstPicture({ entry, isEager = false }: { entry: Announcement; isEager?: boolean }) {
  const isRtl = useIsRtl();
  const url = inSequence(entry)[0]?.url;
  return (
    <GameImage
      art={{ ...SPARE, id: entry.id }}
      src={url !== undefined && isRtl ? mirrorPicture(url) : url}
      inline={isEager}
    />
  );
}

/** Whatever the order in which an answer names them. */
function inSequence({ announcementImages }: Announcement): Announcement['announcementImages'] {
  return announcementImages.toSorted((one, other) => one.sequence - other.sequence);
}

/** All pictures of an entry in the operator's order; nothing where there are none. */
export function Pictures({ entry }: { entry: Announcement }) {
  return inSequence(entry).map(({ url, sequence }) => (
    <div key={`${sequence} ${url}`} className="entry-picture">
      <GameImage art={{ ...SPARE, id: entry.id }} src={url} />
    </div>
  ));
}
