import type { SocialProvider } from '../api/social.ts';

/** The provider's logo, in its own colours as its guidelines require. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true" focusable="false" stroke="none">
      {provider === 'google' ? <GooglePaths /> : <FacebookPaths />}
    </svg>
  );
}

function GooglePaths() {
  return (
    <>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.4a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.6-5.2 3.6-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.9-3c-1 .7-2.4 1.2-4 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8Z" />
      <path fill="#EA4335" d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.8 3.6-4.9 6.7-4.9Z" />
    </>
  );
}

function FacebookPaths() {
  return (
    <>
      <circle fill="#1877F2" cx="12" cy="12" r="12" />
      <path
        fill="#fff"
        d={
          'M16.7 15.5l.5-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9h1.5V5s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.7V12' +
          'h-3v3.5h3v8.3a12 12 0 0 0 3.7 0v-8.3Z'
        }
      />
    </>
  );
}
