/** Focuses a field of a form by name, after the form has rendered its new state. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  });
}
