import { NO_CHAT_LABEL } from '@fairlot/contract';
import type { Caller, Context } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { GUEST_SECONDS, guestOf, newGuestCookie, noteGuest } from './guests.ts';
import { joinGuest } from './join-guest.ts';
import type { Guest, Party } from './threads.ts';

/** What a call brings of whoever makes it. */
interface Calling {
  caller: Caller | null;
  visitor: Context<never>['visitor'];
  ip: string;
  language: string;
}

/** Says who writes: the member, or a visitor where the merchant lets visitors write. */
export function createParties({ db, events, secrets, collected }: Platform) {
  /** @throws Refusal module.disabled, permission.denied */
  async function demandChat({ labels }: Pick<Caller, 'labels'>): Promise<void> {
    if (!(await collected.provider('site').isOn('CBS3'))) throw new Refusal('module.disabled');
    if (labels.includes(NO_CHAT_LABEL)) throw new Refusal('permission.denied');
  }
  /** @throws Refusal auth.required */
  async function demandGuests(): Promise<void> {
    if (!(await collected.provider('site').isOn('CBS3'))) throw new Refusal('module.disabled');
    if (!(await collected.provider('site').isOn('GUESTCHAT3'))) throw new Refusal('auth.required');
  }

  return {
    demandChat,
    demandGuests,

    /**
     * Who calls; null for a visitor who has not written yet. A member takes along what they wrote in this browser
     * before they logged in.
     * @throws Refusal module.disabled, permission.denied, auth.required
     */
    async of({ caller, visitor, ip, language }: Calling): Promise<Party | null> {
      const guest = guestOf(secrets, visitor.value, ip);
      if (caller === null) {
        await demandGuests();
        return guest;
      }
      await demandChat(caller);
      if (guest !== null) {
        await db.transaction((tx) => joinGuest(events.stream, tx, guest, caller, language));
        visitor.clear();
      }
      return caller;
    },

    /** Gives the visitor's cookie anew, so that it lasts from the last word on. */
    async keep({ visitor }: Pick<Calling, 'visitor'>, guest: Guest): Promise<void> {
      if (visitor.value === undefined) return;
      visitor.set(visitor.value, GUEST_SECONDS);
      await noteGuest(db, guest);
    },

    /** A visitor who writes for the first time. */
    begin({ visitor, ip }: Pick<Calling, 'visitor' | 'ip'>): Guest {
      const cookie = newGuestCookie(secrets);
      const guest = guestOf(secrets, cookie, ip);
      if (guest === null) throw new Error('a cookie made here is ours');
      visitor.set(cookie, GUEST_SECONDS);
      return guest;
    },
  };
}
