import type { backoffice, ValueOf } from '@fairlot/contract';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Operator } from './app.tsx';
import { Account } from './pages/account.tsx';
import { Adjustments } from './pages/adjustments.tsx';
import { Applications } from './pages/applications.tsx';
import { Approvals } from './pages/approvals.tsx';
import { AuditTrail } from './pages/audit-trail.tsx';
import { Calendar } from './pages/calendar.tsx';
import { ClosedPages } from './pages/closed-pages.tsx';
import { Catalogue } from './pages/catalogue.tsx';
import { Content } from './pages/content.tsx';
import { Draw } from './pages/draw.tsx';
import { Draws } from './pages/draws.tsx';
import { Feeds } from './pages/feeds.tsx';
import { Members } from './pages/members.tsx';
import { Odds } from './pages/odds.tsx';
import { Overview } from './pages/overview.tsx';
import { ResultFiles } from './pages/result-files.tsx';
import { Rules } from './pages/rules.tsx';
import { Reviews } from './pages/reviews.tsx';
import { Site } from './pages/site.tsx';

import { timeZone } from './shared/format.ts';
import { pathOf, SECTIONS, sectionOf, type SectionName } from './shared/sections.ts';
import { texts } from './shared/texts.ts';

interface ConsoleProps {
  operator: Operator;
  onProgress: (progress: ValueOf<typeof backoffice.login>) => void;
  onLogOut: () => Promise<void>;
}

/** The frame around the sections: navigation, who is logged in, and the section of the address. */
export function Console({ operator, onProgress, onLogOut }: ConsoleProps) {
  const [place, setPlace] = useState(() => ({ pathname: location.pathname, search: location.search }));
  const current = sectionOf(place.pathname, operator.permissions);
  const title = SECTIONS.find(({ name }) => name === current)?.title ?? '';

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
  }, [current]);

  const go = (name: SectionName, search = '') => {
    history.pushState(null, '', pathOf(name) + search);
    setPlace({ pathname: pathOf(name), search });
  };
  const follow = (event: MouseEvent, name: SectionName) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(name);
  };
  return (
    <div className="bo">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <header className="bo-head">
        <strong>{texts.title}</strong>
        <span className="mut">
          {operator.name} ({operator.role}) · {texts.times(timeZone())}
        </span>
        <button type="button" className="btn" onClick={() => void onLogOut()}>
          {texts.logOut}
        </button>
      </header>
      <nav ref={nav} aria-label={texts.sections}>
        {SECTIONS.filter(({ permission }) => permission === null || operator.permissions.includes(permission)).map(
          ({ name, title: label }) => (
            <a
              key={name}
              href={pathOf(name)}
              aria-current={name === current ? 'page' : undefined}
              onClick={(event) => follow(event, name)}
            >
              {label}
            </a>
          ),
        )}
      </nav>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        <Section name={current} search={place.search} operator={operator} onProgress={onProgress} onGo={go} />
      </main>
    </div>
  );
}

interface SectionProps {
  name: SectionName;
  search: string;
  operator: Operator;
  onProgress: (progress: ValueOf<typeof backoffice.login>) => void;
  onGo: (name: SectionName, search?: string) => void;
}

function Section({ name, search, operator, onProgress, onGo }: SectionProps) {
  switch (name) {
    case 'overview':
      return <Overview operator={operator} />;
    case 'site':
      return <Site operator={operator} />;
    case 'applications':
      return <Applications operator={operator} />;
    case 'pages':
      return <ClosedPages operator={operator} />;
    case 'content':
      return <Content operator={operator} />;
    case 'games':
      return <Catalogue operator={operator} />;
    case 'members':
      return <Members operator={operator} onAdjust={(memberId) => onGo('adjustments', `?memberId=${memberId}`)} />;
    case 'draws':
      return <DrawSection search={search} operator={operator} onGo={onGo} />;
    case 'odds':
      return <Odds />;
    case 'rules':
      return <Rules operator={operator} />;
    case 'files':
      return <ResultFiles />;
    case 'calendar':
      return <Calendar operator={operator} />;
    case 'feeds':
      return <Feeds />;
    case 'reviews':
      return <Reviews operator={operator} />;
    case 'adjustments':
      return <Adjustments key={search} memberId={new URLSearchParams(search).get('memberId') ?? ''} />;
    case 'approvals':
      return <Approvals operator={operator} />;
    case 'audit':
      return <AuditTrail />;
    case 'account':
      return <Account operator={operator} onProgress={onProgress} />;
  }
}

/** The list of draws, or the one that the address names. */
function DrawSection({ search, operator, onGo }: Pick<SectionProps, 'search' | 'operator' | 'onGo'>) {
  const wanted = new URLSearchParams(search);
  const [gameCode, numero] = [wanted.get('gameCode'), wanted.get('numero')];
  if (gameCode === null || numero === null)
    return (
      <Draws
        operator={operator}
        onOpen={(game, issue) => onGo('draws', `?${new URLSearchParams({ gameCode: game, numero: issue })}`)}
      />
    );
  return <Draw key={search} operator={operator} gameCode={gameCode} numero={numero} onBack={() => onGo('draws')} />;
}
