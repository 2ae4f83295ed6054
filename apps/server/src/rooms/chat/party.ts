import { NO_CHAT_LABEL } from '@fairlot/contract';
import type { Caller, Context } from '../../platform/http/index.ts';
import type { ChatPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import { GUEST_SECONDS, guestOf, newGuestCookie, noteGuest } from './guests.ts';
import { joinGuest } from './join-guest.ts';
import type { Guest, Party } from './threads.ts';

/** The parts of a call that identify its caller. */
interface Calling {
  caller: Caller | null;
  visitor: Context<never>['visitor'];
  ip: string;
  language: string;
}

/** Dependencies for identifying the writer. */
export type PartyPlatform = Pick<ChatPlatform, 'clubs' | 'db' | 'events' | 'marks' | 'site'>;

/** Identifies the writer: the member, or a visitor where the merchant lets visitors write. */
export function createParties({ clubs, db, events, marks, site }: PartyPlatform) {
  /** @throws Refusal module.disabled, permission.denied */
  async function requireChat({ memberId, labels }: Pick<Caller, 'memberId' | 'labels'>): Promise<void> {
    if (!(await site.isOn('CBS3'))) throw new Refusal('module.disabled');
    const clubLabel = await clubs.labelOf(memberId);
    if (labels.includes(NO_CHAT_LABEL) || clubLabel === NO_CHAT_LABEL) throw new Refusal('permission.denied');
  }
  /** @throws Refusal auth.required */
  async function requireGuests(): Promise<void> {
    if (!(await site.isOn('CBS3'))) throw new Refusal('module.disabled');
    if (!(await site.isOn('GUESTCHAT3'))) throw new Refusal('auth.required');
  }

  async function of({ caller, visitor, ip }: Calling): Promise<Party | null> {
    if (caller === null) await requireGuests();
    else await requireChat(caller);
    return caller ?? guestOf(marks, visitor.value, ip);
  }

  return {
    requireChat,
    requireGuests,

    /**
     * The caller; null for a visitor who has not written yet.
     * @throws Refusal module.disabled, permission.denied, auth.required
     */
    of,

    /**
     * The caller of a page that opens the chat. In the tab that wrote as a visitor, a logged-in member takes over those
     * messages. Any other tab may be used by another person: there the browser's cookie is dropped, and with it the
     * visitor's messages. @throws Refusal module.disabled, permission.denied, auth.required
     */
    async opening(calling: Calling, isOwnTab: boolean): Promise<Party | null> {
      const { caller, visitor, ip, language } = calling;
      const party = await of(calling);
      const guest = guestOf(marks, visitor.value, ip);
      if (guest === null) return party;
      if (isOwnTab && caller === null) return guest;
      if (isOwnTab && caller !== null)
        await db.transaction((tx) => joinGuest(events.stream, tx, guest, caller, language));
      visitor.clear();
      return caller;
    },

    /** Renews the visitor's cookie, so that it lasts from the last message on. */
    async keep({ visitor }: Pick<Calling, 'visitor'>, guest: Guest): Promise<void> {
      if (visitor.value === undefined) return;
      visitor.set(visitor.value, GUEST_SECONDS);
      await noteGuest(db, guest);
    },

    /** A visitor who writes for the first time. */
    begin({ visitor, ip }: Pick<Calling, 'visitor' | 'ip'>): Guest {
      const cookie = newGuestCookie(marks);
      const guest = guestOf(marks, cookie, ip);
      if (guest === null) throw new Error('a cookie that was just created is not valid');
      visitor.set(cookie, GUEST_SECONDS);
      return guest;
    },
  };
}
