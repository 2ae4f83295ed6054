import { UiLink } from '@fairlot/ui';
import { namedOrigin } from '../platform/opened-by-number.ts';

/** Shown instead of passkeys when the page was opened by an IP address: the reason, and a link to the named address. */
export function PasskeyByNumber({ text, path }: { text: string; path: string }) {
  const origin = namedOrigin(location);
  return (
    <p className="note warning">
      <span>
        {text}
        {origin !== null && (
          <>
            {': '}
            <UiLink className="link ltr" href={origin + path}>
              {origin}
            </UiLink>
          </>
        )}
      </span>
    </p>
  );
}
