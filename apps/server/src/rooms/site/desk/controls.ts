import { approval, type Approval, type ApprovalKind, versionOf, factLine } from '../../../platform/operators/index.ts';
import { isRecord } from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Site } from '../index.ts';
import { isNowhereLooser, marketOf } from '../market.ts';
import { pick } from '../pick.ts';
import { leastAgeOf, type SiteSettings } from '../settings.ts';

export type Changes = Partial<SiteSettings>;

/**
 * A loosening that a second operator approves: the changes, and the values of the same settings when it was requested.
 */
export interface Loosening {
  changes: Changes;
  before: Changes;
}

/**
 * Whether changes loosen a control. They do if they disable a flag that requires a second operator (`isControl`), make
 * a market rule less strict, or lower the minimum age for identity checks. So do session tokens in addresses (Z-49), a
 * higher limit of one operator's credits, and log-ins of another Firebase project.
 *
 * @param initial values of the environment, used while a setting is null
 */
export function loosens(
  before: SiteSettings,
  changes: Changes,
  controlFlags: readonly string[],
  initial: { creditMax: number; firebaseProject: string | undefined },
): boolean {
  const { flags = {}, market, api } = changes;
  const switchesOff = controlFlags.some((flag) => flags[flag] === false && before.flags[flag] !== false);
  if (api?.tokenInQuery === true && !before.api.tokenInQuery) return true;
  if ('ageMinimum' in changes && leastAgeOf(changes) < leastAgeOf(before)) return true;
  const { reviewCreditMax = before.reviewCreditMax, firebase } = changes;
  if ((reviewCreditMax ?? initial.creditMax) > (before.reviewCreditMax ?? initial.creditMax)) return true;
  // The owner of the project can sign members in.
  const projectOf = (setting: SiteSettings['firebase']) => setting?.projectId ?? initial.firebaseProject;
  if (firebase !== undefined && projectOf(firebase) !== projectOf(before.firebase)) return true;
  if (decidesMoney(before, changes)) return true;
  const rulesOf = (setting: SiteSettings['market']) => marketOf(setting, before.currency);
  return switchesOff || (market !== undefined && !isNowhereLooser(rulesOf(market), rulesOf(before.market)));
}

/** Currency and time zone also need two operators: they cannot be changed back once money has moved. */
function decidesMoney({ currency, timeZone }: SiteSettings, changes: Changes): boolean {
  return (changes.currency ?? currency) !== currency || (changes.timeZone ?? timeZone) !== timeZone;
}

/** The current values of the settings that `changes` would change. */
export function formerOf(before: SiteSettings, changes: Changes): Changes {
  const former: Changes = pick(before, Object.keys(changes) as (keyof SiteSettings)[]);
  return changes.flags ? { ...former, flags: pick(before.flags, Object.keys(changes.flags)) } : former;
}

export function createLoosening(site: Site): Approval<Loosening> & ApprovalKind {
  return approval<Loosening>({
    kind: 'site.controls',
    permission: 'site.change',
    object: () => 'site',
    details: ({ changes, before }) => differences(before, changes),
    execute: async (tx, { changes, before }) => {
      await site.changeIn(tx, changes, (current) => {
        if (versionOf(formerOf(current, changes)) !== versionOf(before)) throw new Refusal('version.conflict');
      });
      return { action: 'site.changed', before, after: changes };
    },
    executed: () => site.dropCache(),
  });
}

/** A fact for each value that differs, such as `flags.AGEDIVAPP3: true → false`. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isRecord(before) && isRecord(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      differences(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [factLine(path, before, after)];
}
