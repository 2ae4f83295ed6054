import { ButtonLink, Empty } from '@fairlot/ui';
import { useMemo } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { HelpPage } from '../api/help.ts';
import { type Found, partsOf, piecesOf, searchHelp } from '../model/search-help.ts';

interface HelpResultsProps {
  pages: readonly HelpPage[];
  wanted: string;
  onOpen: (found: Found) => void;
}

/** Parts of all help pages that match the search, with matches marked. */
export default function HelpResults({ pages, wanted, onOpen }: HelpResultsProps) {
  const t = useText();
  const parts = useMemo(() => {
    const parser = new DOMParser();
    return pages.flatMap((page) => partsOf(page, (html) => parser.parseFromString(html, 'text/html')));
  }, [pages]);
  const found = searchHelp(parts, wanted);
  return (
    <>
      <p className="caption muted padded mt-3" role="status">
        {found.length > 0 ? t('help.found', { count: found.length }) : ''}
      </p>
      {found.length === 0 ? (
        <>
          <Empty title={t('help.nothing', { text: wanted })} hint={t('help.nothingHint')} />
          <div className="padded mt-3">
            <ButtonLink variant="soft" wide href="/m/customer">
              {t('help.ask')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <ul className="padded stack mt-3">
          {found.map((one) => (
            <li key={`${one.tag} ${one.heading}`}>
              <button type="button" className="card help-found" onClick={() => onOpen(one)}>
                <span className="h3">
                  <Marked text={one.heading ?? one.title} wanted={wanted} />
                </span>
                {one.heading !== null && (
                  <span className="micro faint">
                    <Marked text={one.title} wanted={wanted} />
                  </span>
                )}
                <span className="caption muted">
                  <Marked text={one.excerpt} wanted={wanted} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  return (
    <>
      {piecesOf(text, wanted).map(({ at, text: piece, isHit }) =>
        isHit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
      )}
    </>
  );
}
