import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRevalidation } from './use-revalidation.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function Form({ revalidate }: { revalidate: () => void }) {
  useRevalidation(revalidate);
  return null;
}

it('validates once for two language changes within 200 ms, 200 ms after the last [S-051] [K-031]', () => {
  const i18n = setupI18n({ locale: 'EN', messages: { EN: {}, PT: {}, VI: {} } });
  const revalidate = vi.fn();
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Form revalidate={revalidate} />
      </I18nProvider>,
    ),
  );
  vi.advanceTimersByTime(200);
  expect(revalidate).not.toHaveBeenCalled();
  flushSync(() => i18n.activate('PT'));
  vi.advanceTimersByTime(199);
  flushSync(() => i18n.activate('VI'));
  vi.advanceTimersByTime(199);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revalidate).toHaveBeenCalledOnce();
  flushSync(() => root.unmount());
});
