export type ProviderName = 'google' | 'facebook';

export const PROVIDER_FLAGS: Readonly<Record<ProviderName, string>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
};

/** A connected login provider. */
export interface LoginProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider whose discovery document does not contain it (Facebook). */
  tokenEndpoint: string | undefined;
  /** Names that lead to a private network are refused. */
  isPublicOnly: boolean;
}
