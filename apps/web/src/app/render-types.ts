import type { ArtOptions } from '@fairlot/ui/art';
import type { Settings } from '../features/site/api/settings.ts';
import type { Closure, closureOf } from '../features/site/model/closure.ts';
import type { Look } from '../features/site/model/look.later.ts';
import type { Asking, PageAsk, PageMember } from './page-ask.ts';

export interface RenderRequest {
  /** Path and query, such as `/m/gameList?gameType=RNG`. */
  url: string;
  /** Operator code of the language from the cookie; the merchant's default when absent or unknown. */
  language: string | null;
  theme: string | null;
  /** Return value of `barOf` for this request. */
  bar: string;
  member: PageMember | null;
  /** Why the site is closed to this visitor: the page then contains nothing else. Null if it is open. */
  closure: Closure | null;
  /** Server time, epoch ms. */
  now: number;
  askAs: (asking: Asking) => PageAsk;
  /** Whether the member is on a break or excluded, and must get no marketing. */
  isAway: (member: PageMember) => Promise<boolean>;
  /** Resolves a question whose answer is the same for everyone; may return an answer cached a moment ago. */
  share: (question: string, answer: () => Promise<unknown>) => Promise<unknown>;
  drawArt: (options: ArtOptions) => string;
  /** At least 0, below 1: picks one of the merchant's image hosts for this page. */
  chance: number;
  onAskError: (error: unknown) => void;
  /** Resolves after other pending events have been handled; awaited before long work. */
  yieldTurn: () => Promise<void>;
}

export interface RenderedPage {
  kind: 'page';
  /** Markup of the app for the element `app`. */
  html: string;
  /** Markup of the download bar above the app; empty when there is no bar. */
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
  /** Colour of the browser's frame around the page. */
  themeColor: string;
  /** Further origins, besides this site, that pictures of the page may come from. */
  imageHosts: readonly string[];
  /** Set when Firebase sends the verification codes, with the emulator's address if one is used; else null. */
  firebase: { emulator: string | null } | null;
  /** The page needs its own styles, in addition to those of home, before it is painted. */
  needsPageStyles: boolean;
  /** Source modules whose chunks the browser should fetch with the entry, as the manifest names them. */
  modules: string[];
}

export type RenderResult = { kind: 'redirect'; location: string } | RenderedPage;

export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Texts of the web manifest in one language. */
export interface ManifestWords {
  tag: string;
  dir: string;
  /** Shortcuts of the app icon. */
  shortcuts: readonly { name: string; url: string }[];
}

/** Interface of the web app's server build. */
export interface Renderer {
  render: Render;
  /** Two requests may share a page only when this value and the one of `barOf` are the same for both. */
  closureOf: typeof closureOf;
  barOf: (url: string, userAgent: string, cookie: string, appMarker: string) => string;
  /** @param language operator code; null or a language that is not offered means the merchant's default */
  manifestWords: (settings: Settings, language: string | null) => Promise<ManifestWords>;
}
