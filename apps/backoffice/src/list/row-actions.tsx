import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import './rows.css';
import type { RowAction } from './list-spec.ts';
import { listTexts } from './texts.ts';

/** More than these stand in the menu of the row. */
const SHOWN = 3;
const BESIDE_MENU = 1;

/** What can be done about a row; every button names the row that it is about. */
export function RowActions({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  const isLong = actions.length > SHOWN;
  return (
    <span className="row-actions">
      {(isLong ? actions.slice(0, BESIDE_MENU) : actions).map((action) => (
        <ActionButton key={action.label} title={title} action={action} onPress={action.run} />
      ))}
      {isLong ? <RowMenu title={title} actions={actions.slice(BESIDE_MENU)} /> : null}
    </span>
  );
}

/** Opens over everything, since the table around it scrolls; the browser closes it by Escape or a press elsewhere. */
function RowMenu({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--small button--icon"
        aria-label={listTexts.more(title)}
        title={listTexts.more(title)}
        popoverTarget={id}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="row-menu"
        role="group"
        aria-label={listTexts.more(title)}
        onToggle={({ newState }) => newState === 'open' && place(menu.current, button.current)}
      >
        {actions.map((action) => (
          <ActionButton
            key={action.label}
            title={title}
            action={action}
            onPress={() => {
              menu.current?.hidePopover();
              action.run();
            }}
          />
        ))}
      </div>
    </>
  );
}

const MARGIN_PX = 8;

/** Below its button where there is room, and else above it. */
function place(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (menu === null || button === null) return;
  const { bottom, top, right } = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = menu;
  menu.style.top = `${bottom + height < innerHeight ? bottom : Math.max(MARGIN_PX, top - height)}px`;
  menu.style.left = `${Math.min(Math.max(MARGIN_PX, right - width), innerWidth - width - MARGIN_PX)}px`;
  menu.querySelector('button')?.focus();
}

interface ActionButtonProps {
  title: string;
  action: RowAction;
  onPress: () => void;
}

function ActionButton({ title, action: { label, isMain }, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`button button--small ${isMain === true ? 'button--primary' : ''}`}
      aria-label={`${label} ${title}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
