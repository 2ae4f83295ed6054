import { MarkContext } from '@fairlot/ui';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import type { Install } from '../../features/install/api/install.ts';
import { barState, CLOSED_KEY, type Device, deviceOf } from '../../features/install/model/bar-rule.ts';
import type { Settings } from '../../features/site/api/settings.ts';
import { loadGroups } from '../../shared/i18n/catalogues.ts';
import { isInApp } from '../../shared/platform/in-app.ts';
import { BarView } from '../../features/install/ui/bar-view.tsx';
import { HOME_PAGE } from '../page-route.ts';
import type { RenderRequest } from '../render-types.ts';
import { routeOf } from '../route-table.ts';

const NONE = 'none';

/**
 * Variant of the download bar for a request; pages are shared per variant. The variant is the kind of device, or `none`
 * on pages without a bar, in the native app, and after the visitor closed the bar.
 */
export function barOf(url: string, userAgent: string, cookie: string, appMarker: string): string {
  const route = routeOf(new URL(url, 'http://fairlot.invalid').pathname);
  if (route?.page !== HOME_PAGE || isInApp(userAgent, appMarker) || cookie.includes(`${CLOSED_KEY}=`)) return NONE;
  return deviceOf({ userAgent, maxTouchPoints: 0 });
}

/**
 * Markup of the download bar, sent with home to avoid a layout shift; empty when there is no bar. The server does not
 * see whether the page was started from the home screen, so the style sheet hides the bar there until the browser
 * decides.
 */
export async function renderBar(
  request: Pick<RenderRequest, 'bar' | 'member' | 'askAs' | 'share'>,
  i18n: I18n,
  { logo }: Settings,
): Promise<string> {
  if (request.bar === NONE) return '';
  const language = i18n.locale;
  const install = (await request.share(`install ${language}`, () =>
    request.askAs({ member: null, language })('site.install'),
  )) as Install;
  const facts = {
    start: 'H5',
    device: request.bar as Device,
    isClosed: false,
    isMember: request.member !== null,
  } as const;
  if (barState({ ...facts, ...install }) !== 'shown') return '';
  await loadGroups(i18n, ['install']);
  const bar = renderToString(
    <MarkContext value={logo?.mark ?? null}>
      <I18nProvider i18n={i18n}>
        <BarView install={install} />
      </I18nProvider>
    </MarkContext>,
  );
  return `<div data-served>${bar.replace(/^(<link rel="preload"[^>]*>)+/, '')}</div>`;
}
