import { Button, Flag, SectionHead, UiLink, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { type Translate, useErrorText, useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { signedAmount } from '../../../../shared/i18n/signed-amount.ts';
import { type FollowUp, FOLLOW_UPS_KEY, followUpsQuery, stopFollowUp } from '../api/follow-ups.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { rebateText } from '../../rebate/model/rebate-text.ts';
import { ticketPath } from '../../games/model/paths.ts';
import { useOwnDraws } from '../model/use-own-draws.ts';

const SHOWN = 3;

/** Every repeated ticket of a game that still buys, and those among the newest that ended; nothing without any. */
export function FollowUpList({ gameCode }: { gameCode: string }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data } = useQuery(followUpsQuery(hasToken));
  const { isOwn } = useOwnDraws(gameCode);
  const entries = !hasToken ? [] : (data ?? []).filter((entry) => isOwn(entry.gameCode));
  const shown = entries.filter(({ state }, index) => state === 'active' || index < SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('lottery.follow.title')}>
      <SectionHead title={t('lottery.follow.title')} />
      <div className="card card--flush mx">
        {shown.map((entry) => (
          <FollowUpRow key={entry.followUpId} entry={entry} />
        ))}
      </div>
    </section>
  );
}

function FollowUpRow({ entry }: { entry: FollowUp }) {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => stopFollowUp({ params: { id: entry.followUpId } }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: FOLLOW_UPS_KEY }),
  });
  return (
    <div className="list-row list-row--tall">
      <UiLink className="grow" href={ticketPath(entry.ticketId)}>
        <span className="label block">{t('lottery.follow.progress', { done: entry.done, draws: entry.draws })}</span>
        <span className="caption faint numeric block">
          {t('lottery.placedMeta', {
            issue: shortIssue(entry.lastNumero),
            amount: formatAmount(entry.stake, tag, { decimals: 0 }),
          })}
        </span>
        <span className="caption faint numeric block">
          {t('lottery.follow.net', { amount: signedAmount(entry.net, tag) })}
        </span>
        {entry.rebate !== undefined && (
          <span className="caption faint numeric block">{rebateText(entry.rebate, t, tag)}</span>
        )}
      </UiLink>
      {entry.state === 'active' ? (
        <Button size="small" variant="neutral" busy={isPending} onClick={() => mutate()}>
          {t('lottery.follow.stop')}
        </Button>
      ) : (
        <Flag tone="neutral">{endText(entry.endReason, t)}</Flag>
      )}
    </div>
  );
}

const NAMED_ENDS = new Set([
  'completed',
  'won',
  'loss-cap',
  'stopped',
  'cancelled',
  'switched-off',
  'odds.changed',
  'balance.insufficient',
  'limit.exceeded',
  'protection.refused',
]);

function endText(reason: string | null, t: Translate): string {
  return t(reason !== null && NAMED_ENDS.has(reason) ? `lottery.follow.end.${reason}` : 'lottery.follow.end.refused');
}
