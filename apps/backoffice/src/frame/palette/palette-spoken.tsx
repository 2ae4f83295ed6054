import { Icon } from '@fairlot/ui';
import { enter } from '@fairlot/ui/icons';
import { Command } from 'cmdk';
import type { Query } from '../../shared/address.ts';
import type { Hit } from './palette-hits.tsx';
import type { Spoken } from './spoken-acts.ts';
import { frameTexts } from '../texts.ts';

interface PaletteSpokenProps {
  spoken: Spoken | undefined;
  hits: readonly Hit[];
  onGo: (page: string, query: Query) => void;
}

/** Lists the objects found for a typed action. Opening one prepares the decision; the operator confirms it there. */
export function PaletteSpoken({ spoken, hits, onGo }: PaletteSpokenProps) {
  if (spoken === undefined) return null;
  const found = spoken.acts.flatMap((act) => hits.filter(({ kind }) => kind === act.kind).map((hit) => ({ act, hit })));
  if (found.length === 0) return null;
  return (
    <Command.Group heading={frameTexts.palette.commands}>
      {found.map(({ act, hit }) => (
        <Command.Item
          key={`${act.key} ${hit.id}`}
          value={`act ${act.key} ${hit.id}`}
          onSelect={() => onGo(hit.page, { ...hit.query, ...act.query })}
        >
          <Icon name="zap" />
          <b>{act.label(hit.title)}</b>
          <span>{hit.detail}</span>
          <Icon name={enter} className="palette-enter" />
        </Command.Item>
      ))}
    </Command.Group>
  );
}
