import { LogOut, Menu } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Modal } from '../parts/modal.tsx';
import { pagesAtThumb } from '../sections.ts';
import type { SectionPage } from '../shared/section.ts';
import { Entry, type Waiting } from './entries.tsx';
import { useFrameContents } from './frame-context.ts';
import { Groups } from './sidebar.tsx';
import { frameTexts } from './texts.ts';

/** Navigation on phones: four pages, queues first, and a menu with the rest. */
export function BottomBar({ current, waiting }: { current: SectionPage | undefined; waiting: Waiting }) {
  const { operator, onLogOut } = useFrameContents();
  const [isOpen, setOpen] = useState(false);
  const pages = pagesAtThumb(operator.permissions);
  const close = () => setOpen(false);
  return (
    <nav className="bottom-bar" aria-label={frameTexts.sections}>
      {pages.map((page) => (
        <Entry key={page.path} page={page} waiting={waiting} isCurrent={page === current} />
      ))}
      <button type="button" className="entry" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
        <span className="entry-label">{frameTexts.more}</span>
      </button>
      {isOpen ? (
        <Modal title={frameTexts.sections} onClose={close} className="all-pages">
          <Groups current={current} waiting={waiting} onGo={close} />
          <p className="row">
            <Link to="/account" className="button" onClick={close}>
              {frameTexts.account}
            </Link>
            <button type="button" className="button" onClick={() => void onLogOut()}>
              <LogOut aria-hidden="true" />
              {frameTexts.logOut}
            </button>
          </p>
        </Modal>
      ) : null}
    </nav>
  );
}
