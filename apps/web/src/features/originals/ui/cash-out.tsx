import { useText } from '../../../shared/i18n/use-text.ts';
import type { Table } from '../model/use-rounds.ts';
import { MoneyAction } from './money-action.tsx';

/** Ends an open round with its current payout. */
export function CashOut({ table, minor, isPossible }: { table: Table; minor: bigint; isPossible: boolean }) {
  const t = useText();
  return (
    <MoneyAction
      label={t('originals.cashOut')}
      minor={minor}
      isSending={table.isSending}
      isPossible={table.canStep && isPossible}
      isResting={table.isResting}
      onPress={() => table.step('cashOut')}
    />
  );
}
