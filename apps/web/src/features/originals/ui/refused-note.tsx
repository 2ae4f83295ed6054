import { ButtonLink } from '@fairlot/ui';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';

interface RefusedNoteProps {
  refusal: unknown;
  /** Whether a round waits for its next step. */
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Why the last stake or step was rejected, shown above the controls. A break, an exclusion and a closed game replace
 * the controls with one sentence and one link. An open round can still be finished.
 */
export function RefusedNote({ refusal, isOpen, children }: RefusedNoteProps) {
  const t = useText();
  const errorText = useErrorText();
  if (refusal === null || refusal === undefined) return children;
  const code = errorCodeOf(refusal);
  if (isFinal(refusal) && !isOpen) {
    const isClosed = code === 'game.unavailable';
    return (
      <div className="stack" role="alert">
        <p className="body">{errorText(refusal)}</p>
        <ButtonLink variant="neutral" wide href={isClosed ? '/m/inhouse' : '/m/member/limits'}>
          {t(isClosed ? 'originals.others' : 'title.limits')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <div className="note error" role="alert">
        <span className="grow">{errorText(refusal)}</span>
        {code === 'protection.refused' && (
          <ButtonLink variant="text" size="small" href="/m/member/limits">
            {t('title.limits')}
          </ButtonLink>
        )}
      </div>
      {children}
    </>
  );
}

/** A limit of the member still allows a smaller stake; an error without a limit does not. */
function isFinal(refusal: unknown): boolean {
  const code = errorCodeOf(refusal);
  if (code === 'game.unavailable') return true;
  const { value } = refusal as ApiError;
  return code === 'protection.refused' && (value as { kind?: string } | null)?.kind === undefined;
}
