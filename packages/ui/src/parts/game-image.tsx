import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { artUrl } from '../art-url.ts';
import type { ArtOptions } from '../art/types.ts';
import { useIsFromServer } from '../hooks/use-is-hydrating.ts';

type ImageState = 'pending' | 'loading' | 'loaded' | 'failed';

const ArtContext = createContext<((options: ArtOptions) => string) | null>(null);
const HostContext = createContext('');

interface ArtProviderProps {
  render: ((options: ArtOptions) => string) | null;
  /** Origin from which pictures are fetched first, chosen once per page; this site when absent. */
  host?: string | undefined;
  children: ReactNode;
}

/** The server passes its generator, so that pictures marked `inline` are part of the page; the browser passes null. */
export function ArtProvider({ render, host = '', children }: ArtProviderProps): ReactElement {
  return (
    <ArtContext value={render}>
      <HostContext value={host}>{children}</HostContext>
    </ArtContext>
  );
}

/** Origin from which pictures are fetched first; empty for this site. */
export const useImageHost = (): string => use(HostContext);

interface GameImageProps {
  /** The generated picture, used when there is no `src` or it fails. */
  art: ArtOptions;
  /** Address of the vendor's own picture. */
  src?: string | undefined;
  /** For the first screen: drawn into the server's page and kept by hydration; later mounts load it as an image. */
  inline?: boolean | undefined;
}

/**
 * A picture that fills its frame and never changes the frame's size. It has no accessible name, because the text beside
 * it names it.
 */
export function GameImage({ art, src, inline = false }: GameImageProps): ReactElement {
  const isFromServer = useIsFromServer();
  // Fixed at mount: a picture that enters the first screen later is loaded as an image.
  const [isInline] = useState(inline && src === undefined && isFromServer);
  const render = use(ArtContext);
  if (isInline && src === undefined) {
    // The browser has no generator. An empty string and the suppressed warning keep the server's markup. The numerals
    // on drawn balls are not text to be read.
    return (
      <span
        className="art-slot"
        data-state="loaded"
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: render?.(art) ?? '' }}
      />
    );
  }
  return <LoadedImage key={src ?? artUrl(art)} art={art} src={src} isEager={inline} />;
}

interface LoadedImageProps {
  art: ArtOptions;
  src: string | undefined;
  isEager: boolean;
}

function LoadedImage({ art, src, isEager }: LoadedImageProps): ReactElement {
  const addresses = addressesOf(artUrl(art), src, use(HostContext));
  const [index, setIndex] = useState(0);
  const address = addresses[index] ?? '';
  // Remembers which address failed, so that one failure counts once.
  const fail = useCallback(() => setIndex(index + 1), [index]);
  return (
    <Picture
      key={address}
      address={address}
      onFail={index < addresses.length - 1 ? fail : undefined}
      isEager={isEager}
      art={art}
    />
  );
}

interface PictureProps {
  address: string;
  onFail: (() => void) | undefined;
  isEager: boolean;
  art: ArtOptions;
}

function Picture({ address, onFail, isEager, art }: PictureProps): ReactElement {
  const ref = useRef<HTMLImageElement>(null);
  const isFromServer = useIsFromServer();
  const isDue = useIsDue(ref, isEager);
  const state = useImageState(ref);
  useEffect(() => {
    if (state === 'failed') onFail?.();
  }, [state, onFail]);
  return (
    <span className="art-slot" data-state={state}>
      <img
        ref={ref}
        src={isDue ? address : undefined}
        // The server's inline script fetches the pictures of the first screen from this address.
        data-src={isFromServer && !isDue ? address : undefined}
        suppressHydrationWarning
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        width={art.w ?? 120}
        height={art.h ?? 150}
      />
      {state === 'failed' && onFail === undefined && <DrawnInstead />}
    </span>
  );
}

/** Fallback when no picture can be loaded: drawn by the page itself, without another request. */
function DrawnInstead(): ReactElement {
  return (
    <svg
      className="art-instead"
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="46" />
      <path d="M57 35a25 25 0 0 0 0 50ZM63 41a25 25 0 0 1 0 50Z" />
    </svg>
  );
}

/** Pictures scrolled past in less time are never fetched (specification, section 9). */
export const IMAGE_DELAY_MS = 200;

/**
 * Whether this component fetches the picture: 200 ms after it scrolled into view. Pictures that the server rendered
 * within the first screen already have their address.
 */
function useIsDue(ref: RefObject<HTMLImageElement | null>, isEager: boolean): boolean {
  const [isDue, setIsDue] = useState(isEager);
  useEffect(() => {
    const image = ref.current;
    if (isDue || !image || image.hasAttribute('src')) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsDue(true), IMAGE_DELAY_MS);
    });
    observer.observe(image);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, isDue]);
  return isDue;
}

/**
 * Addresses of a picture, best first: the image host, this site, the generated picture instead of the vendor's (Z-95).
 */
function addressesOf(art: string, src: string | undefined, host: string): string[] {
  const own = src === undefined ? [art] : [src, art];
  const first = own[0] ?? art;
  return host !== '' && first.startsWith('/') ? [host + first, ...own] : own;
}

/**
 * Read from the element itself: with server markup the image may have loaded or failed before any listener was
 * attached.
 */
function useImageState(ref: RefObject<HTMLImageElement | null>): ImageState {
  const subscribe = useCallback(
    (notify: () => void) => {
      const image = ref.current;
      image?.addEventListener('load', notify);
      image?.addEventListener('error', notify);
      return () => {
        image?.removeEventListener('load', notify);
        image?.removeEventListener('error', notify);
      };
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => readImageState(ref.current),
    () => 'pending',
  );
}

function readImageState(image: HTMLImageElement | null): ImageState {
  // Without an address a browser reports the picture as complete and empty, as if it had failed.
  if (!image?.hasAttribute('src')) return 'pending';
  if (!image.complete) return 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'failed';
}
