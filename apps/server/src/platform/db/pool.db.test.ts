import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { openPool } from './pool.ts';

const url = await createDatabaseUrl('empty');
afterAll(() => dropDatabase(url));

it('survives the loss of a checked-out connection that runs no statement', async () => {
  const pool = openPool(url, 2, pino({ level: 'silent' }));
  const held = await pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => held.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
