import { displayMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useCurrency } from '../model/use-wallet.ts';

interface MoneyActionProps {
  label: string;
  minor: bigint;
  /** What the amount is, when it is not what this press moves. */
  amountLabel?: string;
  isSending: boolean;
  isPossible: boolean;
  /** What it did is being shown, or the shortest round is not over: it takes no press, and keeps the focus. */
  isResting: boolean;
  onPress: () => void;
}

/** The one wide button of a game: what it does and the amount that it is about. */
export function MoneyAction({
  label,
  amountLabel,
  minor,
  isSending,
  isPossible,
  isResting,
  onPress,
}: MoneyActionProps) {
  const { tag } = useLocale();
  const currency = useCurrency();
  const amount = displayMinor(minor, { locale: tag });
  return (
    <Button
      variant="fill"
      size="large"
      wide
      cta
      busy={isSending}
      disabled={!isSending && !isPossible && !isResting}
      aria-disabled={isResting || undefined}
      onClick={onPress}
    >
      <span>{label}</span>
      <span className="numeric">
        {amountLabel === undefined ? `${amount} ${currency}` : `${amountLabel} ${amount}`}
      </span>
    </Button>
  );
}
