import { agencyTexts as words } from './texts.ts';

/** States that the request waits for another operator's approval. */
export function AskedNotice({ isAsked }: { isAsked: boolean }) {
  return (
    <p role="status" className={isAsked ? 'notice' : undefined}>
      {isAsked ? words.asked : ''}
    </p>
  );
}
