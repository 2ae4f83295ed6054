const PREFIX = 'offer-';

/** Address of an offer that no promotion of the content describes. */
export function offerPath(offerId: string): string {
  return `/m/activityDetail?id=${PREFIX}${offerId}`;
}

/** The offer id in a promotion's `id` parameter; undefined when it is an id of the content. */
export function offerIdOf(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
