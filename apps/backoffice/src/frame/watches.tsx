import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { WATCHES } from '../sections.ts';
import { queryOf } from '../shared/address.ts';
import { useFrameContents } from './frame-context.ts';

const LOADED = WATCHES.map(({ load, ...watch }) => ({
  ...watch,
  Part: lazy(async () => ({ default: await load() })),
}));

/** Components of the sections that run on every page, for operators with the permission. */
export function Watches({ page }: { page: string | undefined }) {
  const { operator } = useFrameContents();
  const navigate = useNavigate();
  const go = (path: string, query = '') => void navigate({ to: `/${path}`, search: queryOf(query) });
  return LOADED.filter(({ permission }) => operator.permissions.includes(permission)).map(({ key, Part }) => (
    <Suspense key={key}>
      <Part operator={operator} page={page} onGo={go} />
    </Suspense>
  ));
}
