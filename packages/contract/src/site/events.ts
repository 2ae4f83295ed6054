/** What everybody hears live of the site. */
export interface StreamEvents {
  status: { status: number };
}
