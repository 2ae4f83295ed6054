import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countriesQuery, type Country } from '../../../site/api/countries.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { homeCountryOf, numberOf, type Phone } from './phone.ts';

export interface PhoneEntry {
  phone: Phone;
  /** The number for checks and calls: waits for the countries, without which it has no dialling code. */
  settle: () => Promise<Phone>;
  setNumber: (typed: string) => void;
  setCountry: (code: string) => void;
  countries: { list: readonly Country[] | undefined; error: Error | null; retry: () => void };
}

/** State of a typed mobile number and the countries that the server supports; starts with the merchant's country. */
export function usePhone(): PhoneEntry {
  const { i18n } = useLingui();
  const { currency } = useSettings();
  const client = useQueryClient();
  const { data: list, error, refetch } = useQuery(countriesQuery(i18n.locale));
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const phoneIn = (countries: readonly Country[]): Phone => {
    const country =
      countries.find(({ code }) => code === chosen) ?? homeCountryOf(countries, currency, navigator.language);
    const dialingCode = country?.dialingCode ?? '';
    // A number that was pasted before the countries were there loses its dialling code once it is known.
    return { country: country?.code ?? '', dialingCode, number: numberOf(typed, dialingCode) };
  };
  const phone = phoneIn(list ?? []);
  return {
    phone,
    settle: async () =>
      phone.dialingCode === '' ? phoneIn(await client.fetchQuery(countriesQuery(i18n.locale)).catch(() => [])) : phone,
    setNumber: setTyped,
    setCountry: (code) => {
      setTyped(phone.number);
      setChosen(code);
    },
    countries: { list, error, retry: () => void refetch() },
  };
}
