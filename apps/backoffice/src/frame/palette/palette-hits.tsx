import { Icon } from '@fairlot/ui';
import { enter } from '@fairlot/ui/icons';
import type { backoffice, ValueOf } from '@fairlot/contract';
import { Command } from 'cmdk';
import { PAGES } from '../../sections.ts';
import { formatAmount } from '../../shared/format.ts';
import { useContributions } from '../../shared/use-sections.ts';

export type Hit = ValueOf<typeof backoffice.search>[number];

interface PaletteHitsProps {
  hits: readonly Hit[];
  onGo: (page: string, query: Hit['query']) => void;
}

/** Search results by kind, with the icon of their page and their status. */
export function PaletteHits({ hits, onGo }: PaletteHitsProps) {
  const { searchKinds } = useContributions();
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => {
    const { label, states, stateClasses } = searchKinds[kind] ?? { label: kind };
    return (
      <Command.Group key={kind} heading={label}>
        {found.map(({ id, title, detail, amount, state, page, query }) => (
          <Command.Item key={id} value={`${kind} ${id}`} onSelect={() => onGo(page, query)}>
            <HitSign page={page} title={title} />
            <b>{title}</b>
            <span>{detail}</span>
            {amount === null ? null : (
              <span className="palette-figure">{`${formatAmount(amount.value)} ${amount.currency}`}</span>
            )}
            {state === null ? null : <em className={stateClasses?.[state] ?? 'state'}>{states?.[state] ?? state}</em>}
            <Icon name={enter} className="palette-enter" />
          </Command.Item>
        ))}
      </Command.Group>
    );
  });
}

/** The icon of a page in the navigation; a result with its own page shows its initials. */
function HitSign({ page, title }: Pick<Hit, 'page' | 'title'>) {
  const found = PAGES.find(({ path, within }) => path === page && within === undefined);
  if (found === undefined)
    return <i className="avatar" aria-hidden="true" data-initials={title.slice(0, 2).toUpperCase()} />;
  return <Icon name={found.icon} />;
}
