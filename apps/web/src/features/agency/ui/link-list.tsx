import { Button, Flag, IconButton } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { endLink, LINKS_KEY, type Rates, type TeamLink } from '../api/registration.ts';
import { NewLinkSheet } from './new-link.tsx';
import { EmptyCard } from '../../../shared/ui/list-states.tsx';

/** The agent's registration codes, and a button to create another. */
export function LinkList({ links, least, most }: { links: readonly TeamLink[]; least: Rates; most: Rates }) {
  const t = useText();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      {links.length === 0 ? (
        <EmptyCard title={t('agency.noLinks')} hint={t('agency.noLinksHint')} />
      ) : (
        <ul className="card card--flush mx">
          {links.map((link) => (
            <LinkRow key={link.linkId} link={link} />
          ))}
        </ul>
      )}
      <div className="padded">
        <Button variant="fill" size="large" wide icon="plus" onClick={() => setMaking(true)}>
          {t('agency.newLink')}
        </Button>
      </div>
      <NewLinkSheet least={least} most={most} open={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

function LinkRow({ link }: { link: TeamLink }) {
  const { t, ...locale } = useLocaleText();
  const copy = useCopy({ done: t('agency.copied'), failed: t('agency.notCopied') });
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endLink({ params: { linkId: link.linkId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  const until = link.expiresAt === null ? t('agency.forever') : formatDate(link.expiresAt, locale);
  return (
    <li className="list-row list-row--tall">
      <span className="grow">
        <span className="label truncate block">
          {link.label} {!link.isOpen && <Flag tone="neutral">{t('agency.linkEnded')}</Flag>}
        </span>
        <span className="caption faint block">
          <span className="numeric ltr">{link.code}</span> · {t('agency.used', { count: link.used })} · {until}
        </span>
      </span>
      {link.isOpen && (
        <>
          <IconButton icon="copy" label={`${t('agency.copy')} ${link.label}`} onClick={() => copy(link.url)} />
          <IconButton
            icon="trash"
            label={`${t('agency.endLink')} ${link.label}`}
            disabled={isPending}
            onClick={() => mutate()}
          />
        </>
      )}
    </li>
  );
}
