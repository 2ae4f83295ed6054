import { displayMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useCurrency } from '../model/use-wallet.ts';

interface MoneyActionProps {
  label: string;
  minor: bigint;
  /** Label of the amount, if it is not the amount that this click moves. */
  amountLabel?: string;
  isSending: boolean;
  isPossible: boolean;
  /** Its effect is being shown, or the minimum round time is not over: it ignores clicks and keeps the focus. */
  isResting: boolean;
  onPress: () => void;
}

/** The main button of a game: its action and amount. */
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
