import type { IncomingHttpHeaders } from 'node:http';

/** Crawlers and monitors with a browser's engine name themselves like this. A maker of phones has a name with `bot`. */
const PROGRAM = /(?<!cu)bot|crawl|spider|headless|lighthouse|monitor/i;

/**
 * Whether a request for a page begins a visit: a browser opens a page of the site in a tab, coming from outside. It
 * judges only headers that browsers send with every navigation, so nothing is stored on the device or about the person.
 *
 * - Without `Sec-Fetch-*`, the request is not counted: crawlers, monitors and makers of link previews, which fetch
 *   without a browser, but also Safari before 16.4 and sites without https.
 * - A prefetch is not counted, even if the person opens the prefetched page later: that sends no request.
 * - A page opened from another page of the site (also of the console) or by a reload continues its visit.
 * - A person who leaves and returns begins a new visit, as does one whom Google or Facebook sends back after a log-in.
 */
export function beginsVisit(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    headers['x-moz'] === undefined &&
    // Browsers send it with a reload, and when the address of the open page is entered again.
    headers['cache-control'] !== 'max-age=0' &&
    !PROGRAM.test(headers['user-agent'] ?? 'bot')
  );
}
