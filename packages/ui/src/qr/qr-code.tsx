import { useEffect, useState } from 'react';
import { Skeleton } from '../parts/states.tsx';
import type { QrPicture } from './qr-picture.ts';

/** A QR code as an image with an accessible name; the drawing code is loaded on first use. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ text: string; picture: QrPicture } | null>(null);
  useEffect(() => {
    let isOver = false;
    // If it cannot be loaded, the secret beside it serves the same purpose.
    void import('./qr-picture.ts').then(
      ({ drawQr }) => {
        if (!isOver) setDrawn({ text, picture: drawQr(text) });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [text]);
  if (drawn?.text !== text) return <Skeleton shape="banner" />;
  const { size, path } = drawn.picture;
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
