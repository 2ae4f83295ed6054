import type { DehydratedState } from '@tanstack/react-query';
import type { Closure } from '../features/site/model/closure.ts';
import type { Member } from '../shared/session/model.ts';

/** Data that the server passes to the browser with a page, as JSON in `<script type="application/json" id="data">`. */
export interface PageData {
  /** Server time of the render, epoch ms. */
  now: number;
  language: string;
  member: Member | null;
  /** Origin of this page's catalogue pictures; empty when this site serves them. */
  imageHost: string;
  /** Why the server has rendered the page of a closed site; null if the site is open. */
  closure: Closure | null;
  queries: DehydratedState;
}

/** Returns JSON that is safe inside a script element. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
