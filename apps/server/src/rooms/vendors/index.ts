/** Games of vendors. Nobody calls this room. */
export type Vendors = null;
