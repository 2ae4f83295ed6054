import { useState } from 'react';
import { Select } from '../../parts/field.tsx';
import type { Operator } from '../../shared/operator.ts';
import { Games } from './games.tsx';
import { catalogueTexts as words } from './texts.ts';
import { Vendors } from './vendors.tsx';

const VIEWS = [
  { value: 'vendors', label: words.vendors },
  { value: 'games', label: words.games },
] as const;

/** Vendors and games as players see them. */
export function Catalogue({ operator }: { operator: Operator }) {
  const [view, setView] = useState<'vendors' | 'games'>('vendors');
  const canChange = operator.permissions.includes('catalogue.change');
  return (
    <>
      <div className="filters">
        <Select label={words.views} value={view} options={VIEWS} onChange={setView} />
      </div>
      {view === 'vendors' ? <Vendors canChange={canChange} /> : <Games canChange={canChange} />}
    </>
  );
}
