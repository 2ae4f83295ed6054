import { Button, ButtonLink, Icon } from '@fairlot/ui';
import { QrCode } from '@fairlot/ui/qr';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { useFlag } from '../../site/model/use-settings.ts';
import { saveCode } from '../../payments/model/save-code.ts';
import { linksQuery, type Rates, type TeamLink } from '../api/registration.ts';
import { membersQuery } from '../api/team.ts';
import { NewLinkSheet } from './new-link.tsx';

/**
 * First steps of a new agent: a link with its code, a picture of it to share, and the first member, who ends them.
 * They need the pages of registration and team, whose calls the server otherwise rejects.
 * @param day today in the merchant's time zone
 */
export function AgentFirstSteps({ day }: { day: string }) {
  const takesMembers = useFlag('REGCEN');
  const showsTeam = useFlag('DOWNMAN');
  return takesMembers && showsTeam ? <Steps day={day} /> : null;
}

function Steps({ day }: { day: string }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data: team } = useInfiniteQuery(membersQuery({ startDate: day }, hasToken));
  const { data: codes } = useQuery(linksQuery(hasToken));
  if (codes === undefined || team === undefined || team.pages.some(({ list }) => list.length > 0)) return null;
  const link = codes.list.find(({ isOpen }) => isOpen);
  return (
    <section className="card card--flush mx" aria-label={t('agency.start.name')}>
      <h2 className="h2 first-steps__head">{t('agency.start.title')}</h2>
      <ol className="plain">
        <Step number={1} title={t('agency.start.link')} hint={t('agency.start.linkHint')} isDone={link !== undefined}>
          <NewCode least={codes.least} most={codes.most} />
        </Step>
        <Step number={2} title={t('agency.start.share')} hint={t('agency.start.shareHint')} isOpen={link !== undefined}>
          {link !== undefined && <ShareLink link={link} />}
        </Step>
        <Step
          number={3}
          title={t('agency.start.member')}
          hint={t('agency.start.memberHint')}
          isOpen={link !== undefined}
        >
          <ButtonLink variant="soft" wide href="/m/agentRegister">
            {t('agency.way.account')}
          </ButtonLink>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  hint: string;
  isDone?: boolean;
  /** Whether its controls are shown; by default until it is done. */
  isOpen?: boolean;
  children: ReactNode;
}

function Step({ number, title, hint, isDone = false, isOpen = !isDone, children }: StepProps) {
  return (
    <li className="first-step">
      <div className="first-step__line">
        <span className={isDone ? 'step-mark positive' : 'step-mark'} data-next={isOpen || undefined}>
          {isDone ? <Icon name="check" size="small" /> : number}
        </span>
        <span className="grow">
          <span className="label block">{title}</span>
          <span className="caption muted block">{hint}</span>
        </span>
      </div>
      {isOpen && <div className="first-step__content">{children}</div>}
    </li>
  );
}

function NewCode({ least, most }: { least: Rates; most: Rates }) {
  const t = useText();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <Button variant="fill" wide onClick={() => setMaking(true)}>
        {t('agency.newLink')}
      </Button>
      <NewLinkSheet least={least} most={most} open={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

/** The registration link as a text to copy, and as a picture to show or save. */
function ShareLink({ link: { url, code } }: { link: TeamLink }) {
  const t = useText();
  const copy = useCopy({ done: t('agency.copied'), failed: t('agency.notCopied') });
  return (
    <div className="stack">
      <div className="referral-code">
        <QrCode text={url} label={t('agency.start.qr')} />
        <p className="h2 numeric ltr">{code}</p>
      </div>
      <div className="two-columns">
        {/* Browsers have no clipboard on plain http. */}
        {'clipboard' in navigator && (
          <Button variant="fill" icon="copy" onClick={() => copy(url)}>
            {t('agency.start.copy')}
          </Button>
        )}
        <Button variant="neutral" icon="download" onClick={() => void saveCode(url, code)}>
          {t('agency.start.save')}
        </Button>
      </div>
    </div>
  );
}
