/** Puts the cursor into a field of a form by its name, once the form has rendered what happened. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  });
}
