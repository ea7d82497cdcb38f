import type { AppConfig } from '@/domain/session/appConfig';
import { to } from '../paths';
import { goUrl, ownAddress } from '../session/sessionRules';
import { identityProvider } from './identityProvider';

/** Users sign in at the identity provider, unless `loginredirect` forces the go address (AMB-007). */
export const usesProvider = ({ keycloak, loginredirect }: AppConfig): boolean =>
  keycloak !== undefined && !loginredirect;

/** True until the user signs in at the provider on this page, because its token is needed for a session. */
export const awaitsSignIn = (config: AppConfig): boolean =>
  usesProvider(config) && identityProvider() === null;

/** The page of the app that leads to the provider, with the address to return to. */
export const loginPath = (config: AppConfig, location: Pick<Location, 'pathname' | 'search'>): string =>
  to.login(ownAddress(config, location));

/** The address to which users are sent to sign in (AMB-007). */
export const signInUrl = (config: AppConfig, location: Pick<Location, 'pathname' | 'search'>): string =>
  usesProvider(config) ? loginPath(config, location) : goUrl(config, location);
