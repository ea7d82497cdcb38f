import type { AppConfig } from '@/domain/session/appConfig';
import { to } from '../paths';
import { goUrl, ownAddress } from '../session/sessionRules';
import { identityProvider } from './identityProvider';

/** People sign in at the identity provider, unless `loginredirect` forces the go address (AMB-007). */
export const usesProvider = ({ keycloak, loginredirect }: AppConfig): boolean =>
  keycloak !== undefined && !loginredirect;

/** Nobody has signed in there yet on this page, so that there is nothing to ask a session with. */
export const awaitsSignIn = (config: AppConfig): boolean =>
  usesProvider(config) && identityProvider() === null;

/** The page of the app that sends on to the provider, and where it will come back to. */
export const loginPath = (config: AppConfig, location: Pick<Location, 'pathname' | 'search'>): string =>
  to.login(ownAddress(config, location));

/** Where someone without a session is sent (AMB-007). */
export const signInUrl = (config: AppConfig, location: Pick<Location, 'pathname' | 'search'>): string =>
  usesProvider(config) ? loginPath(config, location) : goUrl(config, location);
