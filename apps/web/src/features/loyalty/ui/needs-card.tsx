import { Progress } from '@fairlot/ui';
import { formatAmount, formatDate } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Club } from '../api/loyalty.ts';
import { part } from '../model/share.ts';

/** Requirements for the next level, and for keeping the current one. */
export function NeedsCard({ club: { next, keep, deposit, turnover } }: { club: Club }) {
  const { t, tag } = useLocaleText();
  if (next === null && keep === null) return null;
  return (
    <section className="card mx mt-3 column gap-4">
      {next !== null && (
        <>
          <h2 className="h3">{t('loyalty.forLevel', { level: next.level })}</h2>
          {Number(next.deposit) > 0 && <Need label={t('loyalty.deposits')} done={deposit} needed={next.deposit} />}
          <Need
            label={t(next.regains ? 'loyalty.periodTurnover' : 'loyalty.turnover')}
            done={turnover}
            needed={next.turnover}
          />
        </>
      )}
      {keep !== null && (
        <Need
          label={t('loyalty.keep', { date: formatDate(Date.parse(keep.until), { tag, timeZone: 'UTC' }) })}
          done={keep.turnover}
          needed={keep.needed}
        />
      )}
    </section>
  );
}

function Need({ label, done, needed }: { label: string; done: string; needed: string }) {
  const { tag } = useLocale();
  const show = (amount: string) => formatAmount(amount, tag, { decimals: 0 });
  return (
    <div>
      <div className="row between caption">
        <span className="muted">{label}</span>
        <span className="numeric ltr need__sum">{`${show(done)} / ${show(needed)}`}</span>
      </div>
      <Progress className="mt-1 gold-bar" share={part(done, needed)} label={label} />
    </div>
  );
}
