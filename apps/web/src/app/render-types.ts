import type { ArtOptions } from '@fairlot/ui/art';
import type { Look } from '../features/site/model/look.later.ts';
import type { Asking, PageAsk, PageMember } from './page-ask.ts';

export interface RenderRequest {
  /** Path and query, such as `/m/gameList?gameType=RNG`. */
  url: string;
  /** Operator code of the language from the cookie; the merchant's default when absent or unknown. */
  language: string | null;
  theme: string | null;
  member: PageMember | null;
  /** Server time, epoch ms. */
  now: number;
  askAs: (asking: Asking) => PageAsk;
  /** Answers a question that is the same for everybody; may have the answer of a moment ago. */
  share: (question: string, answer: () => Promise<unknown>) => Promise<unknown>;
  drawArt: (options: ArtOptions) => string;
  /** At least 0, below 1: picks one of the merchant's image hosts for this page. */
  chance: number;
  onAskError: (error: unknown) => void;
}

export interface RenderedPage {
  kind: 'page';
  /** Markup of the app, to stand inside the element `app`. */
  html: string;
  title: string;
  /** JSON for the element `data`, safe inside a script element. */
  data: string;
  lang: string;
  dir: string;
  theme: 'light' | 'dark';
  look: Look;
  /** Colour of the browser's own frame around the page. */
  themeColor: string;
  /** Origins that pictures of the page may come from besides this site. */
  imageHosts: readonly string[];
  /** Where codes come from Firebase: its emulator, if that plays it; else null. */
  firebase: { emulator: string | null } | null;
  /** Source modules whose chunks the browser should fetch with the entry, as the manifest names them. */
  modules: string[];
}

export type RenderResult = { kind: 'redirect'; location: string } | RenderedPage;

export type Render = (request: RenderRequest) => Promise<RenderResult>;
