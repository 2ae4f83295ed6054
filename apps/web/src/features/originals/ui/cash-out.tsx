import { displayMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useBalance } from '../../wallet/model/use-balance.ts';
import type { Table } from '../model/use-rounds.ts';

/** Ends an open round with what it has come to. */
export function CashOut({ table, minor, isPossible }: { table: Table; minor: bigint; isPossible: boolean }) {
  const t = useText();
  const { tag } = useLocale();
  const { currency } = useBalance();
  return (
    <Button
      variant="fill"
      size="large"
      wide
      cta
      busy={table.isSending}
      disabled={!table.isSending && (!table.canStep || !isPossible)}
      onClick={() => table.step('cashOut')}
    >
      <span>{t('originals.cashOut')}</span>
      <span className="numeric">{`${displayMinor(minor, { locale: tag })} ${currency}`}</span>
    </Button>
  );
}
