import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import vectors from '../../vectors/round-vectors.json' with { type: 'json' };
import { checkFlights, type FlightEvidence, readFlightEvidence } from './index.ts';
import { publishedFlights } from './published-flights.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-flights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { flights } = vectors.crash;
const FLIGHTS = publishedFlights();

const failed = async (list: readonly FlightEvidence[]) =>
  (await checkFlights(list)).filter(({ state }) => state !== 'passed').map(({ round, id }) => `${round} ${id}`);
const changed = (place: number, change: Partial<FlightEvidence>) =>
  FLIGHTS.map((flight) => (flight.place === place ? { ...flight, ...change } : flight));

it('flights of the published vectors lead to their anchor, all together and each separately', async () => {
  expect(await failed(FLIGHTS)).toEqual([]);
  for (const flight of FLIGHTS) expect(await failed([flight])).toEqual([]);
});

it.each<[string, FlightEvidence[], string[]]>([
  ['another multiplier', changed(3, { multiplier: '4180.16' }), ['4 point']],
  ['another salt', changed(3, { salt: '00'.repeat(32) }), ['4 point']],
  ['a link of another place', changed(5, { hash: flights[6]!.link }), ['6 link', '6 chain', '6 point']],
  ['a changed promise', changed(0, { promise: '00'.repeat(32) }), ['1 link']],
  ['a changed place', changed(2, { place: 1 }), ['3 chain']],
  ['another anchor', changed(4, { anchor: '00'.repeat(32) }), ['5 chain']],
])('detects %s', async (_name, list, found) => {
  expect(await failed(list)).toEqual(found);
});

it('fairlot-verify reads flights as the page saves them', () => {
  expect(verify(FLIGHTS)).toMatchObject({ status: 0, stdout: '12 flights\nVerified\n' });
  expect(verify(changed(3, { multiplier: '1.00' }))).toMatchObject({ status: 1 });
  expect(verify(changed(3, { place: -1 }))).toMatchObject({ status: 2 });
  expect(() => readFlightEvidence({ ...FLIGHTS[0], hash: 'xyz' })).toThrow(RangeError);
});

function verify(list: readonly FlightEvidence[]) {
  const path = join(folder, 'flights.json');
  writeFileSync(path, JSON.stringify(list));
  return spawnSync(process.execPath, [fileURLToPath(new URL('../../bin/fairlot-verify.ts', import.meta.url)), path], {
    encoding: 'utf8',
  });
}
