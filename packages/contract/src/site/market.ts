import { type Static, Type } from 'typebox';
import { Maybe, StrictObject, StrictPartial } from '../shapes.ts';

/**
 * Legal requirements of a market. Each switch is a rule that rooms query by its name. A merchant may be stricter than
 * the profile, never looser.
 */
const switches = {
  withdrawalCancel: Type.Boolean({ description: 'a member may cancel a withdrawal that is not approved yet' }),
  autoBet: Type.Boolean({ description: 'games may offer auto bet' }),
  followUp: Type.Boolean({ description: 'a ticket may be repeated in later draws' }),
  playerTransfers: Type.Boolean({ description: 'members may send each other money' }),
  dividendsFromLosses: Type.Boolean({ description: "agents may receive a share of members' losses" }),
  mixedProductOffers: Type.Boolean({ description: 'one offer may require play of several products' }),
  exclusionRegister: Type.Boolean({ description: 'the exclusion register is checked at registration and log-in' }),
  minimumCycleMs: StrictObject(
    {
      slots: Type.Integer({ minimum: 0, maximum: 60_000 }),
      casino: Type.Integer({ minimum: 0, maximum: 60_000 }),
    },
    { description: 'shortest time from one round to the next, milliseconds' },
  ),
  slotStakeCap: Maybe(
    StrictObject(
      {
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        mostMinor: Type.String({ pattern: '^[1-9]\\d{0,15}$' }),
        youngMostMinor: Type.String({ pattern: '^[1-9]\\d{0,15}$' }),
        youngBelowAge: Type.Integer({ minimum: 18, maximum: 99 }),
      },
      { description: 'highest stake of a round of slots, minor units; lower for young players' },
    ),
  ),
  mostWagering: Maybe(
    Type.Integer({ minimum: 1, maximum: 100, description: 'maximum wagering multiple of a bonus; null for any' }),
  ),
  vulnerabilityNetMinor: Type.String({
    pattern: '^[1-9]\\d{0,15}$',
    description:
      "net deposits of 30 days, minor units of the merchant's currency, from which staff look at a member's means",
  }),
  identityBefore: Type.Union([Type.Literal('play'), Type.Literal('withdrawal')], {
    description: 'actions that require verified name, birth date and age',
  }),
};

export const MarketRules = StrictObject(switches);
export type MarketRules = Static<typeof MarketRules>;
/** Rules that are either on or off in a market. */
export type MarketSwitch = { [K in keyof MarketRules]: MarketRules[K] extends boolean ? K : never }[keyof MarketRules];

const ProfileName = Type.Union([Type.Literal('UK'), Type.Literal('demo'), Type.Literal('open')]);
export type MarketProfile = Static<typeof ProfileName>;

/** The merchant's choice: a profile and stricter settings. */
export const MarketSetting = StrictObject({ profile: ProfileName, stricter: StrictPartial(MarketRules) });
export type MarketSetting = Static<typeof MarketSetting>;
