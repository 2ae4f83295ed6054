import { Button, Dialog } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useCancelTicket } from '../model/use-cancel-ticket.ts';

/** Cancels a ticket after a confirmation; the stake is returned immediately. */
export function CancelTicket({ ticketId, total }: { ticketId: string; total: string }) {
  const { t, tag } = useLocaleText();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useCancelTicket(() => setIsAsked(false));
  const footer = (
    <>
      <Button variant="neutral" onClick={() => setIsAsked(false)}>
        {t('lottery.keepTicket')}
      </Button>
      <Button variant="danger" busy={isPending} onClick={() => mutate(ticketId)}>
        {t('lottery.cancelTicket')}
      </Button>
    </>
  );
  return (
    <>
      <button type="button" className="chip" onClick={() => setIsAsked(true)}>
        {t('lottery.cancelTicket')}
      </button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        name={t('lottery.cancelTitle')}
        title={t('lottery.cancelTitle')}
        closeLabel={t('common.close')}
        footer={<div className="row grow">{footer}</div>}
      >
        <p>{t('lottery.cancelText', { amount: formatAmount(total, tag) })}</p>
      </Dialog>
    </>
  );
}
