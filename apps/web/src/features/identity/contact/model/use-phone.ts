import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countriesQuery, type Country } from '../../../site/api/countries.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { homeCountryOf, numberOf, type Phone } from './phone.ts';

export interface PhoneEntry {
  phone: Phone;
  setNumber: (typed: string) => void;
  setCountry: (code: string) => void;
  countries: { list: readonly Country[] | undefined; error: Error | null; retry: () => void };
}

/** State of a typed mobile number and the countries that the server supports; starts with the merchant's country. */
export function usePhone(): PhoneEntry {
  const { i18n } = useLingui();
  const { currency } = useSettings();
  const { data: list, error, refetch } = useQuery(countriesQuery(i18n.locale));
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const country = list?.find(({ code }) => code === chosen) ?? homeCountryOf(list ?? [], currency);
  const dialingCode = country?.dialingCode ?? '';
  return {
    phone: { country: country?.code ?? '', dialingCode, number },
    setNumber: (typed) => setNumber(numberOf(typed, dialingCode)),
    setCountry: setChosen,
    countries: { list, error, retry: () => void refetch() },
  };
}
