import { useToast } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useMember } from '../../../../shared/session/use-session.ts';
import { firstGameOf } from '../../home/api/home-lists.later.ts';
import { categoryPath } from '../model/category-path.ts';
import { useLaunch } from '../model/use-launch.ts';
import LaunchRefused from '../../browse/ui/launch-refused.tsx';

interface OnlyVendorProps {
  gameCategory: string;
  vassalage: string;
  onDone: () => void;
}

/** Opens the entry of a category with one vendor (Z-22), once when it is mounted. A visitor is asked to log in. */
export default function OnlyVendor({ gameCategory, vassalage, onDone }: OnlyVendorProps) {
  const toast = useToast();
  const errorText = useErrorText();
  const go = useGo();
  const prompt = useLoginPrompt();
  const member = useMember();
  const { launch, refusal, isOpened, dismiss } = useLaunch();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (member === null) {
      onDone();
      return prompt();
    }
    firstGameOf(gameCategory, vassalage).then(
      (game) => {
        if (game !== undefined) return launch(game);
        // The category's page states that it has no game.
        onDone();
        go(categoryPath(gameCategory));
      },
      (error: unknown) => {
        onDone();
        toast.error(errorText(error));
      },
    );
  });
  // The page stays if the game has another window, and the next tap has to open the game again.
  useEffect(() => {
    if (isOpened) onDone();
  }, [isOpened, onDone]);
  const close = () => {
    dismiss();
    onDone();
  };
  return refusal === null ? null : <LaunchRefused error={refusal} onClose={close} />;
}
