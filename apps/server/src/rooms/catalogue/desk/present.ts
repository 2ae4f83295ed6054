import type { catalogueDesk as contract, ValueOf } from '@fairlot/contract';
import { versionOf } from '../../../platform/operators/index.ts';
import type { GameState, VendorState } from '../index.ts';
import type { GameEntry, VendorEntry } from '../operator-lists.ts';

type GameView = ValueOf<typeof contract.changeGame>;
type VendorView = ValueOf<typeof contract.changeVendor>;

/** The fields of a game's form, from which its version is computed. */
export function editableOfGame({ name, isEnabled, isTop, isNew, rank, icon, details }: Omit<GameState, 'names'>) {
  return { name, isEnabled, isTop, isNew, rank, icon, details };
}

export function editableOfVendor({ displayName, isShown, isTop, isNew, rank, maintenance }: VendorState) {
  return { displayName, isShown, isTop, isNew, rank, maintenance };
}

export function presentGame(game: GameEntry): GameView {
  return { ...game, version: versionOf(editableOfGame(game)) };
}

export function presentVendor(vendor: VendorEntry): VendorView {
  return { ...vendor, version: versionOf(editableOfVendor(vendor)) };
}
