import type { DrawStructure } from '../structure.ts';
import { allTailsEngine } from './all-tails.ts';
import { ballsEngine } from './balls.ts';
import { digitEngine } from './digit.ts';
import { lastTwoEngine } from './last-two.ts';
import { lottoEngine } from './lotto.ts';
import { matchesEngine } from './matches.ts';
import { noTailsEngine } from './no-tails.ts';
import { outcomeEngine } from './outcome.ts';
import type { RuleEngine } from './rule-engine.ts';
import type { PlayRule } from './rule.ts';
import { pairTableEngine } from './pair-table.ts';
import { pairTailsEngine } from './pair-tails.ts';
import { runEngine } from './run.ts';
import { someTailsEngine } from './some-tails.ts';
import { tableEngine } from './table.ts';
import { tailEngine } from './tail.ts';

/** Cache of engines by rule and structure, which never change. A settlement needs the same engine for every line. */
const engines = new WeakMap<PlayRule, WeakMap<DrawStructure, RuleEngine>>();

/** @throws RangeError when the structure has no number to which the rule applies */
export function engineOf(rule: PlayRule, structure: DrawStructure): RuleEngine {
  const ofRule = engines.get(rule) ?? new WeakMap<DrawStructure, RuleEngine>();
  engines.set(rule, ofRule);
  const engine = ofRule.get(structure) ?? createEngine(rule, structure);
  ofRule.set(structure, engine);
  return engine;
}

type CreateEngine<Rule> = (rule: Rule, structure: DrawStructure) => RuleEngine;

const ENGINES: { [Kind in PlayRule['kind']]: CreateEngine<Extract<PlayRule, { kind: Kind }>> } = {
  tail: tailEngine,
  head: tailEngine,
  digit: digitEngine,
  lastTwo: lastTwoEngine,
  allTails: allTailsEngine,
  noTails: noTailsEngine,
  outcome: outcomeEngine,
  balls: ballsEngine,
  matches: matchesEngine,
  lotto: lottoEngine,
  table: tableEngine,
  run: runEngine,
  pairTails: pairTailsEngine,
  pairTable: pairTableEngine,
  someTails: someTailsEngine,
};

function createEngine(rule: PlayRule, structure: DrawStructure): RuleEngine {
  // The table has an engine for the rule's own kind, which the type checker cannot follow.
  const create = ENGINES[rule.kind] as CreateEngine<PlayRule>;
  return create(rule, structure);
}
