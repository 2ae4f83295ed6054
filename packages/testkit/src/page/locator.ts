import { type ByRoleMatcher, type ByRoleOptions, queryAllByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

const TIMEOUT_MS = 20_000;
const STEP_MS = 15;
const realSetTimeout = setTimeout;

type Text = string | RegExp;
interface RoleOptions extends Omit<ByRoleOptions, 'name' | 'hidden'> {
  name?: Text;
  exact?: boolean;
  disabled?: boolean;
  includeHidden?: boolean;
}
interface Filter {
  hasText?: Text;
  has?: Locator;
}

/**
 * Repeats `attempt` until it returns a value, for as long as a busy machine may need. @throws the last error, or `what`
 */
export async function retry<T>(attempt: () => T | undefined | Promise<T | undefined>, what: () => string): Promise<T> {
  const endsAt = performance.now() + TIMEOUT_MS;
  for (;;) {
    let problem: unknown;
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      problem = error;
    }
    if (performance.now() > endsAt) throw problem ?? new Error(what());
    await new Promise((resolve) => void realSetTimeout(resolve, STEP_MS));
  }
}

/**
 * Elements of the page, queried whenever they are used. The interface is the same as Playwright's `Locator`, so that
 * page tests and journeys read alike: names match part of the text unless `exact`, and actions on one element wait for
 * it.
 */
export class Locator {
  readonly description: string;
  readonly elements: () => HTMLElement[];

  constructor(description: string, elements: () => HTMLElement[]) {
    this.description = description;
    this.elements = elements;
  }

  getByRole(
    role: ByRoleMatcher,
    { name, exact, disabled, includeHidden = false, ...state }: RoleOptions = {},
  ): Locator {
    const options: ByRoleOptions = {
      ...state,
      // The library's own check computes styles of every ancestor, and there are no style sheets here.
      hidden: true,
      ...(name !== undefined && { name: (own) => matches(own, name, exact) }),
    };
    const isWanted = (each: HTMLElement) =>
      (includeHidden || (isShown(each) && each.closest('[aria-hidden=true], [inert]') === null)) &&
      (disabled === undefined || isDisabled(each) === disabled);
    return this.within(`${String(role)} ${String(name ?? '')}`, (root) => {
      const found = queryAllByRole(root, role, options);
      // A password field has no ARIA role; Playwright treats it as a text box.
      if (role === 'textbox')
        found.push(...all(root, 'input[type=password]').filter((each) => isNamed(each, name, exact)));
      return found.filter(isWanted);
    });
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    const holds = (element: Element) => matches(element.textContent, text, exact);
    return this.within(`text ${String(text)}`, (root) =>
      all(root, '*').filter(
        (each) => !/^(SCRIPT|STYLE)$/.test(each.tagName) && holds(each) && ![...each.children].some(holds),
      ),
    );
  }

  getByLabel(text: Text, { exact = false } = {}): Locator {
    return this.within(`label ${String(text)}`, (root) => {
      const labelled = all(root, 'label').filter((each) => matches(each.textContent, text, exact));
      const controls = labelled.map((each) => (each as HTMLLabelElement).control as HTMLElement | null);
      const named = all(root, '[aria-label]').filter((each) => matches(each.ariaLabel, text, exact));
      return [...new Set([...controls, ...named].filter((each) => each !== null))];
    });
  }

  locator(selector: string, filter: Filter = {}): Locator {
    return this.within(selector, (root) => all(root, selector)).filter(filter);
  }

  filter({ hasText, has }: Filter): Locator {
    const keeps = (element: HTMLElement) =>
      (hasText === undefined || matches(element.textContent, hasText)) &&
      (has === undefined || has.elements().some((inner) => element !== inner && element.contains(inner)));
    return new Locator(`${this.description} with ${String(hasText ?? '')}`, () => this.elements().filter(keeps));
  }

  nth(index: number): Locator {
    return new Locator(`${this.description}[${index}]`, () => this.elements().slice(index).slice(0, 1));
  }

  first = (): Locator => this.nth(0);
  last = (): Locator => this.nth(-1);
  count = (): Promise<number> => Promise.resolve(this.elements().length);
  all = (): Promise<Locator[]> => Promise.resolve(this.elements().map((_, index) => this.nth(index)));
  allInnerTexts = (): Promise<string[]> => Promise.resolve(this.elements().map(textOf));
  innerText = async (): Promise<string> => textOf(await this.one());
  textContent = async (): Promise<string> => (await this.one()).textContent ?? '';
  innerHTML = async (): Promise<string> => (await this.one()).innerHTML;
  getAttribute = async (name: string): Promise<string | null> => (await this.one()).getAttribute(name);
  inputValue = async (): Promise<string> => ((await this.one()) as HTMLInputElement).value;
  isChecked = async (): Promise<boolean> => isOn(await this.one());
  isDisabled = async (): Promise<boolean> => isDisabled(await this.one());
  isEnabled = async (): Promise<boolean> => !isDisabled(await this.one());
  isVisible = (): Promise<boolean> => Promise.resolve(this.elements().some((each) => isShown(each)));
  evaluate = async <T>(read: (element: HTMLElement) => T): Promise<T> => read(await this.one());
  evaluateAll = <T>(read: (elements: HTMLElement[]) => T): Promise<T> => Promise.resolve(read(this.elements()));

  /** Waits until the element is visible, hidden, attached or detached, as given by `state`. */
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}): Promise<void> {
    const isThere = () => {
      const found = this.elements();
      return state === 'attached' || state === 'detached' ? found.length > 0 : found.some((each) => isShown(each));
    };
    const wanted = state === 'visible' || state === 'attached';
    await retry(
      () => (isThere() === wanted ? true : undefined),
      () => `${this.description} is not ${state}. The page shows:\n${shown()}`,
    );
  }

  async click(): Promise<void> {
    await user.click(await this.ready());
  }

  async check(): Promise<void> {
    const element = await this.ready();
    if (!isOn(element)) await user.click(element);
  }

  async uncheck(): Promise<void> {
    const element = await this.ready();
    if (isOn(element)) await user.click(element);
  }

  /** Replaces the text of a field in one event, as Playwright does. */
  async fill(text: string): Promise<void> {
    const field = (await this.ready()) as HTMLInputElement | HTMLTextAreaElement;
    field.focus();
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // Uses the native setter, so that React notices the new value.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async pressSequentially(text: string): Promise<void> {
    (await this.ready()).focus();
    await user.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
  }

  async press(key: string): Promise<void> {
    (await this.ready()).focus();
    await pressKey(key);
  }

  async selectOption(option: string | { label: string }): Promise<void> {
    const element = await this.ready();
    const wanted = typeof option === 'string' ? option : option.label;
    const isWanted = ({ value, text }: HTMLOptionElement) => value === wanted || text === wanted;
    // A list may get its options later.
    await retry(
      () => [...(element as HTMLSelectElement).options].some((each) => isWanted(each)) || undefined,
      () => `${this.description} has no option ${wanted}`,
    );
    await user.selectOptions(element, wanted);
  }

  async focus(): Promise<void> {
    (await this.one()).focus();
  }

  async blur(): Promise<void> {
    (await this.one()).blur();
  }

  /** The only matching element, once there is one. */
  private one(): Promise<HTMLElement> {
    return retry(
      () => {
        const found = this.elements();
        if (found.length > 1) throw new Error(`${this.description} is ${found.length} elements`);
        return found[0];
      },
      () => `${this.description} is not there. The page shows:\n${shown()}`,
    );
  }

  /** The only matching element, once it is enabled. */
  private ready(): Promise<HTMLElement> {
    return retry(
      async () => {
        const element = await this.one();
        return isDisabled(element) || !isShown(element) ? undefined : element;
      },
      () => `${this.description} cannot be used`,
    );
  }

  private within(description: string, find: (root: HTMLElement) => HTMLElement[]): Locator {
    return new Locator(`${this.description} > ${description}`, () => [...new Set(this.elements().flatMap(find))]);
  }
}

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Presses a key, given by its Playwright name, such as `Control+k`, on the focused element. */
export async function pressKey(key: string): Promise<void> {
  const [last = '', ...held] = key.length === 1 ? [key] : key.split('+').toReversed();
  const pressed = last.length === 1 ? last : `{${last}}`;
  await user.keyboard([...held.map((name) => `{${name}>}`), pressed, ...held.map((name) => `{/${name}}`)].join(''));
}

const all = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const textOf = (element: HTMLElement) => element.innerText.trim();
const shown = () => normal(document.body.innerText).slice(0, 2000);

function matches(own: string | null, wanted: Text, exact = false): boolean {
  const text = normal(own ?? '');
  if (wanted instanceof RegExp) return wanted.test(text);
  return exact ? text === normal(wanted) : text.toLowerCase().includes(normal(wanted).toLowerCase());
}

function isNamed(field: HTMLElement, wanted?: Text, exact?: boolean): boolean {
  const labels = [...((field as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
  return wanted === undefined || [field.ariaLabel, ...labels].some((label) => matches(label, wanted, exact));
}

/** There are no style sheets: a hidden element has an attribute for it, or is in a closed dialog. */
const isShown = (element: HTMLElement) =>
  element.isConnected && element.closest('[hidden], dialog:not([open])') === null;

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled, fieldset:disabled *, [aria-disabled=true]');
}

function isOn(element: HTMLElement): boolean {
  return 'checked' in element ? (element as HTMLInputElement).checked : element.ariaChecked === 'true';
}
