import { runBattery, suspicious } from './fairness/battery.ts';
import { hasDieharder, runDieharder } from './fairness/dieharder.ts';
import { drawnMappings } from './fairness/mappings.ts';

/**
 * The statistical battery of the draws: `npm run fairness`. The seed is fixed, so a run can be repeated;
 * FAIRNESS_SEED gives another one, FAIRNESS_DRAWS another number of draws of each structure.
 */
const DEFAULT_SEED = 'fairlot fairness 1';
const DEFAULT_DRAWS = 20_000;

const seedText = process.env['FAIRNESS_SEED'] || DEFAULT_SEED;
const draws = Number(process.env['FAIRNESS_DRAWS'] || DEFAULT_DRAWS);
if (!Number.isInteger(draws) || draws < 1500 || draws > 1_000_000)
  throw new Error('FAIRNESS_DRAWS is a whole number from 1500 to 1000000');

const findings = runBattery(await drawnMappings(draws, seedText));
for (const { mapping, test, p } of findings) console.log(`${mapping.padEnd(28)} ${test.padEnd(10)} p ${p.toFixed(6)}`);
const wrong = suspicious(findings).map(({ mapping, test, p }) => `${mapping}, ${test}: p ${p.toExponential(2)}`);

if (hasDieharder()) {
  for (const { test, p, assessment } of await runDieharder(seedText)) {
    console.log(`raw stream, ${test.padEnd(20)} p ${p.toFixed(6)} ${assessment}`);
    if (assessment === 'FAILED') wrong.push(`raw stream, ${test}: p ${p}`);
  }
} else {
  console.log('dieharder is not installed: the raw stream was not tested with it');
}

for (const line of wrong) console.error(`suspicious: ${line}`);
console.log(
  `${findings.length} tests over ${draws} draws of each structure, seed "${seedText}": ` +
    (wrong.length === 0 ? 'nothing suspicious' : `${wrong.length} suspicious`),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
