import { Chips, Icon, IconButton, type Option } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref, type SyntheticEvent } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { vendorsQuery, type VendorEntry } from '../api/vendors.ts';
import { ALL, countFilters, FAV, GAME_CLASSES, NEW } from '../model/filter.ts';
import type { ListAddress } from '../model/use-list-address.ts';
import { type NameSearch, useNameSearch } from '../model/use-name-search.ts';
import { classesOf, vendorsOf } from '../model/vendors.ts';
import { AppliedFilters } from './applied-filters.tsx';

const loadFilters = () => import('./filter-sheet.tsx');
const NO_VENDORS: readonly VendorEntry[] = [];

interface ListToolsProps {
  address: ListAddress;
  /** Number of games with the current filters. */
  total: number | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** Search by name, filter panel, menu of classes, and active filters. The search tab also has the manufacturers. */
export function ListTools({ address, total, inputRef }: ListToolsProps) {
  const t = useText();
  const { type, tab, filter, narrow } = address;
  const { merchantCode } = useSettings();
  const { data } = useQuery(vendorsQuery(merchantCode));
  const vendors = data === undefined ? NO_VENDORS : vendorsOf(data, type);
  const [isOpen, setIsOpen] = useState(false);
  const FilterSheet = usePart(isOpen, loadFilters);
  const count = countFilters(filter);
  const onSearch = (name: string) => narrow({ name });
  const search = useNameSearch(filter.name, onSearch);
  return (
    <>
      <div className="padded row games-tools">
        <NameField search={search} total={total} onSearch={onSearch} inputRef={inputRef} />
        <button type="button" className="games-filter" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
          <Icon name="settings" size="small" />
          <span className="label">{t('games.filter')}</span>
          {count > 0 && <span className="badge numeric">{count}</span>}
        </button>
      </div>
      {tab === 'search' && vendors.length > 1 && (
        <Manufacturers vendors={vendors} chosen={filter.vendors} onChoose={(codes) => narrow({ vendors: codes })} />
      )}
      <ClassMenu vendors={vendors} address={address} onFavourites={search.drop} />
      <AppliedFilters vendors={vendors} filter={filter} onChange={narrow} />
      {FilterSheet !== null && (
        <FilterSheet open={isOpen} onClose={() => setIsOpen(false)} vendors={vendors} address={address} />
      )}
    </>
  );
}

function NameField({
  search: { text, type, submit },
  total,
  onSearch,
  inputRef,
}: {
  search: NameSearch;
  total: number | undefined;
  onSearch: (name: string) => void;
  inputRef: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const clear = () => {
    type('');
    onSearch('');
  };
  return (
    <form role="search" className="input grow games-name" onSubmit={search}>
      <Icon name="search" size="small" />
      <input
        ref={inputRef}
        type="search"
        name="gameName"
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('games.name')}
        placeholder={total === undefined ? t('games.name') : t('games.searchIn', { count: total })}
        onChange={(event) => type(event.target.value)}
      />
      {text !== '' && <IconButton icon="close" size="small" label={t('games.clearName')} onClick={clear} />}
    </form>
  );
}

/** Choice of one manufacturer or all. */
function Manufacturers({
  vendors,
  chosen,
  onChoose,
}: {
  vendors: readonly VendorEntry[];
  chosen: readonly string[];
  onChoose: (codes: string[]) => void;
}) {
  const t = useText();
  const options: Option<string>[] = [
    { value: '', label: t('games.allVendors') },
    ...vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
  ];
  return (
    <Chips
      label={t('games.manufacturer')}
      options={options}
      value={chosen.length > 1 ? '?' : (chosen[0] ?? '')}
      onChange={(code) => onChoose(code === '' ? [] : [code])}
      className="games-chips"
    />
  );
}

/** All, favourites, new, then the vendors' classes (specification, 2.4). */
function ClassMenu({
  vendors,
  address: { filter, narrow },
  onFavourites,
}: {
  vendors: readonly VendorEntry[];
  address: ListAddress;
  /** Called when favourites are chosen, which have no search by name. */
  onFavourites: () => void;
}) {
  const t = useText();
  const prompt = useLoginPrompt();
  const member = useMember();
  const choose = (choice: string) => {
    if (choice === FAV && member === null) return prompt();
    if (choice === FAV) onFavourites();
    narrow({ choice });
  };
  const options: Option<string>[] = [ALL, FAV, NEW].map((value) => ({ value, label: t(`games.class.${value}`) }));
  for (const value of classesOf(vendors, filter.vendors))
    options.push({ value, label: isNamed(value) ? t(`games.class.${value}`) : value });
  return (
    <Chips
      label={t('games.classes')}
      options={options}
      value={filter.choice}
      onChange={choose}
      className="games-chips"
    />
  );
}

const isNamed = (value: string): boolean => GAME_CLASSES.some((known) => known === value);
