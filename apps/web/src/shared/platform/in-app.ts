/** Marker in the user agent of the merchant's own app. */
const MARKERS = /FairlotApp\//;

/** Whether the page runs inside the merchant's own app, which offers no download of itself. */
export function isInApp(userAgent: string): boolean {
  return MARKERS.test(userAgent);
}
