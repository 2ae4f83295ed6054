import { Icon } from '@fairlot/ui';
import { cloudOff } from '@fairlot/ui/icons';
import { useSyncExternalStore } from 'react';
import { texts } from '../shared/texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shown on every page while the device is offline. */
export function AwayNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p role="status" className="away-notice">
      {isOnline ? null : (
        <>
          <Icon name={cloudOff} />
          {texts.away}
        </>
      )}
    </p>
  );
}
