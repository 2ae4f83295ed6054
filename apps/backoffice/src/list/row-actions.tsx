import { Button, Icon } from '@fairlot/ui';
import { more } from '@fairlot/ui/icons';
import { type ReactNode, useId, useRef } from 'react';
import './rows.css';
import type { RowAction } from './list-spec.ts';
import { listTexts } from './texts.ts';

/** More actions are in the row's menu, except the main one. */
const SHOWN = 3;

/** Actions for a row; the accessible name of every button contains the row's title. */
export function RowActions({ title, actions }: { title: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  const isLong = actions.length > SHOWN;
  const shown = actions.filter(({ isMain }) => !isLong || isMain === true);
  return (
    <span className="row-actions">
      {shown.map((action) => (
        <ActionButton key={action.label} title={title} action={action} onPress={action.run} />
      ))}
      {isLong ? <RowMenu title={title} actions={actions.filter((action) => !shown.includes(action))} /> : null}
    </span>
  );
}

interface RowMenuProps {
  title: string;
  actions: readonly RowAction[];
  /** Content of the button that opens the menu, with its own accessible text; an ellipsis by default. */
  children?: ReactNode;
}

/** Opens above everything, because the table scrolls; the browser closes it on Escape or an outside click. */
export function RowMenu({ title, actions, children }: RowMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        popoverTarget={id}
        {...(children === undefined
          ? { className: 'button--icon', 'aria-label': listTexts.more(title), title: listTexts.more(title) }
          : {})}
      >
        {children ?? <Icon name={more} />}
      </Button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="row-menu"
        role="group"
        aria-label={children === undefined ? listTexts.more(title) : title}
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

/** Opens below its button if there is enough space, otherwise above it. */
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
    <Button
      size="small"
      variant={isMain === true ? 'fill' : undefined}
      aria-label={`${label} ${title}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
