import { Button, Icon } from '@fairlot/ui';
import { cloudOff } from '@fairlot/ui/icons';
import { Link } from '@tanstack/react-router';
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
    <div className="blank">
      <span className="blank-icon">
        <Icon name="lock" />
      </span>
      <h2>{frameTexts.noPermission}</h2>
      <p>{mayBegin ? frameTexts.noPermissionEmergency : frameTexts.noPermissionText}</p>
      {mayBegin ? (
        <Link to="/account" className="button">
          {frameTexts.toEmergency}
        </Link>
      ) : null}
    </div>
  );
}

export function UnknownPage() {
  return (
    <div className="blank">
      <span className="blank-icon">
        <Icon name="help" />
      </span>
      <h2>{frameTexts.unknownPage}</h2>
      <p>{frameTexts.unknownPageText}</p>
      <Link to="/" className="button">
        {frameTexts.toStart}
      </Link>
    </div>
  );
}

export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <div className="blank" role="alert">
      <span className="blank-icon blank-icon--failed">
        <Icon name={cloudOff} />
      </span>
      <h2>{frameTexts.failed}</h2>
      <p>{messageOf(error)}</p>
      <Button onClick={reset}>{texts.retry}</Button>
    </div>
  );
}
