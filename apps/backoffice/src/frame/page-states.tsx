import { Button } from '@fairlot/ui';
import { cloudOff } from '@fairlot/ui/icons';
import { Link } from '@tanstack/react-router';
import { Blank } from '../parts/states.tsx';
import { texts } from '../shared/texts.ts';
import { messageOf } from '../shared/message-of.ts';
import { useFrameContents } from './frame-context.ts';
import { frameTexts } from './texts.ts';

/** A page that even an emergency does not open, because it pays members. */
export const NeverPermitted = () => <NoPermission isLent={false} />;

/**
 * Shown instead of a page that the role may not open. It states that, and offers the emergency to operators on duty.
 * @param isLent whether an emergency opens the page
 */
export function NoPermission({ isLent = true }: { isLent?: boolean }) {
  const { operator } = useFrameContents();
  const mayBegin = isLent && operator.permissions.includes('emergency.begin');
  return (
    <Blank icon="lock" title={frameTexts.noPermission}>
      <p>{mayBegin ? frameTexts.noPermissionEmergency : frameTexts.noPermissionText}</p>
      {mayBegin ? (
        <Link to="/account" className="button">
          {frameTexts.toEmergency}
        </Link>
      ) : null}
    </Blank>
  );
}

export function UnknownPage() {
  return (
    <Blank icon="help" title={frameTexts.unknownPage}>
      <p>{frameTexts.unknownPageText}</p>
      <Link to="/" className="button">
        {frameTexts.toStart}
      </Link>
    </Blank>
  );
}

export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <Blank icon={cloudOff} isFailed title={frameTexts.failed}>
      <p>{messageOf(error)}</p>
      <Button onClick={reset}>{texts.retry}</Button>
    </Blank>
  );
}
