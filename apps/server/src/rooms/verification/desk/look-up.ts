import type { BodyOf, verificationDesk } from '@fairlot/contract';
import type { VerificationPlatform } from '../ports.ts';
import type { SanctionList } from '../adapters/adapter.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { isAged } from '../is-aged.ts';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import { dayOf } from '../../../platform/zone.ts';

type Input = Pick<BodyOf<typeof verificationDesk.decide>, 'birthDate' | 'otherPersonOn'> & { name: string };

/**
 * Checks a person whom an operator is about to verify: of the minimum age, and on no sanctions list except those that
 * the operator judged to name another person. Verification is blocked while the lists do not answer.
 * @returns the lists with a matching name
 * @throws Refusal request.invalid, verification.listed with `{lists}`, verification.list.silent
 */
export async function lookUp(
  { site }: Pick<VerificationPlatform, 'site'>,
  sanctionList: SanctionList | undefined,
  { name, birthDate, otherPersonOn = [] }: Input,
): Promise<readonly string[]> {
  const today = dayOf(await site.timeZone(), Date.now());
  if (birthDate !== undefined && !isAged(birthDate, await site.minimumAge(), today))
    throw invalidField('birthDate', 'age');
  if (sanctionList === undefined) return [];
  // Lists distinguish people with the same name by their birth dates.
  if (birthDate === undefined) throw invalidField('birthDate', 'required');
  const lists = await sanctionList.search({ name, birthDate }).catch((error: unknown) => {
    if (error instanceof PartyUnavailable) throw new Refusal('verification.list.silent');
    throw error;
  });
  if (lists.some((list) => !otherPersonOn.includes(list))) throw new Refusal('verification.listed', { lists });
  return lists;
}
