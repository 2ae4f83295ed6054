/** The embedded database cannot start; the message is a one-line instruction. */
export class EmbeddedRefusal extends Error {}
