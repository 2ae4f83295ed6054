import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** The application gives its router's link here once; every part that links goes through it. */
export function LinkProvider({
  link,
  children,
}: {
  link: ComponentType<LinkProps>;
  children: ReactNode;
}): ReactElement {
  return <LinkContext value={link}>{children}</LinkContext>;
}

export function UiLink(props: LinkProps): ReactElement {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
