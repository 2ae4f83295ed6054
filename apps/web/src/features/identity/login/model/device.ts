/** Value of the header `Device` at log-in: an app on the home screen says so, a browser's tab says nothing. */
export function deviceOfApp(): string | undefined {
  return matchMedia('(display-mode: standalone)').matches ? 'OTHERS' : undefined;
}
