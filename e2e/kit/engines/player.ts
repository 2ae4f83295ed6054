import { expect } from '../expect.ts';
import type { Tab } from './engine.ts';

type Name = string | RegExp;
type Kind = 'button' | 'link' | 'field' | 'radio';

const SELECTORS: Record<Kind, string> = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  field: 'input, textarea, [role="textbox"]',
  radio: '[role="radio"], input[type="radio"]',
};

/** Acts in a tab as a player does: by names on the screen, with real clicks and keys. */
export interface Player {
  tab: Tab;
  open(path: string): Promise<void>;
  press(kind: Kind, name: Name): Promise<void>;
  fill(name: Name, text: string): Promise<void>;
  /** Waits until the screen has a text. */
  see(text: Name): Promise<void>;
  has(kind: Kind, name: Name): Promise<boolean>;
  path(): Promise<string>;
  logIn(userName: string, password: string): Promise<void>;
}

export function playerIn(tab: Tab, origin: string): Player {
  const find = (kind: Kind, name: Name) =>
    typeof name === 'string'
      ? tab.evaluate(place, SELECTORS[kind], name, null)
      : tab.evaluate(place, SELECTORS[kind], name.source, name.flags);
  const press = async (kind: Kind, name: Name) => {
    const at = await found(() => find(kind, name), `${kind} ${String(name)}`);
    await tab.click(at.x, at.y);
  };
  const open = async (path: string) => {
    await tab.goto(origin + path);
    await expect.poll(() => tab.evaluate(isHydrated), { message: `${path} hydrates` }).toBe(true);
  };
  const player: Player = {
    tab,
    open,
    press,
    fill: async (name, text) => {
      await press('field', name);
      await expect
        .poll(() => tab.evaluate(selectFocused), { message: `field ${String(name)} has the focus` })
        .toBe(true);
      await tab.type(text);
    },
    see: async (text) => {
      const shown = () => tab.evaluate(() => document.body.innerText);
      if (typeof text === 'string') await expect.poll(shown).toContain(text);
      else await expect.poll(shown).toMatch(text);
    },
    has: async (kind, name) => (await find(kind, name)).state !== 'absent',
    path: () => tab.evaluate(() => location.pathname),
    logIn: async (userName, password) => {
      await open('/m/login');
      await player.fill('Username', userName);
      await player.fill('Password', password);
      await press('button', 'Log in');
      await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null)).toBe(true);
    },
  };
  return player;
}

/** Opens a player's tab. The daily notice counts as seen. */
export async function startPlayer(tab: Tab, origin: string): Promise<Player> {
  await tab.goto(`${origin}/favicon.svg`);
  await tab.evaluate(() => sessionStorage.setItem('NOTICE_POP', '1'));
  return playerIn(tab, origin);
}

type Place = { state: 'absent' | 'disabled' | 'covered'; by?: string } | { state: 'free'; x: number; y: number };

async function found(find: () => Promise<Place>, what: string): Promise<{ x: number; y: number }> {
  const at = { x: 0, y: 0 };
  const look = async () => {
    const place = await find();
    if (place.state !== 'free') return place.state;
    // A sheet that is still sliding in would not be where the click arrives.
    const isStill = place.x === at.x && place.y === at.y;
    Object.assign(at, { x: place.x, y: place.y });
    return isStill ? 'still' : 'moving';
  };
  await expect.poll(look, { message: what }).toBe('still');
  return at;
}

/** Runs in the page: whether it has hydrated, and a dialog of the server's markup has become modal. */
function isHydrated(): boolean {
  const keys = Object.keys(document.querySelector('main > *') ?? {});
  return keys.some((key) => key.startsWith('__reactProps')) && !document.querySelector('dialog[open]:not(:modal)');
}

/** Runs in the page: selects the content of the focused field. */
function selectFocused(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.select();
  return true;
}

/** Runs in the page: the middle of a control that a click would reach, within the topmost dialog if there is one. */
function place(selector: string, pattern: string, flags: string | null): Place {
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText);
    const text = (element as HTMLElement).innerText ?? element.textContent ?? '';
    const written = element.getAttribute('aria-label') ?? (labels.join(' ') || text);
    return written.replaceAll(/\s+/g, ' ').trim();
  };
  const fits = (name: string) => (flags === null ? name === pattern : new RegExp(pattern, flags).test(name));
  const dialogs = [...document.querySelectorAll('dialog:modal:not([data-closing])')];
  const scope = dialogs.at(-1) ?? document;
  const element = [...scope.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && fits(nameOf(each)),
  );
  if (element === undefined) return { state: 'absent' };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { state: 'disabled' };
  const before = element.getBoundingClientRect();
  const isSeen = before.top >= 60 && before.bottom <= innerHeight - 90;
  if (!isSeen) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const target = element.matches('input[type="radio"]') ? (element.closest('label') ?? element) : element;
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(target.contains(hit) || hit.contains(target)))
    return { state: 'covered', by: hit?.className.toString() ?? 'nothing' };
  return { state: 'free', x, y };
}
