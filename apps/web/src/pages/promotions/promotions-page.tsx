import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { promotionsQuery, type Notices } from '../../features/content/api/notices.ts';
import { noticeLines } from '../../features/content/model/notice-text.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

export default function PromotionsPage() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(promotionsQuery());
  if (data === undefined) return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  if (data.promotion.length === 0) return <Empty title={t('promotions.none')} hint={t('promotions.noneHint')} />;
  return <div className="pad mt3 stack">{data.promotion.map((promotion) => <Promotion key={promotion.id} promotion={promotion} />)}</div>;
}

function Promotion({ promotion: { title, content, startDate, endDate, noExpiry } }: { promotion: Notices['promotion'][number] }) {
  const t = useText();
  const locale = useLocale();
  const isLong = noExpiry === 1 || endDate === null;
  return (
    <details className="card">
      <summary>
        <span className="h3">{title}</span>
        <span className="cap mut3 num col">{isLong ? t('promotions.longTerm') : t('promotions.until', { from: formatDate(startDate, locale), until: formatDate(endDate, locale) })}</span>
      </summary>
      {noticeLines(content).map((line) => <p key={line} className="mut mt2">{line}</p>)}
    </details>
  );
}
