import { PartyUnavailable } from '../../../../platform/outside/signed-call.ts';
import { type IdentityReport, storable } from '../adapter.ts';
import { isDay } from '../../../../platform/zone.ts';

type Fields = Readonly<Record<string, unknown>>;

/** States of an undecided review. */
const OPEN: ReadonlySet<unknown> = new Set([
  'init',
  'pending',
  'prechecked',
  'queued',
  'awaitingService',
  'awaitingUser',
]);

/**
 * Converts an applicant's review. GREEN is approved with the document's data, RED is refused with the text for the
 * applicant. A review on hold, or approved without name or birth date, waits for an operator.
 * @throws PartyUnavailable for an invalid review
 */
export function readApplicant(applicant: unknown): IdentityReport {
  const { review, info } = fieldsOf(applicant);
  const { reviewStatus, reviewResult } = fieldsOf(review);
  if (OPEN.has(reviewStatus)) return { state: 'pending' };
  if (reviewStatus === 'onHold') return { state: 'unknown' };
  if (reviewStatus !== 'completed') throw new PartyUnavailable('the review makes no sense');
  const { reviewAnswer, moderationComment } = fieldsOf(reviewResult);
  if (reviewAnswer === 'RED') return { state: 'refused', note: textOf(moderationComment, 200) };
  if (reviewAnswer !== 'GREEN') throw new PartyUnavailable('the review makes no sense');
  return approvedBy(fieldsOf(info));
}

function approvedBy(info: Fields): IdentityReport {
  const document = fieldsOf(listOf(info['idDocs'])[0]);
  const name = ['firstName', 'middleName', 'lastName']
    .flatMap((part) => textOf(document[part] ?? info[part], 100) ?? [])
    .join(' ');
  const birthDate = document['dob'] ?? info['dob'];
  const expiresOn = document['validUntil'];
  if (name === '' || name.length > 100 || !isDay(birthDate)) return { state: 'unknown' };
  const address = fieldsOf(listOf(info['addresses'])[0]);
  return {
    state: 'approved',
    name,
    birthDate,
    expiresOn: isDay(expiresOn) ? expiresOn : null,
    postcode: textOf(address['postCode'], 16),
  };
}

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function textOf(given: unknown, most: number): string | null {
  const value = storable(given);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;
}
