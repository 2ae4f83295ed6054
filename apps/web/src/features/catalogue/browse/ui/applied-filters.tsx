import { Icon } from '@fairlot/ui';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { VendorEntry } from '../api/vendors.ts';
import { betText, NO_FILTER, type ListFilter } from '../model/filter.ts';

interface AppliedFiltersProps {
  vendors: readonly VendorEntry[];
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
}

/** Active filters of the list, each with a button to remove it. */
export function AppliedFilters({ vendors, filter, onChange }: AppliedFiltersProps) {
  const { t, tag } = useLocaleText();
  const chips: { text: string; change: Partial<ListFilter> }[] = [];
  if (filter.vendors.length > 0)
    chips.push({
      text: vendorText(vendors, filter.vendors) ?? t('games.vendorCount', { count: filter.vendors.length }),
      change: { vendors: [] },
    });
  if (filter.minBet !== '')
    chips.push({ text: t('games.betFrom', { amount: betText(filter.minBet, tag) }), change: { minBet: '' } });
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={t('games.applied')} className="scroller tight games-applied">
      {chips.map(({ text, change }) => (
        <button
          key={text}
          type="button"
          className="chip chip--brand"
          aria-label={t('games.remove', { filter: text })}
          onClick={() => onChange(change)}
        >
          <span className="numeric">{text}</span>
          <Icon name="close" size="tiny" />
        </button>
      ))}
      <button type="button" className="chip chip--bare" onClick={() => onChange({ ...NO_FILTER, name: filter.name })}>
        {t('games.clear')}
      </button>
    </div>
  );
}

/** The name of a single vendor. */
function vendorText(vendors: readonly VendorEntry[], chosen: readonly string[]): string | undefined {
  if (chosen.length !== 1) return undefined;
  return vendors.find(({ vassalage }) => vassalage === chosen[0])?.displayName ?? chosen[0];
}
