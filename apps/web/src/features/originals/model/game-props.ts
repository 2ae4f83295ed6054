import { formatDecimal } from '../../../shared/i18n/format.ts';
import type { OriginalGame } from '../api/originals.ts';

export interface GameProps {
  game: OriginalGame;
}

/** Published return to player of a setting in percent, with the language's decimal separator. */
export function percentOf({ returns }: OriginalGame, tag: string, setting = ''): string {
  const { percent = '' } = returns.find((each) => each.setting === setting) ?? returns[0] ?? {};
  return formatDecimal(percent, tag);
}
