import { Button, ButtonLink, Empty } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { launchLottery } from '../../features/lottery/games/api/launch.ts';
import { launchOf, withHandedOn } from '../../features/lottery/games/model/launch-plan.ts';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { LoadingRows } from '../../shared/ui/list-states.tsx';

/**
 * Launches the lottery in the address and replaces this page. If it cannot be launched, the page states that and links
 * back.
 */
export default function LaunchGamePage() {
  const t = useText();
  const go = useGo();
  const errorText = useErrorText();
  const hasToken = useHasToken();
  const wanted = launchOf(useSearchParams());
  const pageBack = wanted?.pageBack ?? '/m/home';
  const { mutate, error } = useMutation({
    mutationFn: (launch: NonNullable<typeof wanted>) => launchLottery({ body: launch.launch }),
    onSuccess: ({ url }, { handedOn }) => {
      const opened = withHandedOn(url, handedOn);
      if (opened.startsWith('/m/')) go(opened, { replace: true });
      else window.location.replace(opened);
    },
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasToken || wanted === null || hasAsked.current) return;
    hasAsked.current = true;
    mutate(wanted);
  });
  const back = (
    <ButtonLink variant="soft" href={pageBack}>
      {t('common.back')}
    </ButtonLink>
  );
  // Another try cannot find a game that does not exist.
  const isUnknown = wanted === null || (error !== null && errorCodeOf(error) === 'not.found');
  return (
    <>
      <PageTop title={t('title.launch')} leaveTo={pageBack} />
      {isUnknown && <Empty title={t('lottery.noGame')} hint={t('lottery.noGameHint')} action={back} />}
      {wanted !== null && error === null && <LoadingRows shape="card" count={1} />}
      {!isUnknown && error !== null && (
        <div role="alert">
          <Empty
            title={errorText(error)}
            action={
              <span className="row">
                <Button variant="soft" onClick={() => mutate(wanted)}>
                  {t('common.retry')}
                </Button>
                {back}
              </span>
            }
          />
        </div>
      )}
    </>
  );
}
