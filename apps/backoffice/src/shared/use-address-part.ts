import { useNavigate, useSearch } from '@tanstack/react-router';
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
