import { mayBeListed, type PasswordFilter } from '@fairlot/contract/identity/password-filter';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';
import { needsOf } from '../model/password-needs.ts';
import { estimateStrength, SEGMENTS, type Strength } from '../model/password-strength.ts';

interface StrengthBarProps {
  password: string;
  rules: RegisterRules;
  /** Undefined while it is loading or could not be loaded. */
  filter: PasswordFilter | undefined;
  /** Undefined while its code is loading or could not be loaded. */
  scorePassword: ((password: string, own: readonly string[]) => number) | undefined;
  account: string;
}

/** Levels that show a hint how to make a password harder to guess. */
const HINTED: ReadonlySet<Strength> = new Set(['easy', 'weak']);
const SEGMENT_NUMBERS = [1, 2, 3, 4] as const;

/** Strength of a new password: four segments and a word. Nothing while the field is empty. */
export function StrengthBar({ password, rules, filter, scorePassword, account }: StrengthBarProps) {
  const t = useText();
  const isEmpty = password === '';
  const strength = estimateStrength(password, {
    isRight: checkRule(rules, 'password', password) === null,
    isCommon: filter === undefined ? null : mayBeListed(filter, password),
    score: isEmpty || scorePassword === undefined ? null : scorePassword(password, account === '' ? [] : [account]),
    account,
  });
  const level = t(`strength.${strength}`);
  const needs = strength === 'refused' && !isEmpty ? needsOf(rules, password) : [];
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
      {needs.length > 0 && <p className="micro muted">{needs.map(({ key, values }) => t(key, values)).join(' ')}</p>}
      {!isEmpty && HINTED.has(strength) && <p className="micro muted">{t('strength.hint')}</p>}
      {/* Rendered while still empty, so that screen readers announce changes of the level. */}
      <p className="visually-hidden" role="status">
        {isEmpty ? '' : t('strength.status', { level })}
      </p>
    </>
  );
}
