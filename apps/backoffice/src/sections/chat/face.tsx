/** Avatar with the initials of the name beside it. */
export function Face({ account, isLarge = false }: { account: string; isLarge?: boolean }) {
  return (
    <i
      className={`avatar ${isLarge ? 'chat-face--large' : 'chat-face'}`}
      aria-hidden="true"
      data-initials={account.slice(0, 2).toUpperCase()}
    />
  );
}
