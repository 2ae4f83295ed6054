/**
 * Runs `work` while the page behind modal dialogs is accessible. reCAPTCHA adds its question at the end of the page,
 * where a modal dialog would block it. The dialogs stay visible and become modal again afterwards.
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

/** The close event arrives after the dialog is open again, and its owner ignores it. */
function reopen(dialog: HTMLDialogElement, how: 'show' | 'showModal'): void {
  const focused = document.activeElement;
  dialog.dataset['still'] = 'true';
  dialog.close();
  dialog[how]();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
