/** How the merchant's own app names itself. */
const MARKERS = /FairlotApp\//;

/** Whether the page runs inside the merchant's own app, which offers no download of itself. */
export function isInApp(userAgent: string): boolean {
  return MARKERS.test(userAgent);
}
