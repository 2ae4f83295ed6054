import type { Row } from './programme.ts';

const WIDTH = 40;

export function printTitles(): void {
  console.log(`${'fault'.padEnd(WIDTH)}rounds  acknowledged  repeated  refused  pause s  result`);
}

/** Prints the measurements of a fault, and what is wrong. */
export function printRow(row: Row): void {
  const numbers = [
    String(row.rounds).padStart(6),
    String(row.acknowledged).padStart(14),
    String(row.repeated).padStart(10),
    String(row.refused).padStart(9),
    (row.longestPauseMs / 1000).toFixed(1).padStart(9),
  ];
  const result = row.problems.length === 0 ? 'books right' : 'WRONG';
  const measured = row.measured.length === 0 ? '' : ` (${row.measured.join('; ')})`;
  console.log(`${row.fault.padEnd(WIDTH)}${numbers.join('')}  ${result}${measured}`);
  for (const problem of row.problems) console.log(`    ${problem}`);
}
