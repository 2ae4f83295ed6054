import { Button, ButtonLink, IconButton, UiLink, useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isAgent } from '../../../shared/session/roles.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { linksQuery } from '../api/registration.ts';
import { TitledDialog } from '../../../shared/ui/question-dialog.tsx';

/**
 * Get Agent (Z-88): agents see what they need to recruit members; everyone else sees the merchant's page for agents,
 * or nothing if there is none.
 * @param link the merchant's page; null without one
 */
export function GetAgent({ link }: { link: string | null }) {
  const t = useText();
  const member = useMember();
  const isHydrating = useIsHydrating();
  const [isOpen, setOpen] = useState(false);
  if (!isHydrating && isAgent(member))
    return (
      <>
        <Button variant="soft" wide onClick={() => setOpen(true)}>
          {t('joinUs.getAgent')}
        </Button>
        <TitledDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('joinUs.getAgent')}
          footer={
            <div className="two-columns">
              <ButtonLink variant="neutral" href="/m/agentRegister">
                {t('agency.newLink')}
              </ButtonLink>
              <ButtonLink variant="fill" href="/m/agent">
                {t('joinUs.agentHome')}
              </ButtonLink>
            </div>
          }
        >
          <OwnCode />
        </TitledDialog>
      </>
    );
  return link === null ? null : (
    <UiLink className="button button--soft" href={link} target="_blank" rel="noopener noreferrer">
      <span className="button__label">{t('joinUs.getAgent')}</span>
    </UiLink>
  );
}

/** The newest active code, to copy. */
function OwnCode() {
  const t = useText();
  const copy = useCopy({ done: t('agency.copied'), failed: t('agency.notCopied') });
  const { data, error, refetch } = useQuery(linksQuery(useHasToken()));
  if (data === undefined)
    return error === null ? <LoadingRows count={1} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  const open = data.list.find(({ isOpen }) => isOpen);
  if (open === undefined) return <p>{t('agency.noLinksHint')}</p>;
  return (
    <div className="row between">
      <span>
        <span className="label numeric ltr block">{open.code}</span>
        <span className="caption faint">{t('agency.noLinksHint')}</span>
      </span>
      <IconButton icon="copy" label={`${t('agency.copy')} ${open.label}`} onClick={() => copy(open.url)} />
    </div>
  );
}
