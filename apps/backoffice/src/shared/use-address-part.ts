import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Query } from './address.ts';

/**
 * One parameter of the address, kept beside all others, so that a link opens the same view; null when it is missing.
 */
export function useAddressPart(name: string): [string | null, (value: string | null) => void] {
  const [parts, set] = useAddressParts([name]);
  return [parts[name] ?? null, (value) => set({ [name]: value })];
}

/** Several parameters that are changed together; those that a change does not name are kept. */
export function useAddressParts<Name extends string>(
  names: readonly Name[],
): [Readonly<Record<Name, string | null>>, (parts: Readonly<Partial<Record<Name, string | null>>>) => void] {
  const query = useSearch({ strict: false }) as Query;
  const navigate = useNavigate();
  const textOf = (value: Query[string] | undefined) => (typeof value === 'string' ? value : null);
  const values = Object.fromEntries(names.map((name) => [name, textOf(query[name])])) as Record<Name, string | null>;
  const set = (parts: Readonly<Partial<Record<Name, string | null>>>) => {
    const next = Object.entries<Query[string] | null | undefined>({ ...query, ...parts });
    void navigate({ to: '.', search: Object.fromEntries(next.filter(([, value]) => value !== null)) });
  };
  return [values, set];
}

/**
 * Runs once when a parameter of the address has this value, and removes it, so that neither Back nor a reload runs it
 * again. The search opens pages with these parameters.
 * @param value null while the page is not ready
 */
export function useAddressOnce(name: string, value: string | null, run: () => void): void {
  const query = useSearch({ strict: false }) as Query;
  const navigate = useNavigate();
  const isAsked = value !== null && query[name] === value;
  const start = useEffectEvent(() => {
    run();
    const rest = Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));
    void navigate({ to: '.', search: rest, replace: true });
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}
