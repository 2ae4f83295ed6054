import { Icon } from '@fairlot/ui';
import { pin } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { loadSettings, pagesFor } from '../../sections.ts';
import { type Query, queryOf } from '../../shared/address.ts';
import type { SectionPage } from '../../shared/section.ts';
import { doorTexts } from '../door-texts.ts';
import { groupOf } from '../doors.ts';
import { fitting } from './find-words.ts';
import { useFrameContents } from '../frame-context.ts';
import { readRecent } from '../kept-pages.ts';
import { pageWords } from './page-words.ts';
import { showHeading } from './show-heading.ts';
import { frameTexts } from '../texts.ts';

const words = frameTexts.palette;

type Go = (path: string, query?: Query) => void;

/** Pages that fit what was typed, by their label, their other words, and the names of their door and group. */
export function findPages(typed: string, permissions: readonly string[]): readonly SectionPage[] {
  return fitting(pagesFor(permissions), typed, ({ path, label, door }) => [
    label,
    (pageWords as Readonly<Record<string, string>>)[path] ?? '',
    ...(door === null ? [] : [doorTexts.doors[door], doorTexts.groups[groupOf(door)]]),
  ]);
}

export function PalettePages({ pages, onGo }: { pages: readonly SectionPage[]; onGo: Go }) {
  if (pages.length === 0) return null;
  return (
    <Command.Group heading={words.pages}>
      {pages.map(({ path, label, door, letter, icon }) => (
        <Command.Item key={path} value={`page ${path}`} onSelect={() => onGo(path)}>
          <Icon name={icon} />
          <b>{label}</b>
          {door === null || doorTexts.doors[door] === label ? null : <span>{doorTexts.doors[door]}</span>}
          {letter === undefined ? null : <kbd>G {letter.toUpperCase()}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Settings that fit what was typed; each opens its page at the heading of the setting. */
export function PaletteSettings({ typed, onGo }: { typed: string; onGo: Go }) {
  const { operator } = useFrameContents();
  const { data = [] } = useQuery({ queryKey: ['settings-words'], queryFn: loadSettings, staleTime: Infinity });
  const allowed = pagesFor(operator.permissions);
  const found = fitting(
    data.filter(({ path }) => allowed.some((page) => page.path === path)),
    typed,
    ({ label, words: others, path }) => [label, others, allowed.find((page) => page.path === path)?.label ?? ''],
  );
  if (found.length === 0) return null;
  return (
    <Command.Group heading={words.settings}>
      {found.map(({ label, path }) => (
        <Command.Item
          key={`${path} ${label}`}
          value={`setting ${path} ${label}`}
          onSelect={() => {
            onGo(path);
            showHeading(label);
          }}
        >
          <Icon name="settings" />
          <b>{label}</b>
          <span>{allowed.find((page) => page.path === path)?.label}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

interface PaletteKeptProps {
  current: SectionPage | undefined;
  pins: readonly SectionPage[];
  onGo: Go;
}

/** The last pages, newest first, then the pinned ones; shown until the operator types. */
export function PaletteKept({ current, pins, onGo }: PaletteKeptProps) {
  const { operator } = useFrameContents();
  const allowed = pagesFor(operator.permissions);
  const isShown = (path: string, search: string) =>
    path === current?.path && (current.within === undefined || search === location.search);
  const recent = readRecent(operator.name).filter(
    ({ path, search }) => allowed.some((page) => page.path === path) && !isShown(path, search),
  );
  if (recent.length + pins.length === 0) return null;
  return (
    <Command.Group heading={words.recent}>
      {recent.map(({ path, search, title }) => (
        <Command.Item
          key={`${path} ${title}`}
          value={`recent ${path} ${title}`}
          onSelect={() => onGo(path, queryOf(search))}
        >
          <Icon name="clock" />
          <b>{title}</b>
        </Command.Item>
      ))}
      {pins.map(({ path, label }, place) => (
        <Command.Item key={path} value={`pin ${path}`} onSelect={() => onGo(path)}>
          <Icon name={pin} />
          <b>{label}</b>
          <kbd>G {place + 1}</kbd>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
