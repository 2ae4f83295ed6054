import { Progress } from '@fairlot/ui';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Club } from '../api/loyalty.ts';
import { shareOf } from '../model/share.ts';
import { LevelCrown } from './level-crown.tsx';

/** The member's level on its dark card, with the progress to the next one. */
export function LevelCard({ club }: { club: Club }) {
  const { t, ...locale } = useLocaleText();
  const { level, since, points, next } = club;
  const count = (value: number) => numberText(value, locale.tag);
  return (
    <section className="level-card mx" aria-label={t('loyalty.yourLevel')}>
      <LevelCrown />
      <p className="caption level-card__soft">{t('loyalty.yourLevel')}</p>
      <p className="level-card__name">VIP {level}</p>
      {since !== null && (
        <p className="caption level-card__soft">{t('loyalty.since', { date: formatDate(since, locale) })}</p>
      )}
      <div className="row between label numeric mt-4">
        <span>{t('loyalty.points', { points: count(points) })}</span>
        <span className="level-card__soft">
          {next === null ? t('loyalty.top') : `${count(next.points)} · VIP ${next.level}`}
        </span>
      </div>
      <Progress className="bar--large level-card__bar" share={shareOf(club)} label={t('loyalty.toNext')} />
    </section>
  );
}
