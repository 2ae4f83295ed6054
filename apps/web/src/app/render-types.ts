import type { ArtOptions } from '@fairlot/ui/art';
import type { Settings } from '../features/site/api/settings.ts';
import type { Look } from '../features/site/model/look.later.ts';
import type { Asking, PageAsk, PageMember } from './page-ask.ts';

export interface RenderRequest {
  /** Path and query, such as `/m/gameList?gameType=RNG`. */
  url: string;
  /** Operator code of the language from the cookie; the merchant's default when absent or unknown. */
  language: string | null;
  theme: string | null;
  /** What `barOf` said of the request. */
  bar: string;
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
  /** Resolves once other events have had their turn; awaited before long work. */
  yieldTurn: () => Promise<void>;
}

export interface RenderedPage {
  kind: 'page';
  /** Markup of the app, to stand inside the element `app`. */
  html: string;
  /** Markup of the download bar above the app; empty where there is none. */
  bar: string;
  title: string;
  /** JSON for the element `data`, safe inside a script element. */
  data: string;
  /** Operator code. */
  language: string;
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

/** Words of the web manifest in one language. */
export interface ManifestWords {
  tag: string;
  dir: string;
  /** Ways into the app from its icon. */
  shortcuts: readonly { name: string; url: string }[];
}

/** What the web app built for the server offers. */
export interface Renderer {
  render: Render;
  /** Pages of two requests may be shared when this is the same of both. */
  barOf: (url: string, userAgent: string, cookie: string) => string;
  /** @param language operator code; the merchant's default for null and for one that is not offered */
  manifestWords: (settings: Settings, language: string | null) => Promise<ManifestWords>;
}
