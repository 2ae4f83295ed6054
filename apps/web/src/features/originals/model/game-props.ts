import { formatPercent } from '../../../shared/i18n/format.ts';
import type { OriginalGame } from '../api/originals.ts';

export interface GameProps {
  game: OriginalGame;
}

/** Published return to player of a setting as text, such as "99.00%"; empty when there is none. */
export function percentOf({ returns }: OriginalGame, tag: string, setting = ''): string {
  const { percent } = returns.find((each) => each.setting === setting) ?? returns[0] ?? {};
  return percent === undefined ? '' : formatPercent(percent, tag);
}
