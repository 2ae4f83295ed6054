import { UiLink } from '@fairlot/ui';
import { namedOrigin } from '../platform/opened-by-number.ts';

/** In place of a passkey where the page was opened by a number: why there is none, and the way to the name. */
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
