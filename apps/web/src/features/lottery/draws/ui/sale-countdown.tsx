import { Countdown } from '@fairlot/ui';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import type { Timed } from '../model/issue.ts';
import { useIssueTimes } from '../model/use-issue-times.ts';

/**
 * Countdown to the end of sale of a card; renders separately every second, so that the card around it does not. Screen
 * readers do not announce the last seconds: many cards reach them together.
 */
export function SaleCountdown({ game, at, label }: { game: Timed; at: number; label: string }) {
  const { tag } = useLocale();
  return <Countdown remainingMs={useIssueTimes(game, at).toLockMs} label={label} tag={tag} />;
}
