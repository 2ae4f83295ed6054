const PREFIX = 'offer-';

/** The page of an offer that no promotion of the content tells of. */
export function offerPath(offerId: string): string {
  return `/m/activityDetail?id=${PREFIX}${offerId}`;
}

/** The offer that `id` in the address of a promotion names; undefined where it names one of the content. */
export function offerIdOf(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
