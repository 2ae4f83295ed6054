import { Empty, Icon, IconButton, MenuRow, Tabs } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { helpQuery, type HelpPage as HelpEntry } from '../../features/content/help/api/help.ts';
import type { Found } from '../../features/content/help/model/search-help.ts';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useLater } from '../../shared/use-later.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

const loadResults = () => import('../../features/content/help/ui/help-results.later.tsx');

const TERMS = 'terms';

/** The help centre: a tab for each page; `tag` in the address selects the open one. */
export default function HelpPage() {
  const t = useText();
  const { tag } = useSearchParams();
  return (
    <Loaded query={useQuery(helpQuery())}>
      {(pages) => {
        if (tag === TERMS && !pages.some((page) => page.tag === TERMS)) return <ToAgreement />;
        return (
          <>
            <Banners group="m_help" />
            {pages.length === 0 ? (
              <Empty title={t('help.none')} hint={t('help.noneHint')} />
            ) : (
              <Searched pages={pages} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** A merchant without terms among the help pages has those of the user agreement. */
function ToAgreement() {
  const t = useText();
  const go = useGo();
  useEffect(() => go(AGREEMENT, { replace: true }), [go]);
  return (
    <nav className="card card--flush mx mt-3">
      <MenuRow icon="list" label={t('home.terms')} href={AGREEMENT} />
    </nav>
  );
}

const AGREEMENT = '/m/useragreement';

/** All pages, or those that match the search. */
function Searched({ pages }: { pages: readonly HelpEntry[] }) {
  const t = useText();
  const go = useGo();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<Found | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = text.trim() !== '';
  const Results = useLater(isSearching, loadResults, 'content');
  const open = (found: Found) => {
    setText('');
    setOpened(found);
    go(addressOf(found.tag), { replace: true, keepScroll: true });
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <>
      <form role="search" className="padded mt-3" onSubmit={(event) => event.preventDefault()}>
        <div className="input help-search">
          <Icon name="search" size="small" />
          <input
            ref={input}
            type="search"
            value={text}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            onChange={({ target }) => setText(target.value)}
          />
          {text !== '' && <IconButton icon="close" size="small" label={t('help.clear')} onClick={clear} />}
        </div>
      </form>
      {!isSearching && <Pages pages={pages} opened={opened} />}
      {isSearching && Results !== null && <Results pages={pages} wanted={text} onOpen={open} />}
    </>
  );
}

const addressOf = (tag: string) => `/m/help?tag=${encodeURIComponent(tag)}`;

function Pages({ pages, opened }: { pages: readonly HelpEntry[]; opened: Found | null }) {
  const t = useText();
  const go = useGo();
  const panelId = useId();
  const { tag } = useSearchParams();
  const { age } = useSettings();
  const panel = useRef<HTMLDivElement>(null);
  useShown(panel, opened);
  const page = pages.find((entry) => entry.tag === tag) ?? pages[0];
  if (page === undefined) return null;
  const show = (next: string) => go(addressOf(next), { replace: true, keepScroll: true });
  return (
    <>
      <Tabs
        label={t('help.pages')}
        options={pages.map((entry) => ({ value: entry.tag, label: entry.title }))}
        value={page.tag}
        onChange={show}
        panelId={panelId}
      />
      <div ref={panel} id={panelId} role="tabpanel" aria-label={page.title} className="card mx mt-3 stack">
        <h2 className="h2">{page.title}</h2>
        {page.tag === TERMS && <p className="note">{t('terms.age', { age: age.terms })}</p>}
        <HtmlBody html={page.content} />
      </div>
    </>
  );
}

/** Scrolls the chosen search result into view once its page is shown, and moves the keyboard focus there. */
function useShown(panel: RefObject<HTMLDivElement | null>, opened: Found | null): void {
  useEffect(() => {
    if (opened === null) return undefined;
    const { current } = panel;
    if (current === null) return undefined;
    const wanted = opened.heading ?? opened.title;
    const show = () => {
      const headings = [...current.querySelectorAll<HTMLElement>('h2, h3, h4')];
      const heading = headings.find(({ textContent }) => textContent?.trim() === wanted);
      if (heading === undefined) return;
      observer.disconnect();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      heading.scrollIntoView({ block: 'center' });
    };
    // The page, and its HTML after sanitising, appear later.
    const observer = new MutationObserver(show);
    observer.observe(current, { childList: true, subtree: true, characterData: true });
    show();
    return () => observer.disconnect();
  }, [panel, opened]);
}
