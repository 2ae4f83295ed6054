import { UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { vendorsQuery } from '../../features/catalogue/browse/api/vendors.ts';
import type { BetRow } from '../../features/records/api/bets.ts';
import { shortReference } from '../../features/records/model/amounts.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { merchantCode } from '../../shared/api/transport.ts';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { BetHead } from './bet-head.tsx';

/**
 * A bet that is not a lottery ticket. If its source has a page for it, the row links there; a vendor's page opens in a
 * new tab.
 */
export function OtherBetRow({ row }: { row: BetRow }) {
  const locale = useLocale();
  const { data: vendors } = useQuery({ ...vendorsQuery(merchantCode()), enabled: row.vendor !== null });
  const vendor = vendors?.find(({ vassalage }) => vassalage === row.vendor)?.displayName ?? row.vendor;
  const meta = [formatTime(row.placedAt, locale), vendor, row.roundId === null ? null : shortReference(row.roundId)]
    .filter((part) => part !== null)
    .join(' · ');
  const content = <BetHead row={row} meta={meta} />;
  if (row.detailUrl === null) return <div className="list-row list-row--tall">{content}</div>;
  const isOutside = /^https?:/.test(row.detailUrl);
  return (
    <UiLink
      className="list-row list-row--tall"
      href={row.detailUrl}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {content}
    </UiLink>
  );
}
