import { Gallery } from '@fairlot/ui/gallery';

/** Every part of the design system at `/m/__ui`; in development builds alone. */
export default function GalleryPage() {
  return <Gallery />;
}
