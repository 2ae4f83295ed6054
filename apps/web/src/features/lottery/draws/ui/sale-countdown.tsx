import { Countdown } from '@fairlot/ui';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import type { Timed } from '../model/issue.ts';
import { useIssueTimes } from '../model/use-issue-times.ts';

/** Countdown to the end of sale; renders separately every second, so that the card around it does not. */
export function SaleCountdown({
  game,
  at,
  label,
  nearText,
}: {
  game: Timed;
  at: number;
  label: string;
  nearText?: string;
}) {
  const { tag } = useLocale();
  return <Countdown remainingMs={useIssueTimes(game, at).toLockMs} label={label} nearText={nearText} tag={tag} />;
}
