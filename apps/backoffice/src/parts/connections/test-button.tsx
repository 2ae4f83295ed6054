import { Button } from '@fairlot/ui';
import { plug } from '@fairlot/ui/icons';
import { useState } from 'react';
import { messageOf } from '../../shared/message-of.ts';
import { ErrorLine } from '../states.tsx';
import { connectionTexts as words } from './texts.ts';

interface TestButtonProps {
  /** The tested connection, for screen readers, if the page has several test buttons. */
  name?: string;
  isAgain?: boolean;
  isDisabled?: boolean;
  run: () => Promise<void>;
}

/** Tests a connection by calling the other party. */
export function TestButton({ name, isAgain = false, isDisabled = false, run }: TestButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const label = isAgain ? words.testAgain : words.test;
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      await run();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        icon={plug}
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
        disabled={isBusy || isDisabled}
        onClick={() => void press()}
      >
        {isBusy ? words.testing : label}
      </Button>
      <ErrorLine message={error} />
    </>
  );
}
