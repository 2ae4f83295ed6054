import { uniformInt } from '@fairlot/fairness';
import { suspicious, testDraws } from './fairness/battery.ts';
import { testBets } from './fairness/bets.ts';
import { hasDieharder, runDieharder } from './fairness/dieharder.ts';
import { drawAll } from './fairness/drawn.ts';
import { GAME_LIMIT, testGames } from './fairness/games.ts';
import { testRangeMapper } from './fairness/range-mapper.ts';
import { countAlarms, FAULTS, findFault, findModulo } from './fairness/self-test.ts';
import { testVectors, writeVectors } from './fairness/vectors.ts';

/**
 * The statistical tests of the draws and the simulation of the in-house games.
 * `npm run fairness` is the short run. `npm run fairness -- --long` is required before a change of the generator, its
 * mapping or the rules is released. `-- --games` runs only the games, at the size of the long run.
 * The seed is fixed, so a run can be repeated. FAIRNESS_SEED sets another seed, FAIRNESS_DRAWS the number of draws of
 * each structure, FAIRNESS_ROUNDS the number of rounds (ten times as many for a default setting).
 * The published vectors of draws and rounds are computed first. `-- --vectors` runs only those; `-- --write-vectors`
 * rewrites those of the rounds.
 */
const DEFAULT_SEED = 'fairlot fairness 1';
const SHORT = { draws: 20_000, calls: 8_000_000, cleanRuns: 20, rounds: 20_000 };
const LONG = { draws: 100_000, calls: 100_000_000, cleanRuns: 300, rounds: 1_000_000 };
/** Draws of the self-test: enough for the smallest fault, and for the smallest classes. */
const PLANTED_DRAWS = 20_000;
const PLANTED_CALLS = 2_000_000;
const CLEAN_DRAWS = 1500;

const isGamesOnly = process.argv.includes('--games');
const size = isGamesOnly || process.argv.includes('--long') ? LONG : SHORT;
const seedText = process.env['FAIRNESS_SEED'] || DEFAULT_SEED;

if (process.argv.includes('--write-vectors')) await writeVectors();
const isVectorsOnly = process.argv.some((argument) => /^--(write-)?vectors$/.test(argument));
const wrong = [
  ...(await testVectors()),
  ...(isGamesOnly || isVectorsOnly ? [] : await testNumbers()),
  ...(isVectorsOnly ? [] : await testRounds()),
];
for (const line of wrong) console.error(`suspicious: ${line}`);
console.log(`seed "${seedText}": ${wrong.length === 0 ? 'nothing suspicious' : `${wrong.length} suspicious`}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/**
 * Tests the draws, the mapping of words to numbers, and whether planted faults are found. @returns suspicious findings
 */
async function testNumbers(): Promise<string[]> {
  const draws = Number(process.env['FAIRNESS_DRAWS'] || size.draws);
  if (!Number.isInteger(draws) || draws < 1500 || draws > 1_000_000)
    throw new Error('FAIRNESS_DRAWS is a whole number from 1500 to 1000000');

  const drawn = await drawAll(draws, seedText);
  const findings = [
    ...testDraws(drawn),
    ...drawn.flatMap((each) => testBets(each, seedText)),
    ...testRangeMapper(uniformInt, size.calls, seedText),
  ];
  for (const { mapping, test, p } of findings) {
    console.log(`${mapping.padEnd(40)} ${test.padEnd(10)} p ${p.toFixed(6)}`);
  }
  const found = suspicious(findings).map(({ mapping, test, p }) => `${mapping}, ${test}: p ${p.toExponential(2)}`);
  console.log(`${findings.length} tests over ${draws} draws of each structure and ${size.calls} calls`);
  return [...found, ...testSelf(), ...(await testRawStream())];
}

function testSelf(): string[] {
  const wrongOnes: string[] = [];
  const planted = [
    ...FAULTS.map((each) => ({ fault: each.fault, found: findFault(each, PLANTED_DRAWS, seedText) })),
    { fault: 'a 24-bit word modulo the range', found: findModulo(PLANTED_CALLS, seedText) },
  ];
  for (const { fault, found } of planted) {
    const [first] = found.toSorted((a, b) => a.p - b.p);
    const by =
      first && `${first.mapping}, ${first.test} (p ${first.p.toExponential(1)}); ${found.length} findings in all`;
    console.log(`planted: ${fault}: ${by === undefined ? 'NOT FOUND' : `found by ${by}`}`);
    if (first === undefined) wrongOnes.push(`self-test: not found: ${fault}`);
  }
  const clean = countAlarms(size.cleanRuns, CLEAN_DRAWS, seedText);
  console.log(
    `${clean.runs} fair runs of ${CLEAN_DRAWS} draws: ${clean.alarms} alarms; ` +
      `of ${clean.tests} p values ${clean.belowThousandth} below 0.001, ${clean.belowTenThousandth} below 0.0001`,
  );
  if (clean.isTooMany) wrongOnes.push(`self-test: ${clean.alarms} false alarms in ${clean.runs} runs`);
  return wrongOnes;
}

async function testRawStream(): Promise<string[]> {
  if (!hasDieharder()) {
    console.log('dieharder is not installed: the raw stream was not tested with it');
    return [];
  }
  const wrongOnes: string[] = [];
  for (const { test, p, assessment } of await runDieharder(seedText)) {
    console.log(`raw stream, ${test.padEnd(20)} p ${p.toFixed(6)} ${assessment}`);
    if (assessment === 'FAILED') wrongOnes.push(`raw stream, ${test}: p ${p}`);
  }
  return wrongOnes;
}

/** Tests every setting of the in-house games against its exact return. @returns suspicious findings */
async function testRounds(): Promise<string[]> {
  const wrongOnes: string[] = [];
  let settings = 0;
  for await (const { name, rounds, claimed, mean, distance } of testGames(
    Number(process.env['FAIRNESS_ROUNDS'] || size.rounds),
    seedText,
  )) {
    settings += 1;
    const figures = `${rounds} rounds return ${mean.toFixed(5)} of ${claimed.toFixed(5)}`;
    const line = `${figures}, ${distance.toFixed(2)} standard errors`;
    console.log(`${name.padEnd(40)} ${line}`);
    if (Math.abs(distance) > GAME_LIMIT) wrongOnes.push(`${name}: ${line}`);
  }
  console.log(`${settings} settings of in-house games`);
  return wrongOnes;
}
