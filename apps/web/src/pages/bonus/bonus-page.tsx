import { isZero } from '@fairlot/money';
import { Flag, Icon } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/payments/api/withdraw-calls.ts';
import { type Bonus, bonusesQuery } from '../../features/promotions/api/promotions.ts';
import { BonusHelp } from '../../features/promotions/ui/bonus-help.tsx';
import { BonusCard } from '../../features/promotions/ui/bonus-card.tsx';
import { slashDay } from '../../shared/i18n/merchant-day.ts';
import { formatAmount } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { rowsOf } from '../../shared/query/rows-of.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { EmptyCard, FailedPart, LoadingRows, LoadMore } from '../../shared/ui/list-states.tsx';

/** Bonus money: current bonuses with their wagering progress, and earlier ones with their outcome. */
export default function BonusPage() {
  const t = useText();
  const list = useInfiniteQuery(bonusesQuery(useHasToken()));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? (
      <FailedPart error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows shape="card" count={2} />
    );
  const all = rowsOf(data.pages, ({ bonusId }) => bonusId);
  const open = all.filter(({ endedAt }) => endedAt === null);
  const ended = all.filter(({ endedAt }) => endedAt !== null);
  const balance = data.pages[0]?.footer.balance ?? '0.00';
  if (all.length === 0)
    return (
      <>
        <EmptyCard title={t('bonus.none')} hint={t('bonus.noneHint')} className="mt-3" />
        <BonusHelp />
      </>
    );
  return (
    <>
      <Sum
        balance={balance}
        asset={all[0]?.asset ?? ''}
        count={open.filter(({ state }) => state === 'active').length}
      />
      {open.map((bonus) => (
        <BonusCard key={bonus.bonusId} bonus={bonus} balance={balance} />
      ))}
      {ended.length > 0 && (
        <ul className="card card--flush mx mt-3">
          {ended.map((bonus) => (
            <Ended key={bonus.bonusId} bonus={bonus} />
          ))}
        </ul>
      )}
      <LoadMore list={list} label={t('records.more')} />
      <BonusHelp />
      <p className="caption muted row padded mt-3">
        <Icon name="info" size="small" />
        <span>{t('bonus.first')}</span>
      </p>
    </>
  );
}

function Sum({ balance, asset, count }: { balance: string; asset: string; count: number }) {
  const { t, tag } = useLocaleText();
  const left = useQuery(settingsQuery(useHasToken())).data?.wageringLeft;
  return (
    <section className="card mx mt-3 bonus-sum">
      <p className="row between">
        <span className="caption">{t('bonus.notFree')}</span>
        {count > 0 && <Flag tone="gold">{t('bonus.running', { count })}</Flag>}
      </p>
      <p className="bonus-sum__figure numeric">
        {formatAmount(balance, tag)} <span className="caption">{asset}</span>
      </p>
      {left !== undefined && (
        <p className="caption">
          {isZero(left) ? t('bonus.apart') : t('bonus.apartLater', { left: formatAmount(left, tag) })}
        </p>
      )}
    </section>
  );
}

function Ended({ bonus }: { bonus: Bonus }) {
  const { t, tag, timeZone } = useLocaleText();
  const date = slashDay(bonus.endedAt ?? bonus.createdAt, timeZone);
  return (
    <li className="offer-ended">
      <span>
        <span className="bold">{bonus.title}</span>
        <span className="caption muted">{t(`bonus.ended.${bonus.state}`, { date })}</span>
      </span>
      {bonus.paid === null ? (
        <span className="numeric muted">{formatAmount(bonus.amount, tag)}</span>
      ) : (
        <span className="numeric positive">+ {formatAmount(bonus.paid, tag)}</span>
      )}
    </li>
  );
}
