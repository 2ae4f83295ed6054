import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { CONTRIBUTIONS, pageOf, pagesFor, pathOf } from './sections.ts';
import { timeZone } from './shared/format.ts';
import type { Operator, Progress } from './shared/operator.ts';
import { texts } from './shared/texts.ts';
import { ContributionsContext } from './shared/use-sections.ts';

interface ConsoleProps {
  operator: Operator;
  onProgress: (progress: Progress) => void;
  onLogOut: () => Promise<void>;
}

/** The frame around the sections: navigation, who is logged in, and the page of the address. */
export function Console({ operator, onProgress, onLogOut }: ConsoleProps) {
  const [place, setPlace] = useState(() => ({ pathname: location.pathname, search: location.search }));
  const page = pageOf(place.pathname, operator.permissions);
  const title = page?.label ?? '';

  useEffect(() => {
    const follow = () => setPlace({ pathname: location.pathname, search: location.search });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    document.title = `${title} · ${texts.title}`;
  }, [title]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the sections are one row that scrolls; the one on show stands in the middle of it.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [page]);

  const go = (path: string, search = '') => {
    history.pushState(null, '', pathOf(path) + search);
    setPlace({ pathname: pathOf(path), search });
  };
  const follow = (event: MouseEvent, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(path);
  };
  return (
    <div className="bo">
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <header className="console-head">
        <strong>{texts.title}</strong>
        <span className="muted">
          {operator.name} ({operator.role}) · {texts.times(timeZone())}
        </span>
        <button type="button" className="button" onClick={() => void onLogOut()}>
          {texts.logOut}
        </button>
      </header>
      <nav ref={nav} aria-label={texts.sections}>
        {pagesFor(operator.permissions).map(({ path, label }) => (
          <a
            key={path}
            href={pathOf(path)}
            aria-current={path === page?.path ? 'page' : undefined}
            onClick={(event) => follow(event, path)}
          >
            {label}
          </a>
        ))}
      </nav>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        <ContributionsContext value={CONTRIBUTIONS}>
          {page?.render({ operator, search: place.search, onGo: go, onProgress })}
        </ContributionsContext>
      </main>
    </div>
  );
}
