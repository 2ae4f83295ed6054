import { countNamed, type DrawResult, type PlayDefinition } from '@fairlot/lottery-maths';

/**
 * Whether two results have the same numbers in each prize. Sources may order the numbers of a prize differently, except
 * the first ones that a play reads by their place, such as the first fourth prize of `bao7`.
 */
export function isSameResult(plays: readonly PlayDefinition[], one: DrawResult, other: DrawResult): boolean {
  const textOf = (result: DrawResult) =>
    result
      .map(({ level, numbers }) => {
        const placed = countPlaced(plays, level);
        return `${level} ${[...numbers.slice(0, placed), ...numbers.slice(placed).toSorted()].join(' ')}`;
      })
      .join('|');
  return textOf(one) === textOf(other);
}

/** How many first numbers of a prize the plays read by their place; 0 when they read all of them alike, or none. */
function countPlaced(plays: readonly PlayDefinition[], level: string): number {
  const counts = plays.map(({ rule }) => ('level' in rule ? countNamed(rule.level, level) : 0));
  return Math.max(0, ...counts.filter(Number.isFinite));
}
