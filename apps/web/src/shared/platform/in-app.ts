/** Whether the page runs inside the merchant's own app (Z-82), which offers no download of itself. */
export function isInApp(userAgent: string, appMarker: string): boolean {
  return userAgent.includes(appMarker);
}
