import { GameImage, type ArtOptions } from '@fairlot/ui';
import { useIsRtl } from '../../../site/model/use-is-rtl.ts';
import type { Announcement } from '../api/notices.ts';
import { mirrorPicture } from '../../rich-text/model/mirror-picture.ts';

/** Fallback picture when an entry has none or it cannot be loaded. */
const SPARE = { cat: 'inhouse', motif: 'bell', pal: 'jade', field: 'rays', w: 360, h: 150 } as const satisfies Omit<
  ArtOptions,
  'id'
>;

/** The first picture of an entry, in its frame. `isEager` loads it immediately instead of lazily. */
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

/** Sorts the pictures, since responses may list them in any order. */
function inSequence({ announcementImages }: Announcement): Announcement['announcementImages'] {
  return announcementImages.toSorted((one, other) => one.sequence - other.sequence);
}

/** All pictures of an entry in the operator's order; nothing if there are none. */
export function Pictures({ entry }: { entry: Announcement }) {
  return inSequence(entry).map(({ url, sequence }) => (
    <div key={`${sequence} ${url}`} className="entry-picture">
      <GameImage art={{ ...SPARE, id: entry.id }} src={url} />
    </div>
  ));
}
