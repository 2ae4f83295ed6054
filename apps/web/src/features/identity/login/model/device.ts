/** Value of the header `Device` at log-in: set for an app on the home screen, undefined for a browser tab. */
export function deviceOfApp(): string | undefined {
  return matchMedia('(display-mode: standalone)').matches ? 'OTHERS' : undefined;
}
