import type { Resource } from '../api/service.ts';

const CONTACTS = ['WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK'] as const;
const DOWNLOADS = ['IOS', 'Android', 'MOBILECONFIG'] as const;

/** Contacts in a fixed order, without those that the merchant has not set. */
export function contactsOf(resources: readonly Resource[]): Resource[] {
  return pick(resources, CONTACTS);
}

/** Apps and profiles to download. */
export function downloadsOf(resources: readonly Resource[]): Resource[] {
  return pick(resources, DOWNLOADS);
}

/** The invitation link for members; null without one. */
export function inviteLinkOf(resources: readonly Resource[]): string | null {
  return pick(resources, ['AFFILIATELINK'])[0]?.url ?? null;
}

function pick(resources: readonly Resource[], types: readonly string[]): Resource[] {
  return types.flatMap((type) => resources.filter(({ resourceType }) => resourceType === type).slice(0, 1));
}
