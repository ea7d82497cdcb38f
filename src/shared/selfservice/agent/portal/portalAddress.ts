import { apiUrl } from '@/api/http/http';

/**
 * Returns the complete address of the portal. The given address may be relative to the API's host. Null for an address
 * that is not http(s).
 */
export function portalAddress(url: string, page: string): string | null {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  const base = new URL(apiUrl('/'), page);
  const address = isPath ? apiUrl(url) : url;
  if (!URL.canParse(address, base)) return null;
  const { protocol, username, password, href } = new URL(address, base);
  return /^https?:$/.test(protocol) && username + password === '' ? href : null;
}

/**
 * The sandbox permissions for a portal with forms. A portal on an origin of its own keeps that origin for its cookies.
 * A portal on the application's origin does not, because it could then do whatever the page can.
 */
export const sandboxFor = (address: string, page: string): string =>
  ['allow-forms', 'allow-scripts', 'allow-popups']
    .concat(new URL(address).origin === new URL(page).origin ? [] : ['allow-same-origin'])
    .join(' ');
