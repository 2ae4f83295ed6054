import { Icon } from '@fairlot/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { loadTasks, pagesFor } from '../../sections.ts';
import type { Query } from '../../shared/address.ts';
import { useFrameContents } from '../frame-context.ts';
import { fitting } from './find-words.ts';
import { frameTexts } from '../texts.ts';

export const tasksQuery = queryOptions({ queryKey: ['task-words'], queryFn: loadTasks, staleTime: Infinity });

interface PaletteTasksProps {
  typed: string;
  onGo: (path: string, query: Query) => void;
}

/** Tasks that fit what was typed; each opens its page with the parameters filled in. */
export function PaletteTasks({ typed, onGo }: PaletteTasksProps) {
  const { operator } = useFrameContents();
  const { data = [] } = useQuery(tasksQuery);
  const pages = pagesFor(operator.permissions);
  const allowed = data.filter(
    ({ path, permission }) => operator.permissions.includes(permission) && pages.some((page) => page.path === path),
  );
  const found = fitting(allowed, typed, ({ label, words }) => [label, words]);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={frameTexts.palette.tasks}>
      {found.map(({ label, path, query }) => (
        <Command.Item key={label} value={`task ${label}`} onSelect={() => onGo(path, query())}>
          <Icon name="zap" />
          <b>{label}</b>
          <span>{pages.find((page) => page.path === path)?.label}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
