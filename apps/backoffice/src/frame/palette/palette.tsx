import { Dialog, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { type Query, textOfQuery } from '../../shared/address.ts';
import { send } from '../../shared/api.ts';
import type { SectionPage } from '../../shared/section.ts';
import { useDelayed } from '../../shared/use-delayed.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { commandsFor } from '../commands.ts';
import { fitting } from './find-words.ts';
import { useFrameContents } from '../frame-context.ts';
import { PaletteAction, usePaletteActions } from './palette-actions.tsx';
import { type Hit, PaletteHits } from './palette-hits.tsx';
import { findPages, PaletteKept, PalettePages, PaletteSettings } from './palette-pages.tsx';
import { PaletteSpoken } from './palette-spoken.tsx';
import { PaletteTasks, tasksQuery } from './palette-tasks.tsx';
import { readSpoken } from './spoken-acts.ts';
import { frameTexts } from '../texts.ts';

const words = frameTexts.palette;
const SHORTEST = 2;
/** Prefix that limits the search to payments. */
const PAYMENTS = '#';

interface PaletteProps {
  /** The current page. */
  current: SectionPage | undefined;
  pins: readonly SectionPage[];
  onPin: () => void;
  onClose: () => void;
}

/**
 * Search for members, payments, tickets, draws, games, pages and settings, and commands; the prefix `>` shows commands
 * only.
 */
export default function Palette({ current, pins, onPin, onClose }: PaletteProps) {
  const { operator, onLogOut } = useFrameContents();
  const { searchKinds } = useContributions();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const isCommand = text.startsWith('>');
  const isPayment = text.startsWith(PAYMENTS);
  const spoken = isCommand || isPayment ? undefined : readSpoken(text, operator.permissions);
  const wanted = useDelayed(spoken?.object ?? (isPayment ? text.slice(1) : text).trim(), 150);
  const canSearch = !isCommand && wanted.length >= SHORTEST;
  const found = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => send<Hit[]>('GET', '/search', { query: { text: wanted }, signal }),
    enabled: canSearch,
    staleTime: 10_000,
  });
  // Loaded before the operator types: the first result stays selected when others appear above it.
  useQuery(tasksQuery);

  const all = canSearch ? (found.data ?? []) : [];
  const hits = isPayment ? all.filter(({ kind }) => searchKinds[kind]?.sign === PAYMENTS) : all;
  const member = hits.find(({ kind }) => kind === 'member');
  const actions = usePaletteActions(member);
  const typed = (isCommand ? text.slice(1) : text).trim();
  const pages = isCommand || isPayment ? [] : findPages(typed, operator.permissions);
  const canPin = current !== undefined && current.within === undefined;
  const pinning = pins.some(({ path }) => path === current?.path) ? frameTexts.unpin : frameTexts.pin;
  const own = [...(canPin ? [{ label: pinning, run: onPin }] : []), ...commandsFor(onLogOut)];
  const commands = isPayment ? [] : fitting(own, typed, ({ label }) => [label]);
  const go = (path: string, query: Query = {}) => {
    onClose();
    if (wantsNewTab.current) openTab(`/backoffice/${path}${textOfQuery(query)}`);
    else void navigate({ to: `/${path}`, search: query });
  };
  const wantsNewTab = useRef(false);
  const doing =
    commands.length + actions.length === 0 ? null : (
      <PaletteCommands actions={actions} commands={commands} memberId={member?.id ?? ''} onGo={go} onClose={onClose} />
    );
  return (
    <Dialog open isMaskInert className="palette" name={words.title} closeLabel={null} head={<></>} onClose={onClose}>
      <Command
        label={words.title}
        shouldFilter={false}
        onKeyDownCapture={(event) => {
          wantsNewTab.current = event.metaKey || event.ctrlKey;
        }}
        onPointerDownCapture={(event) => {
          wantsNewTab.current = event.metaKey || event.ctrlKey;
        }}
      >
        <div className="palette-field">
          <Icon name="search" />
          <Command.Input data-autofocus value={text} onValueChange={setText} placeholder={words.hint} maxLength={64} />
          <kbd>Esc</kbd>
        </div>
        <Command.List label={words.title}>
          <Command.Empty>{found.isFetching ? words.searching : words.none}</Command.Empty>
          {found.isError ? <p className="error">{words.failed}</p> : null}
          {text === '' ? <PaletteKept current={current} pins={pins} onGo={go} /> : null}
          <PaletteSpoken spoken={spoken} hits={hits} onGo={go} />
          {isCommand || isPayment || typed === '' ? null : <PaletteTasks typed={typed} onGo={go} />}
          <PaletteHits hits={hits} onGo={go} />
          {actions.length > 0 ? doing : null}
          <PalettePages pages={pages} onGo={go} />
          {isCommand || isPayment || typed === '' ? null : <PaletteSettings typed={typed} onGo={go} />}
          {actions.length > 0 ? null : doing}
        </Command.List>
        <PaletteFoot />
      </Command>
    </Dialog>
  );
}

/** Opens a page of the console in a tab with this tab's log-in, which a tab opened with `noopener` would not have. */
function openTab(address: string): void {
  const tab = open(address, '_blank');
  if (tab !== null) tab.opener = null;
}

interface PaletteCommandsProps {
  actions: ReturnType<typeof usePaletteActions>;
  commands: readonly { label: string; run: () => void }[];
  memberId: string;
  onGo: (path: string, query?: Query) => void;
  onClose: () => void;
}

/** Actions on the member that was found, then the commands of the console. */
function PaletteCommands({ actions, commands, memberId, onGo, onClose }: PaletteCommandsProps) {
  return (
    <Command.Group heading={words.commands}>
      {actions.map((action) => (
        <PaletteAction key={action.path} action={action} memberId={memberId} onGo={onGo} />
      ))}
      {commands.map(({ label, run }) => (
        <Command.Item
          key={label}
          value={`command ${label}`}
          onSelect={() => {
            onClose();
            run();
          }}
        >
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function PaletteFoot() {
  return (
    <footer className="palette-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.move}
      </span>
      <span>
        <kbd>Enter</kbd> {words.open}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {words.newTab}
      </span>
      <span>
        <kbd>&gt;</kbd> {words.onlyCommands}
      </span>
      <span>
        <kbd>{PAYMENTS}</kbd> {words.onlyPayments}
      </span>
    </footer>
  );
}
