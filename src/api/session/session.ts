import { Application, Session } from '@/domain/session/session';
import { http } from '../http/http';
import { sessionUrls } from './sessionUrls';

const WINDOWS_AUTHENTICATION_HEADER = 'X-Windows-Authentication';

/**
 * Sends no-cache, credentials, and a bearer token when there is one. The token of the identity provider is preferred to
 * ours (000 §7.1).
 */
export const getSession = (
  windowsAuthentication: boolean,
  providerToken: string | null = null,
): Promise<Session> =>
  http.get(sessionUrls.session, Session, {
    credentials: true,
    renewable: false,
    headers: {
      'Cache-Control': 'no-cache',
      ...(providerToken !== null && { Authorization: `Bearer ${providerToken}` }),
      ...(windowsAuthentication && { [WINDOWS_AUTHENTICATION_HEADER]: 'true' }),
    },
  });

export const getApplication = (): Promise<Application> => http.get(sessionUrls.application, Application);
