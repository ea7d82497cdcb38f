import type { AppConfig } from '@/domain/session/appConfig';
import { paths } from './paths';

/**
 * The installation's own addresses, each with its address in this app (000 §2.1, AMB-041). The prefix that they share
 * comes last.
 */
const addressesOf = (config: AppConfig) => {
  const home = `/${config.managementRelativeUrl}`;
  return [
    [`${home}/${config.managementServiceBusErrorsUrl}`, paths.undelivered],
    [`${home}/${config.managementSystemLogUrl}`, paths.systemLog],
    [`${home}/${config.managementPortalRequestsUrl}`, paths.portalRequests],
    [`${home}/${config.managementSynchronizedObjectsUrl}`, paths.synchronizedObjects],
    [home, paths.management],
  ] as const;
};

/** Maps an address of the installation to its page in this app; null for any other address. */
export function managementPage(config: AppConfig, pathname: string): string | null {
  for (const [own, path] of addressesOf(config)) {
    const isBelow = pathname === own || pathname.startsWith(`${own}/`);
    if (own !== path && isBelow) return path + pathname.slice(own.length);
  }
  return null;
}
