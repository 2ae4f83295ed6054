import { Button, Icon } from '@fairlot/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Modal } from '../parts/modal.tsx';
import { texts } from '../shared/texts.ts';
import { doorsAtThumb } from './doors.ts';
import { useFrameContents } from './frame-context.ts';
import { DoorEntry, Groups, type NavigationProps } from './sidebar.tsx';
import { frameTexts } from './texts.ts';

/** Navigation on phones: four doors, queues first, and a menu with all of them. */
export function BottomBar(navigation: NavigationProps) {
  const { doors, current, waiting } = navigation;
  const { onLogOut } = useFrameContents();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <nav className="bottom-bar" aria-label={frameTexts.sections}>
        {doorsAtThumb(doors).map((door) => (
          <DoorEntry key={door.key} door={door} current={current} waiting={waiting} />
        ))}
        <button type="button" className="entry" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span className="entry-label">{frameTexts.more}</span>
        </button>
      </nav>
      {isOpen ? (
        <Modal title={frameTexts.sections} onClose={close} className="all-pages">
          <Groups {...navigation} onGo={close} />
          <p className="row">
            <Link to="/account" className="button" onClick={close}>
              {frameTexts.account}
            </Link>
            <Button icon="log-out" onClick={() => void onLogOut()}>
              {texts.logOut}
            </Button>
          </p>
        </Modal>
      ) : null}
    </>
  );
}
