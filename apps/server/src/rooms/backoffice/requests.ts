import type { OperatorCaller } from '../../platform/http/index.ts';
import type { Actor } from './audit.ts';

const PAGE_SIZE = 25;

export function actorOf({ operatorId, name }: OperatorCaller, ip: string): Actor {
  return { operatorId, name, ip };
}

export function pageOf({ pageNo = 1, pageSize = PAGE_SIZE }: { pageNo?: number; pageSize?: number }): {
  offset: number;
  limit: number;
} {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}
