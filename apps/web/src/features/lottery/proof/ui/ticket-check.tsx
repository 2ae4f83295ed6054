import { Flag } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import type { Draw } from '../../results/api/draw.ts';
import { ticketProofQuery, type TicketProof } from '../api/ticket-proof.ts';
import { ticketQuery, type Ticket } from '../../tickets/api/tickets.ts';
import { lineText } from '../../slip/model/odds-keys.ts';
import { CHECK_TONE, CheckList } from './check-list.tsx';
import { DownloadButton } from './download-button.tsx';
import { evidenceOf, isTicketCheck, phaseOf, summaryOf, ticketEvidence } from '../model/evidence.ts';
import { HexRow } from '../../../../shared/ui/hex-row.tsx';
import { useDrawChecks } from '../model/run-checks.ts';

const SHOWN_LINES = 10;

/** Checks in this browser whether one ticket of the member was in the draw. */
export function TicketCheck({ draw, ticketId }: { draw: Draw; ticketId: string }) {
  const hasToken = useHasToken();
  const ticket = useQuery(ticketQuery(ticketId, hasToken));
  const proof = useQuery(ticketProofQuery(ticketId, draw.merkleRoot, hasToken));
  if (ticket.data !== undefined && proof.data !== undefined) {
    const isOfThisDraw = ticket.data.gameCode === draw.gameCode && ticket.data.numero === draw.numero;
    if (!isOfThisDraw) return null;
    return ticket.data.status === 'cancelled' ? (
      <TakenBack ticket={ticket.data} />
    ) : (
      <Outcome draw={draw} ticket={ticket.data} proof={proof.data} />
    );
  }
  const failed = [ticket, proof].find(({ isError }) => isError);
  return failed === undefined ? (
    <LoadingRows count={1} shape="card" />
  ) : (
    <FailedPart error={failed.error} onRetry={() => void failed.refetch()} />
  );
}

function Outcome({ draw, ticket, proof }: { draw: Draw; ticket: Ticket; proof: TicketProof }) {
  const t = useText();
  const evidence = evidenceOf(draw, ticketEvidence(ticket, proof));
  const { data, error, isError, refetch } = useDrawChecks(evidence);
  const checks = data?.filter(isTicketCheck);
  const label = t('proof.ticket', { id: ticket.ticketId });
  return (
    <section className="card card--flush mx mt-3" aria-label={label}>
      <div className="prize-table-head">
        <span className="grow">
          <Lines ticket={ticket} />
        </span>
        {checks !== undefined && (
          <Flag tone={CHECK_TONE[summaryOf(checks)]}>{t(`proof.included.${summaryOf(checks)}`)}</Flag>
        )}
      </div>
      {checks !== undefined && <CheckList checks={checks} label={label} />}
      {checks === undefined &&
        (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={2} />)}
      <HexRow label={t('proof.ticketId')} value={ticket.ticketId} />
      <HexRow label={t('proof.leaf')} value={proof.leaf} />
      <HexRow label={t('proof.salt')} value={ticket.salt} />
      {phaseOf(draw) === 'drawn' && (
        <div className="padded mt-3 mb-4">
          <DownloadButton evidence={evidence}>{t('proof.downloadTicket')}</DownloadButton>
        </div>
      )}
    </section>
  );
}

/** A cancelled ticket takes part in no draw: there is nothing to prove. */
function TakenBack({ ticket }: { ticket: Ticket }) {
  const t = useText();
  return (
    <section className="card card--flush mx mt-3" aria-label={t('proof.ticket', { id: ticket.ticketId })}>
      <div className="prize-table-head">
        <span className="grow">
          <Lines ticket={ticket} />
        </span>
        <Flag tone="neutral">{t('lottery.status.cancelled')}</Flag>
      </div>
      <HexRow label={t('proof.ticketId')} value={ticket.ticketId} />
    </section>
  );
}

function Lines({ ticket }: { ticket: Ticket }) {
  const { t, ...locale } = useLocaleText();
  const rest = ticket.lines.length - SHOWN_LINES;
  return (
    <>
      {ticket.lines.slice(0, SHOWN_LINES).map((line, index) => (
        <span
          key={index}
          className="caption numeric block"
        >{`${lineText(line, t)} · ${formatAmount(line.unitStake, locale.tag)}`}</span>
      ))}
      {rest > 0 && <span className="caption muted numeric block">{t('lottery.more', { count: rest })}</span>}
    </>
  );
}
