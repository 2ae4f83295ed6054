import { agencyTexts as words } from './texts.ts';

/** Says that what was asked for waits for somebody else, once it does. */
export function AskedNotice({ isAsked }: { isAsked: boolean }) {
  return (
    <p role="status" className={isAsked ? 'notice' : undefined}>
      {isAsked ? words.asked : ''}
    </p>
  );
}
