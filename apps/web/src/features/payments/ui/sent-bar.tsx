import { Button, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ChangeEvent } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { cancelDeposit, type DepositOrder, METHODS_KEY, orderKey, sendReceipt } from '../api/deposit.ts';
import { PayBar } from './pay-bar.tsx';

const PICTURES = 'image/png,image/jpeg,image/webp';

/** Confirms that the money was sent, then accepts the receipt; before that the order can be cancelled. */
export function SentBar({ order }: { order: DepositOrder }) {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const answered = {
    onSuccess: (next: DepositOrder) => {
      client.setQueryData(orderKey(order.orderId), next);
      void client.invalidateQueries({ queryKey: METHODS_KEY });
    },
    onError: (failure: unknown) => {
      toast.error(errorText(failure));
      void client.invalidateQueries({ queryKey: orderKey(order.orderId) });
    },
  };
  const sent = useMutation({
    mutationFn: (receipt: Blob | null) => sendReceipt(order.orderId, receipt),
    ...answered,
    onSuccess: (next, receipt) => {
      answered.onSuccess(next);
      if (receipt !== null) toast.success(t('deposit.receiptKept'));
    },
  });
  const cancel = useMutation({ mutationFn: () => cancelDeposit({ params: { orderId: order.orderId } }), ...answered });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) sent.mutate(file);
  };
  const amount = `${formatAmount(order.amount, tag)} ${order.currency}`;
  if (order.sentAt !== null)
    return (
      <PayBar>
        <input ref={input} type="file" hidden accept={PICTURES} onChange={choose} />
        <Button variant="soft" size="large" wide busy={sent.isPending} onClick={() => input.current?.click()}>
          {t('deposit.addReceipt')}
        </Button>
        <p className="caption faint text-center mt-2">{t('deposit.addReceiptHint')}</p>
      </PayBar>
    );
  return (
    <PayBar>
      <Button variant="fill" size="large" wide busy={sent.isPending} onClick={() => sent.mutate(null)}>
        <span className="numeric">{t('deposit.sent', { amount })}</span>
      </Button>
      {(order.status === 'awaiting' || order.status === 'created') && (
        <div className="mt-2">
          <Button variant="plain" wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('deposit.cancel')}
          </Button>
        </div>
      )}
    </PayBar>
  );
}
