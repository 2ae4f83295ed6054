/** SVG paths for each kind of contact: a telephone, a paper plane, a thumb. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  WHATSAPP: [
    'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3.1 19.4 19.4 0 0 1-6-6A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2' +
      'h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.4 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4' +
      'c.9.3 1.8.6 2.8.7a2 2 0 0 1 1.7 2Z',
  ],
  TELEGRAM: ['m22 2-7 20-4-9-9-4Z', 'M22 2 11 13'],
  TELEGRAM2: ['m22 2-7 20-4-9-9-4Z', 'M22 2 11 13'],
  FACEBOOK: [
    'M7 10v12',
    'M15 5.9 14 10h5.8a2 2 0 0 1 2 2.6l-2.4 8a2 2 0 0 1-1.9 1.4H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.8a2 2 0 0 0 1.8' +
      '-1.1L12 2a3.1 3.1 0 0 1 3 3.9Z',
  ],
};

/** The icon of a contact beside its name. */
export function ContactGlyph({ type }: { type: string }) {
  return (
    <svg
      className="icon icon--small"
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {(PATHS[type] ?? []).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
