import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Query } from './address.ts';

/** One parameter of the address beside all others, so that a link opens the same; null where it is not there. */
export function useAddressPart(name: string): [string | null, (value: string | null) => void] {
  const query = useSearch({ strict: false }) as Query;
  const navigate = useNavigate();
  const value = query[name];
  const set = (next: string | null) => {
    const { [name]: _former, ...others } = query;
    void navigate({ to: '.', search: next === null ? others : { ...others, [name]: next } });
  };
  return [typeof value === 'string' ? value : null, set];
}
