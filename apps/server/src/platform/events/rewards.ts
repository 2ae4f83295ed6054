import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

const Text = Type.String();

/**
 * A room promises a member something that they collect themselves. `sourceKey` names the obligation, such as
 * `offer:<id>:<member>`: the same key again is the same reward. `kind` is one of the kinds that rooms contribute
 * (`rewards.kinds`), which hands it out when it is collected.
 */
export const rewardOffered = defineEvent(
  'reward.offered',
  Type.Object({
    sourceKey: Text,
    memberId: Text,
    kind: Text,
    /** Minor units. */
    amountMinor: Type.String({ pattern: '^\\d+$' }),
    asset: Text,
    /** By operator code of the language; `EN` is shown where one is missing. */
    title: Type.Record(Text, Text),
    /** Epoch milliseconds. */
    expiresAt: Type.Integer(),
    /** Terms that the member reads before collecting, by language like the title; null if there are none. */
    terms: Type.Union([Type.Record(Text, Text), Type.Null()]),
    /** Data that only the kind reads: passed as `Reward.terms` when the reward is collected. */
    details: Type.Optional(Type.Record(Text, Type.Unknown())),
  }),
);

/**
 * The cause of these rewards was undone. `sourceKeys` are the keys of their obligations; rewards not collected yet can
 * no longer be collected. Written for the member after `reward.offered`, so that it is delivered after it.
 */
export const rewardUndone = defineEvent('reward.undone', Type.Object({ sourceKeys: Type.Array(Text) }));

/** Rewards that expired uncollected, by the keys of their obligations; they can never be collected. */
export const rewardLapsed = defineEvent('reward.lapsed', Type.Object({ sourceKeys: Type.Array(Text) }));

/** Two operators cancelled a member's bonus. Amounts in minor units. */
export const bonusCancelled = defineEvent(
  'bonus.cancelled',
  Type.Object({
    bonusId: Text,
    /** Name of the bonus by operator code of the language, like the title of a reward. */
    titles: Type.Record(Text, Text),
    /** Removed from the member's bonus wallet; for a bonus that had not begun, its whole amount. */
    amountMinor: Text,
    /** The member's available real money afterwards. */
    restMinor: Text,
    asset: Text,
  }),
);
