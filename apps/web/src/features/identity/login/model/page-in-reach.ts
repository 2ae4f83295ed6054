/**
 * Runs `work` while the page behind modal dialogs can be used. reCAPTCHA puts its question at the end of the page,
 * where a modal dialog would let nobody answer it. The dialogs stay where they are and are modal again afterwards.
 */
export async function withPageInReach<T>(work: () => Promise<T>): Promise<T> {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  for (const dialog of dialogs) reopen(dialog, 'show');
  try {
    return await work();
  } finally {
    for (const dialog of dialogs) if (dialog.isConnected && dialog.open) reopen(dialog, 'showModal');
  }
}

/** The event of closing comes when the dialog is open again, and its owner passes over it. */
function reopen(dialog: HTMLDialogElement, how: 'show' | 'showModal'): void {
  const focused = document.activeElement;
  dialog.dataset['still'] = 'true';
  dialog.close();
  dialog[how]();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
