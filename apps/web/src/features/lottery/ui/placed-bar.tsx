import { Icon } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { shortIssue } from '../model/issue.ts';
import { ticketPath } from '../model/paths.ts';
import { TicketActions } from './ticket-actions.tsx';

/** After a bet: what was bought, and what can be done with it. */
export function PlacedBar({
  ticket,
  isCancellable,
  canFollow,
  onRepeat,
  onClose,
}: {
  ticket: PlacedTicket;
  isCancellable: boolean;
  canFollow: boolean;
  onRepeat: (() => void) | null;
  onClose: () => void;
}) {
  const t = useText();
  const { tag } = useLocale();
  return (
    <section className="slip" aria-label={t('lottery.placed')}>
      <div className="row gap3">
        <Icon name="check" className="pos" />
        <div className="grow">
          <div className="label">{t('lottery.placed')}</div>
          <div className="cap mut num">
            {t('lottery.placedMeta', {
              issue: shortIssue(ticket.numero),
              amount: formatAmount(ticket.total, tag, { decimals: 0 }),
            })}
          </div>
        </div>
        <a className="btn soft sm" href={ticketPath(ticket.ticketId)}>
          <span className="lbl">{t('lottery.viewTicket')}</span>
        </a>
        <button type="button" className="ic mut3" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      </div>
      <TicketActions ticket={ticket} isCancellable={isCancellable} canFollow={canFollow} onRepeat={onRepeat} />
    </section>
  );
}
