import { Icon, IconButton } from '@fairlot/ui';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { PlacedTicket } from '../../tickets/api/tickets.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { ticketPath } from '../../games/model/paths.ts';
import { rebateText } from '../../rebate/model/rebate-text.ts';
import { TicketActions, type TicketActionsProps } from '../../tickets/ui/ticket-actions.tsx';

interface PlacedBarProps extends TicketActionsProps {
  ticket: PlacedTicket;
  onClose: () => void;
}

/** Shown after a bet: the bought ticket and its actions. */
export function PlacedBar({ ticket, onClose, ...actions }: PlacedBarProps) {
  const { t, tag } = useLocaleText();
  return (
    <section className="slip" aria-label={t('lottery.placed')}>
      <div className="row gap-3">
        <Icon name="check" className="positive" />
        <div className="grow">
          <div className="label">{t('lottery.placed')}</div>
          <div className="caption muted numeric">
            {t('lottery.placedMeta', {
              issue: shortIssue(ticket.numero),
              amount: formatAmount(ticket.total, tag, { decimals: 0 }),
            })}
          </div>
          {ticket.rebate !== undefined && (
            <div className="caption muted numeric">
              {[
                rebateText(ticket.rebate, t, tag),
                ...(ticket.rebateAmount === undefined ? [] : [formatAmount(ticket.rebateAmount, tag)]),
              ].join(': ')}
            </div>
          )}
        </div>
        <a className="button button--soft button--small" href={ticketPath(ticket.ticketId)}>
          <span className="button__label">{t('lottery.viewTicket')}</span>
        </a>
        <IconButton icon="close" size="small" className="faint" label={t('common.close')} onClick={onClose} />
      </div>
      <TicketActions {...actions} ticket={ticket} />
    </section>
  );
}
