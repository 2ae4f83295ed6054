/** Live events of the games for all clients. */
export interface StreamEvents {
  /** Games, vendors or their order changed; clients fetch the lists again. */
  'catalogue.changed': { version: string };
}
