import { type Load, type Measured, mostOfOnePrimary, predict } from './model.ts';
import type { Spread } from '@fairlot/testkit/schema/cells';

export const LOADS: readonly Load[] = [
  { betsPerSecond: 1000, clients: 10_000 },
  { betsPerSecond: 10_000, clients: 100_000 },
  { betsPerSecond: 100_000, clients: 1_000_000 },
];

/** The tables of docs/scale.md, by the name of their mark. */
export function writeTables(measured: Measured, spread: ReadonlyMap<string, Spread>): Record<string, string> {
  return { costs: costTable(measured), machines: machineTable(measured), tables: spreadList(spread) };
}

function costTable({ ticket, round, callback, idleClient }: Measured): string {
  const row = (name: string, { serverMs, databaseMs, walBytes }: Measured['ticket']) =>
    `| ${name} | ${serverMs.toFixed(2)} ms | ${databaseMs.toFixed(2)} ms | ${group(walBytes)} bytes |`;
  return [
    '| action | server process | PostgreSQL | write-ahead log |',
    '|---|---|---|---|',
    row('ticket with its lines', ticket),
    row('round of an in-house game', round),
    row('bet by a vendor', callback),
    `| idle client, a second | ${idleClient.serverMs.toFixed(3)} ms, ${Math.round(idleClient.kilobytes)} kB | – | – |`,
  ].join('\n');
}

const HEADS = [
  'bets a second',
  'clients',
  'server cores',
  'server memory',
  'server machines',
  'database cores',
  'log',
  'cells',
  'database machines',
];

function machineTable(measured: Measured): string {
  const rows = LOADS.map((load) => {
    const found = predict(measured, load);
    const cells = [
      group(load.betsPerSecond),
      group(load.clients),
      found.serverCores.toFixed(1),
      `${found.serverGigabytes.toFixed(1)} GB`,
      group(found.serverMachines),
      found.databaseCores.toFixed(1),
      `${found.logMegabytesPerSecond.toFixed(1)} MB/s`,
      group(found.cells),
      group(found.databaseMachines),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const { betsPerSecond, limit } = mostOfOnePrimary(measured);
  return [
    `| ${HEADS.join(' | ')} |`,
    `|${HEADS.map(() => '---|').join('')}`,
    ...rows,
    '',
    `One primary ends at ${group(Math.floor(betsPerSecond / 100) * 100)} bets a second, limited by its ${limit}.`,
  ].join('\n');
}

function spreadList(spread: ReadonlyMap<string, Spread>): string {
  const count = (kind: Spread) => [...spread.values()].filter((one) => one === kind).length;
  const names = (kind: Spread) =>
    [...spread]
      .flatMap(([name, one]) => (one === kind ? [`\`${name}\``] : []))
      .toSorted()
      .join(', ');
  return [
    '| spread | tables | which |',
    '|---|---|---|',
    `| by member | ${count('member')} | every table with \`member_id\` or a foreign key to such a table |`,
    `| shared | ${count('shared')} | ${names('shared')} |`,
    `| reference | ${count('reference')} | ${names('reference')} |`,
    `| operators | ${count('operators')} | ${names('operators')} |`,
    `| per cell | ${count('cell')} | ${names('cell')} |`,
  ].join('\n');
}

const group = (value: number) => Math.round(value).toLocaleString('en-US');
