import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

const scorer = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });
const SCORED_LETTERS = 64;

/** The password score that the server uses too (ADR 52), from 0 to 4. */
export function scorePassword(password: string, own: readonly string[]): number {
  return scorer.check(password.slice(0, SCORED_LETTERS), [...own]).score;
}
