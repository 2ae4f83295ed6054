/** What everybody hears live of the games. */
export interface StreamEvents {
  /** Games, vendors or their order changed; lists are asked for again. */
  'catalogue.changed': { version: string };
}
