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

function createEngine(rule: PlayRule, structure: DrawStructure): RuleEngine {
  switch (rule.kind) {
    case 'tail':
    case 'head':
      return tailEngine(rule, structure);
    case 'digit':
      return digitEngine(rule, structure);
    case 'lastTwo':
      return lastTwoEngine(rule, structure);
    case 'allTails':
      return allTailsEngine(rule, structure);
    case 'noTails':
      return noTailsEngine(rule, structure);
    case 'outcome':
      return outcomeEngine(rule, structure);
    case 'balls':
      return ballsEngine(rule, structure);
    case 'matches':
      return matchesEngine(rule, structure);
    case 'lotto':
      return lottoEngine(rule, structure);
    case 'table':
      return tableEngine(rule, structure);
    case 'run':
      return runEngine(rule, structure);
    case 'pairTails':
      return pairTailsEngine(rule, structure);
    case 'pairTable':
      return pairTableEngine(rule, structure);
    case 'someTails':
      return someTailsEngine(rule, structure);
  }
}
