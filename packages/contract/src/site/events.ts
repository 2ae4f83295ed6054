/** Live events of the site for all clients. */
export interface StreamEvents {
  status: { status: number };
}
