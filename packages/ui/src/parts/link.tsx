import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** The application provides its router's link once; every component with links uses it. */
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
