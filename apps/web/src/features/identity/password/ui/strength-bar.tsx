import { mayBeListed, type PasswordFilter } from '@fairlot/contract/identity/password-filter';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';
import { estimateStrength, SEGMENTS } from '../model/password-strength.ts';

interface StrengthBarProps {
  password: string;
  rules: RegisterRules;
  /** Undefined while it is on its way, or did not come. */
  filter: PasswordFilter | undefined;
  account: string;
}

const SEGMENT_NUMBERS = [1, 2, 3, 4] as const;

/** How strong a new password is: four segments and a word. Nothing while the field is empty. */
export function StrengthBar({ password, rules, filter, account }: StrengthBarProps) {
  const t = useText();
  const isEmpty = password === '';
  const strength = estimateStrength(password, {
    isRight: checkRule(rules, 'password', password) === null,
    isCommon: filter === undefined ? null : mayBeListed(filter, password),
    account,
  });
  const level = t(`strength.${strength}`);
  return (
    <>
      {!isEmpty && (
        <div className="strength" data-strength={strength} aria-hidden="true">
          {SEGMENT_NUMBERS.map((number) => (
            <span key={number} className={number <= SEGMENTS[strength] ? 'on' : undefined} />
          ))}
          <span className="micro muted">{level}</span>
        </div>
      )}
      {/* There before it says something, so that it is read out; once a level, not once a letter. */}
      <p className="visually-hidden" role="status">
        {isEmpty ? '' : t('strength.told', { level })}
      </p>
    </>
  );
}
