import { Icon } from '@fairlot/ui';
import { pause } from '@fairlot/ui/icons';
import { Time } from '../time.tsx';
import { caseLayoutTexts as words } from './case-texts.ts';

/** Why no decision is possible while a case is on hold. */
export function HoldNotice({ by, at, reason }: { by: string; at: number; reason: string }) {
  return (
    <div className="case-hold">
      <Icon name={pause} />
      <p>
        <b>
          {words.heldBy(by)} <Time at={at} />
        </b>
        <span>{reason}</span>
      </p>
    </div>
  );
}
