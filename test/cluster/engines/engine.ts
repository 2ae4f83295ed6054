import pg from 'pg';
import type { Place } from '../place.ts';

/** The database in either form. */
export interface DatabaseEngine {
  /** Runs statements as superuser directly on the primary, bypassing pools and proxies. */
  onPrimary<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T>;
  /** Waits until it is complete again. @returns seconds */
  settle(withinMs: number): Promise<number>;
  /** Ends the primary without warning. The single one is started again. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/** Connects as superuser, runs the work and disconnects. */
export async function withSuperuser<T>(
  { passwords }: Place,
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: passwords.superuser,
    database,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {}); // the next statement reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Role and database of the product. */
export async function createProductDatabase(client: pg.Client, { passwords }: Place): Promise<void> {
  await client.query(`create role fairlot login password '${passwords.app}'`);
  await client.query('create database fairlot owner fairlot');
}
