import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts';
import { useIsHydrating } from '../hooks/use-is-hydrating.ts';
import { useSecondTap } from '../hooks/use-second-tap.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { ToastOutlet } from './toast.tsx';

/** The tap that opened the panel must not close it again: taps on the mask count only after this time. */
const MASK_GUARD_MS = 300;
const PANEL_MS = 300;

export interface OverlayProps {
  open: boolean;
  /** Called by Close, Escape or the mask; the owner then sets `open` to false. */
  onClose: () => void;
  /** Accessible name; may differ from the visible title. */
  name: string;
  title?: ReactNode;
  /** Names the Close button; null for a panel whose content leads out of it. */
  closeLabel: string | null;
  /** `alertdialog` for a message that is announced immediately. */
  role?: 'alertdialog' | undefined;
  /** Id of the element with its message. */
  describedBy?: string | undefined;
  /** False for a question that must be answered: no mask, no Escape, no Close. */
  dismissible?: boolean | undefined;
  /** The mask ignores clicks, as in the console: one click beside a long form must not leave it. */
  isMaskInert?: boolean | undefined;
  /** A Back control beside the title, where the dialog replaces a page. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Laid out but not shown yet: its pictures are fetched before it opens, or a script of the page opens it. */
  isHeld?: boolean | undefined;
  /** Pinned under the scrolling content. */
  footer?: ReactNode;
  /** Replaces the head, such as with a picture; it must then provide its own Close. */
  head?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** From the bottom: log in, register, filter, service, slip. */
export function Sheet({ tall, ...rest }: OverlayProps & { tall?: boolean | undefined }): ReactElement | null {
  return <Overlay {...rest} kind="sheet" tall={tall} />;
}

/** In the centre: alert, confirm, notice. */
export function Dialog(props: OverlayProps): ReactElement | null {
  return <Overlay {...props} kind="dialog" />;
}

/** From the inline end: the side menu. */
export function Drawer(props: OverlayProps): ReactElement | null {
  return <Overlay {...props} kind="drawer" />;
}

type FullScreenProps = Pick<OverlayProps, 'open' | 'onClose' | 'name' | 'children'>;

/** Covers the page without a head: its content provides the close button. */
export function FullScreen(props: FullScreenProps): ReactElement | null {
  return <Overlay {...props} kind="full-screen" closeLabel={null} head={<></>} />;
}

type FrameProps = OverlayProps & {
  kind: 'sheet' | 'dialog' | 'drawer' | 'full-screen';
  tall?: boolean | undefined;
};

function Overlay(props: FrameProps): ReactElement | null {
  // Stays mounted after `open` becomes false until the closing animation has ended.
  const [isPresent, setIsPresent] = useState(props.open);
  if (props.open && !isPresent) setIsPresent(true);
  if (!props.open && !isPresent) return null;
  return <Frame {...props} onGone={() => setIsPresent(false)} />;
}

function Frame({ onGone, ...props }: FrameProps & { onGone: () => void }): ReactElement {
  const { open, onClose, dismissible = true, isMaskInert = false, isHeld = false, kind, tall, footer } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrating = useIsHydrating();
  // Fixed at mount: the server renders an open, non-modal dialog; later mounts start closed and are opened by script.
  const [isStatic] = useState(isHydrating);
  const openedAtMs = useModal(ref, !isHeld);
  useClosing(ref, open, onGone);
  const secondTap = useSecondTap(open);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible && open) onClose();
  };
  const tapMask = (event: MouseEvent<HTMLDialogElement>): void => {
    const isLate = performance.now() - openedAtMs.current > MASK_GUARD_MS;
    if (dismissible && !isMaskInert && open && isLate && event.target === event.currentTarget && isOutside(event))
      onClose();
  };
  // Some browsers close a dialog on a second Escape even if `cancel` was prevented. It is opened again: it stays while
  // its question has no answer, or its owner asks whether input may be lost.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
    event.currentTarget.showModal();
    if (dismissible) onClose();
  };
  return (
    <dialog
      ref={ref}
      open={isStatic && !isHeld}
      className={cx(kind, props.className)}
      role={props.role}
      aria-describedby={props.describedBy}
      aria-label={props.name}
      data-still={isStatic || undefined}
      data-tall={tall || undefined}
      data-closing={!open || undefined}
      {...secondTap}
      onCancel={cancel}
      onClick={tapMask}
      onClose={closed}
    >
      {kind === 'sheet' && <div className="grab" />}
      {props.head ?? <Head {...props} />}
      <div className="overlay-body">{props.children}</div>
      {footer !== undefined && <div className="overlay-foot">{footer}</div>}
      <ToastOutlet />
    </dialog>
  );
}

function Head({ title, kind, back, closeLabel, dismissible = true, onClose }: FrameProps): ReactElement {
  return (
    <div className="overlay-head">
      {back && <IconButton icon="back" label={back.label} onClick={back.onBack} />}
      {title === undefined ? <span /> : <h2 className={kind === 'drawer' ? 'h2' : 'h1'}>{title}</h2>}
      {dismissible && closeLabel !== null && (
        <IconButton icon="close" label={closeLabel} className="faint" onClick={onClose} />
      )}
    </div>
  );
}

/** Makes the dialog modal once it is due, for as long as it is mounted, and returns the focus afterwards. */
function useModal(ref: RefObject<HTMLDialogElement | null>, isDue: boolean): RefObject<number> {
  const openedAtMs = useRef(0);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isDue) return;
    const before = document.activeElement;
    if (!dialog.matches(':modal')) {
      // showModal rejects a dialog that the server's markup has opened.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    placeFocus(dialog);
    openedAtMs.current = performance.now();
    return () => {
      if (dialog.open && dialog.isConnected) dialog.close();
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
    };
  }, [ref, isDue]);
  return openedAtMs;
}

const FIELDS = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)';

/**
 * Moves the focus to the marked control. The platform focuses the first control, which is Back or Close in the head;
 * the first visible field has it instead, or the title if there is none. On touch screens the title always has it: a
 * focused text field would open the keyboard over the dialog.
 */
function placeFocus(dialog: HTMLDialogElement): void {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked !== null) return marked.focus();
  if (dialog.querySelector('.overlay-head')?.contains(document.activeElement) !== true) return;
  const body = dialog.querySelector('.overlay-body');
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const field = isTouch ? null : body?.querySelector<HTMLElement>(`${FIELDS}:checked, ${FIELDS}:not([type="radio"])`);
  const isInView = (element: Element) =>
    [dialog, body].every(
      (part) => part && element.getBoundingClientRect().bottom <= part.getBoundingClientRect().bottom,
    );
  // A field further down would scroll the beginning of the content out of view.
  if (field && isInView(field)) return field.focus({ preventScroll: true });
  const title = dialog.querySelector('h2');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

function useClosing(ref: RefObject<HTMLDialogElement | null>, open: boolean, onGone: () => void): void {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (open) return;
    const end = (): void => {
      ref.current?.close();
      // Synchronously: a tap that opens it again before the next render would otherwise find the closed element.
      flushSync(gone.current);
    };
    const timer = setTimeout(end, prefersReducedMotion() ? 0 : PANEL_MS);
    return () => clearTimeout(timer);
  }, [ref, open]);
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
