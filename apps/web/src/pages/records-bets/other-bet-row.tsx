import { UiLink } from '@fairlot/ui';
import type { BetRow } from '../../features/records/api/bets.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { BetHead } from './bet-head.tsx';

/** A bet that is no ticket; where its source has a page for it, the row leads there. */
export function OtherBetRow({ row }: { row: BetRow }) {
  const locale = useLocale();
  const meta = [formatTime(row.placedAt, locale), row.roundId].filter((part) => part !== null).join(' · ');
  const content = <BetHead row={row} meta={meta} />;
  if (row.detailUrl === null) return <div className="list-row list-row--tall">{content}</div>;
  return (
    <UiLink className="list-row list-row--tall" href={row.detailUrl}>
      {content}
    </UiLink>
  );
}
