import { apiUrl } from '@/api/http/http';

/** An address of the portal in full: it may be relative to the API's host. Null for what is no http(s) address. */
export function portalAddress(url: string, page: string): string | null {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  const base = new URL(apiUrl('/'), page);
  const address = isPath ? apiUrl(url) : url;
  if (!URL.canParse(address, base)) return null;
  const { protocol, username, password, href } = new URL(address, base);
  return /^https?:$/.test(protocol) && username + password === '' ? href : null;
}

/**
 * What a portal needs to show a form. On an origin of its own it keeps that, for its cookies; on ours it gets none, for it
 * could do whatever the page can.
 */
export const sandboxFor = (address: string, page: string): string =>
  ['allow-forms', 'allow-scripts', 'allow-popups']
    .concat(new URL(address).origin === new URL(page).origin ? [] : ['allow-same-origin'])
    .join(' ');
