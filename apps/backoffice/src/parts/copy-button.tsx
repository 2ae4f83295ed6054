import { Button, Icon } from '@fairlot/ui';
import { useState } from 'react';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    // A browser may deny access to the clipboard; the text is also visible on the page.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="plain" onClick={copy}>
      {isCopied ? <Icon name="check" /> : <Icon name="copy" />}
      {label}
    </Button>
  );
}
