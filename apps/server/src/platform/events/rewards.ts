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
    /** Epoch ms. */
    expiresAt: Type.Integer(),
    /** What the member reads before collecting, by language as the title; null without any. */
    terms: Type.Union([Type.Record(Text, Text), Type.Null()]),
    /** What the kind alone reads: `Reward.terms` when it is handed out. */
    details: Type.Optional(Type.Record(Text, Type.Unknown())),
  }),
);

/**
 * What brought these rewards was undone, by the keys of their obligations: who has not collected them cannot any more.
 * Written for the member after `reward.offered`, so that it is heard after it.
 */
export const rewardUndone = defineEvent('reward.undone', Type.Object({ sourceKeys: Type.Array(Text) }));

/** Rewards that waited and were not collected in time, by the keys of their obligations: they never will be. */
export const rewardLapsed = defineEvent('reward.lapsed', Type.Object({ sourceKeys: Type.Array(Text) }));
