import { Icon } from '@fairlot/ui';
import { Command } from 'cmdk';
import { pagesFor } from '../../sections.ts';
import { queryOf, type Query } from '../../shared/address.ts';
import type { MemberAction, SectionPage } from '../../shared/section.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { useFrameContents } from '../frame-context.ts';
import type { Hit } from './palette-hits.tsx';

interface Action extends Pick<MemberAction, 'path' | 'search'>, Pick<SectionPage, 'icon' | 'letter'> {
  label: string;
}

/** Actions for a found member; each opens a page, and none changes anything directly. */
export function usePaletteActions(member: Hit | undefined): readonly Action[] {
  const { operator } = useFrameContents();
  const { memberActions } = useContributions();
  if (member === undefined) return [];
  const pages = pagesFor(operator.permissions);
  return memberActions
    .filter(({ permission }) => operator.permissions.includes(permission))
    .filter(({ needsRealAccount }) => !needsRealAccount || member.state !== 'trial')
    .flatMap(({ action, path, search }) => {
      const page = pages.find((one) => one.path === path);
      if (action === undefined || page === undefined) return [];
      return [{ label: action(member.title), path, search, icon: page.icon, letter: page.letter }];
    });
}

interface PaletteActionProps {
  action: Action;
  memberId: string;
  onGo: (page: string, query: Query) => void;
}

export function PaletteAction({ action: { label, path, search, icon, letter }, memberId, onGo }: PaletteActionProps) {
  return (
    <Command.Item value={`action ${path}`} onSelect={() => onGo(path, queryOf(search(memberId)))}>
      <Icon name={icon} />
      {label}
      {letter === undefined ? null : <kbd>G {letter.toUpperCase()}</kbd>}
    </Command.Item>
  );
}
