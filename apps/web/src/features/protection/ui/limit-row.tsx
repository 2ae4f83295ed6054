import { Button, Icon, Progress } from '@fairlot/ui';
import { useNowValue } from '../../../shared/clock/use-now.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Limit } from '../api/limits.ts';
import { minutesText, minutesUntil, usedShare, valueText } from '../model/limit-words.ts';
import { useChangeLimit } from '../model/use-change-limit.ts';

/** One limit: how much is used, and a pending increase. */
export function LimitRow({ limit, onChange }: { limit: Limit; onChange: (limit: Limit) => void }) {
  const { t, tag } = useLocaleText();
  const name = t(`limits.${limit.kind}`);
  const action = t(limit.limit === null ? 'limits.set' : 'limits.change');
  const share = usedShare(limit);
  return (
    <div className="limit-row">
      <div className="row between">
        <span className="label grow">{name}</span>
        <Button variant="soft" size="small" aria-label={`${name}: ${action}`} onClick={() => onChange(limit)}>
          {action}
        </Button>
      </div>
      {limit.limit === null ? (
        <p className="caption muted">{t('limits.none')}</p>
      ) : (
        <>
          <div className="row between caption muted">
            <span className="numeric">{t('limits.used', { amount: valueText(limit.used, tag, t) })}</span>
            <strong className="numeric">{valueText(limit.limit, tag, t)}</strong>
          </div>
          <Progress
            share={share}
            label={name}
            className={share >= 0.75 ? 'bar--large limit-bar limit-bar--near' : 'bar--large limit-bar'}
          />
        </>
      )}
      {limit.pending !== null && <Waiting limit={limit} pending={limit.pending} />}
    </div>
  );
}

function Waiting({ limit, pending }: { limit: Limit; pending: NonNullable<Limit['pending']> }) {
  const { t, tag } = useLocaleText();
  const { change, isChanging } = useChangeLimit();
  const minutes = useNowValue((now) => (now >= pending.confirmFrom ? 0 : minutesUntil(pending.confirmFrom, now)));
  const wanted = pending.limit === null ? t('limits.none') : valueText(pending.limit, tag, t);
  const keep = limit.limit;
  return (
    <div className="limit-waits">
      <div className="row top gap-3">
        <Icon name="clock" size="small" className="limit-waits__icon" />
        <div className="grow">
          <p className="label">
            {minutes === 0
              ? t('limits.due', { limit: wanted })
              : t('limits.waits', { limit: wanted, time: minutesText(minutes, t) })}
          </p>
          {minutes > 0 && <p className="caption muted">{t('limits.waitsHint')}</p>}
        </div>
      </div>
      <div className="row gap-3">
        {minutes === 0 && (
          <Button variant="fill" busy={isChanging} onClick={() => change({ limit })}>
            {t('limits.confirm')}
          </Button>
        )}
        {keep !== null && (
          <Button variant="neutral" busy={isChanging} onClick={() => change({ limit, wanted: keep })}>
            {t('limits.keep', { limit: valueText(keep, tag, t) })}
          </Button>
        )}
      </div>
    </div>
  );
}
