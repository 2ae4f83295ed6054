import type { DehydratedState } from '@tanstack/react-query';
import type { Member } from '../shared/session/model.ts';

/** What the server hands to the browser with a page, as JSON in `<script type="application/json" id="data">`. */
export interface PageData {
  /** Server time of the render, epoch ms. */
  now: number;
  language: string;
  member: Member | null;
  /** Origin that catalogue pictures of this page come from; empty for this site. */
  imageHost: string;
  queries: DehydratedState;
}

/** JSON that can stand inside a script element. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
