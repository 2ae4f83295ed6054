import type { CheckState, DrawCheck } from '@fairlot/fairness';
import { Flag, Icon, type FlagTone, type IconName } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

export const CHECK_TONE: Record<CheckState, FlagTone> = { passed: 'pos', failed: 'hot', waiting: 'neutral' };
const ICON: Record<CheckState, IconName> = { passed: 'check', failed: 'alert', waiting: 'clock' };
const COLOUR: Record<CheckState, string> = { passed: 'positive', failed: 'negative', waiting: 'faint' };

/** Each check with its result and a plain explanation of what it proves. */
export function CheckList({ checks, label }: { checks: readonly DrawCheck[]; label: string }) {
  const t = useText();
  return (
    <div role="list" aria-label={label}>
      {checks.map(({ id, state }) => (
        <div key={id} role="listitem" className="list-row list-row--tall top">
          <Icon name={ICON[state]} size="small" className={COLOUR[state]} />
          <span className="grow">
            <span className="label block">{t(`proof.check.${id}`)}</span>
            <span className="caption faint block">{t(`proof.means.${id}`)}</span>
          </span>
          <Flag tone={CHECK_TONE[state]}>{t(`proof.state.${state}`)}</Flag>
        </div>
      ))}
    </div>
  );
}
