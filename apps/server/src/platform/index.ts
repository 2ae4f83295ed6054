import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Collected } from './collector.ts';
import type { Database, Reads } from './db/index.ts';
import type { Events } from './events/index.ts';
import type { Marks } from './marks.ts';
import type { Messaging } from './messaging/gateway.ts';
import type { Metrics } from './metrics.ts';
import type { PlatformPorts } from './ports.ts';
import type { SecretBox } from './secret-box.ts';

/** The services that every room is built on. */
export interface Platform {
  config: Config;
  db: Database;
  /** Reading for records, statements, reports, exports and lists, from a replica if there is one. */
  reads: Reads;
  events: Events;
  log: Logger;
  metrics: Metrics;
  secrets: SecretBox;
  marks: Marks;
  /** Text messages and mail. */
  messaging: Messaging;
  /** The contributions of all rooms; readable once all of them are started. */
  collected: Collected;
  /** The functions that rooms provide to the platform; usable once all rooms are started. */
  ports: PlatformPorts;
}
