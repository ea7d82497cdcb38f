import type { AppConfig } from '@/domain/session/appConfig';
import { paths } from './paths';

/** The addresses of the installation's own, each with what it stands for here (000 §2.1, AMB-041); all else comes last. */
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

/** Where an address of the installation's own leads, or null where it is none. */
export function managementPage(config: AppConfig, pathname: string): string | null {
  for (const [own, path] of addressesOf(config)) {
    const isBelow = pathname === own || pathname.startsWith(`${own}/`);
    if (own !== path && isBelow) return path + pathname.slice(own.length);
  }
  return null;
}
