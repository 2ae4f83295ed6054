import { formatDecimal } from '../../../shared/i18n/format.ts';
import type { OriginalGame } from '../api/originals.ts';

export interface GameProps {
  game: OriginalGame;
}

/** Percent of a setting as the game publishes it, with the decimal sign of a language. */
export function percentOf({ returns }: OriginalGame, tag: string, setting = ''): string {
  const { percent = '' } = returns.find((each) => each.setting === setting) ?? returns[0] ?? {};
  return formatDecimal(percent, tag);
}
