import type { backoffice, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { pagesFor } from '../sections.ts';
import { textOfQuery } from '../shared/address.ts';
import { send } from '../shared/api.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { useContributions } from '../shared/use-sections.ts';
import { commandsFor } from './commands.ts';
import { useFrameContents } from './frame-context.ts';
import { frameTexts } from './texts.ts';

type Hit = ValueOf<typeof backoffice.search>[number];
const words = frameTexts.palette;
const SHORTEST = 2;

/** Search over members, tickets, draws, games and pages, and commands; `>` shows commands alone. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { operator, onLogOut } = useFrameContents();
  const { searchKinds } = useContributions();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const wanted = useDelayed(text.trim(), 150);
  const isCommand = text.startsWith('>');
  const canSearch = !isCommand && wanted.length >= SHORTEST;
  const found = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => send<Hit[]>('GET', '/search', { query: { text: wanted }, signal }),
    enabled: canSearch,
    staleTime: 10_000,
  });
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const hits = canSearch ? (found.data ?? []) : [];
  const needle = (isCommand ? text.slice(1) : text).trim().toLowerCase();
  const fits = (label: string) => label.toLowerCase().includes(needle);
  const pages = isCommand ? [] : pagesFor(operator.permissions).filter(({ label }) => fits(label));
  const commands = commandsFor(onLogOut).filter(({ label }) => fits(label));
  const go = (path: string, query: Hit['query'] = {}) => {
    onClose();
    if (wantsNewTab.current) open(`/backoffice/${path}${textOfQuery(query)}`, '_blank', 'noopener');
    else void navigate({ to: `/${path}`, search: query });
  };
  const wantsNewTab = useRef(false);
  return (
    <dialog ref={dialog} className="palette" aria-label={words.title} onCancel={onClose}>
      <Command
        label={words.title}
        shouldFilter={false}
        onKeyDownCapture={(event) => {
          wantsNewTab.current = event.metaKey || event.ctrlKey;
        }}
      >
        <Command.Input value={text} onValueChange={setText} placeholder={words.hint} maxLength={64} autoFocus />
        <Command.List label={words.title}>
          <Command.Empty>{found.isFetching ? words.searching : words.none}</Command.Empty>
          {found.isError ? <p className="error">{words.failed}</p> : null}
          {[...new Set(hits.map(({ kind }) => kind))].map((kind) => (
            <Command.Group key={kind} heading={searchKinds[kind] ?? kind}>
              {hits
                .filter((hit) => hit.kind === kind)
                .map(({ id, title, detail, page, query }) => (
                  <Command.Item key={id} value={`${kind} ${id}`} onSelect={() => go(page, query)}>
                    <b>{title}</b>
                    <span>{detail}</span>
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
          {pages.length === 0 ? null : (
            <Command.Group heading={words.pages}>
              {pages.map(({ path, label, letter, icon: Icon }) => (
                <Command.Item key={path} value={`page ${path}`} onSelect={() => go(path)}>
                  <Icon aria-hidden="true" />
                  <b>{label}</b>
                  {letter === undefined ? null : <kbd>G {letter.toUpperCase()}</kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {commands.length === 0 ? null : (
            <Command.Group heading={words.commands}>
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
          )}
        </Command.List>
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
        </footer>
      </Command>
    </dialog>
  );
}
