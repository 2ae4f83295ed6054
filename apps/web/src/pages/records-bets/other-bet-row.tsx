import { Icon, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vendorsQuery } from '../../features/catalogue/browse/api/vendors.ts';
import type { BetRow } from '../../features/records/api/bets.ts';
import { shortReference } from '../../features/records/model/amounts.ts';
import { CopyNumber } from '../../features/records/ui/copy-number.tsx';
import { merchantCode } from '../../shared/api/transport.ts';
import { formatTime } from '../../shared/i18n/format.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { BetFacts } from './bet-facts.tsx';
import { BetHead } from './bet-head.tsx';
import { noteText } from './note-text.ts';

/**
 * A bet that is not a lottery ticket; expanded it shows its figures, its number and a link to the page of its round. A
 * vendor's page opens in a new tab.
 */
export function OtherBetRow({ row }: { row: BetRow }) {
  const { t, ...locale } = useLocaleText();
  const [isOpen, setIsOpen] = useState(false);
  // In-house games have no other vendor than the site, and their rows need the place.
  const vendorCode = row.source === 'vendor' ? row.vendor : null;
  const { data: vendors } = useQuery({ ...vendorsQuery(merchantCode()), enabled: vendorCode !== null });
  const vendor = vendors?.find(({ vassalage }) => vassalage === vendorCode)?.displayName ?? vendorCode;
  const note = row.note === null ? '' : noteText(row.note, t, locale.tag);
  const about = note === '' && row.roundId !== null ? shortReference(row.roundId) : note;
  const meta = [formatTime(row.placedAt, locale), vendor, about]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
  const isOutside = row.detailUrl !== null && /^https?:/.test(row.detailUrl);
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="list-row list-row--tall">
        <BetHead row={row} meta={meta} />
        <Icon name={isOpen ? 'up' : 'down'} size="small" className="faint" />
      </summary>
      {isOpen && (
        <div className="padded mb-4">
          <BetFacts bet={row} settledAt={row.settledAt}>
            <dt>{t('bets.number')}</dt>
            <dd>
              <CopyNumber number={row.betId} label={t('bets.copyNumber')} />
            </dd>
          </BetFacts>
          {row.detailUrl !== null && (
            <UiLink
              className="link tap-line"
              href={row.detailUrl}
              {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {t('bets.round')}
            </UiLink>
          )}
        </div>
      )}
    </details>
  );
}
