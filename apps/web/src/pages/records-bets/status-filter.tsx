import { Choices, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { TICKET_STATUSES } from '../../features/lottery/tickets/model/ticket-status.ts';
import type { BetStatus } from '../../features/records/api/bets.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { TitledSheet } from '../../shared/ui/titled-sheet.tsx';

interface StatusFilterProps {
  /** Undefined for bets in every status. */
  value: BetStatus | undefined;
  onChange: (value: BetStatus | undefined) => void;
}

/** The chosen status at the end of the products; the statuses open in a sheet. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = (status: BetStatus | 'all') => t(status === 'all' ? 'records.type.all' : `lottery.status.${status}`);
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-label={`${t('records.statuses')}: ${nameOf(value ?? 'all')}`}
        aria-haspopup="dialog"
        aria-pressed={value !== undefined}
        onClick={() => setIsOpen(true)}
      >
        <span>{value === undefined ? t('records.statuses') : nameOf(value)}</span>
        <Icon name="down" size="tiny" />
      </button>
      <TitledSheet open={isOpen} onClose={() => setIsOpen(false)} title={t('records.statuses')}>
        <Choices
          kind="radio"
          className="status-list"
          label={t('records.statuses')}
          options={(['all', ...TICKET_STATUSES] as const).map((status) => ({ value: status, label: nameOf(status) }))}
          value={value ?? 'all'}
          onChange={(status) => {
            onChange(status === 'all' ? undefined : status);
            setIsOpen(false);
          }}
        />
      </TitledSheet>
    </>
  );
}
