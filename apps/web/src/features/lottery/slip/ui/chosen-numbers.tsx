import { Icon } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

const SHOWN = 60;

interface ChosenNumbersProps {
  chosen: readonly string[];
  /** Text of a number on its chip. */
  textOf?: (number: string) => string;
  onRemove: (number: string) => void;
}

/** Chosen numbers that no pad shows, as chips; a tap removes one. */
export function ChosenNumbers({ chosen, textOf = (number) => number, onRemove }: ChosenNumbersProps) {
  const t = useText();
  if (chosen.length === 0) return null;
  return (
    <div className="row wrap" role="group" aria-label={t('lottery.chosen')}>
      {chosen.slice(0, SHOWN).map((number) => (
        <button
          key={number}
          type="button"
          className="chip chip--brand numeric"
          aria-label={t('lottery.remove', { number: textOf(number) })}
          onClick={() => onRemove(number)}
        >
          {textOf(number)}
          <Icon name="close" size="tiny" />
        </button>
      ))}
      {chosen.length > SHOWN && (
        <span className="caption muted numeric">{t('lottery.more', { count: chosen.length - SHOWN })}</span>
      )}
    </div>
  );
}
