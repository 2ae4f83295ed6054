/** The embedded database cannot be started; the message is one line that says what to do. */
export class EmbeddedRefusal extends Error {}
