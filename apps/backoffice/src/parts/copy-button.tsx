import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** Puts a text on the clipboard, and says that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    // A browser may refuse the clipboard; the text stands on the page as well.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" className="button button--ghost" onClick={copy}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {label}
    </button>
  );
}
