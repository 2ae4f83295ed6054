import { Empty, Field, Icon, Skeleton } from '@fairlot/ui';
import * as FLAGS from 'country-flag-icons/string/3x2';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart } from '../../../../shared/ui/list-states.tsx';
import { findCountries } from '../model/phone.ts';
import type { PhoneEntry } from '../model/use-phone.ts';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

interface CountrySheetProps {
  open: boolean;
  /** ISO code of the chosen country. */
  current: string;
  countries: PhoneEntry['countries'];
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** Countries with flag, name and dialling code; searchable by name, dialling code or ISO code. */
export default function CountrySheet({ open, current, countries, onChoose, onClose }: CountrySheetProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const found = findCountries(countries.list ?? [], typed);
  const choose = (code: string) => {
    setTyped('');
    onChoose(code);
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The sheet is inside a form that must not be submitted from here.
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) choose(first.code);
  };
  return (
    <TitledSheet tall open={open} onClose={onClose} title={t('auth.countries')}>
      <Field
        label={t('auth.countrySearch')}
        type="search"
        icon="search"
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={pressEnter}
      />
      {countries.list === undefined &&
        (countries.error === null ? (
          <Skeleton shape="card" />
        ) : (
          <FailedPart error={countries.error} onRetry={countries.retry} />
        ))}
      {countries.list !== undefined && found.length === 0 && <Empty title={t('auth.countryNone')} />}
      <ul className="languages">
        {found.map(({ code, dialingCode, name }) => (
          <li key={code}>
            <button
              type="button"
              className="list-row list-row--low country"
              aria-current={code === current || undefined}
              onClick={() => choose(code)}
            >
              <img src={flagOf(code)} alt="" width={30} height={20} loading="lazy" />
              <span className="grow label">{name}</span>
              <span className="numeric muted" dir="ltr">
                +{dialingCode}
              </span>
              {code === current && <Icon name="check" className="brand" />}
            </button>
          </li>
        ))}
      </ul>
    </TitledSheet>
  );
}

/** Address of a country's flag picture; empty if there is none. */
function flagOf(code: string): string {
  const svg = (FLAGS as Readonly<Record<string, string>>)[code] ?? '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
