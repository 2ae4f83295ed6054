import type { Acting, Actor } from '../../platform/operators/index.ts';

export function actorOf({ operator: { operatorId, name, tokenId }, ip }: Acting): Actor {
  return { operatorId, name, ip, tokenId };
}
