import '@fairlot/ui/compact.css';
import { Gallery } from '@fairlot/ui/gallery';

/** Gallery of the design system at `/m/__ui`; in development builds only. */
export default function GalleryPage() {
  return <Gallery />;
}
