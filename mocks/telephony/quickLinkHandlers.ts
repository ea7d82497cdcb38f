import { pageOf, refuse } from '../backend/answers';
import type { Body } from '../backend/body';
import type { Call, Handlers } from '../backend/backend';
import { administrator, quickLinks } from '../backend/demands';
import { db } from '../db/db';
import { hasWords, searchedText } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { QuickLink } from '../wire/telephony';
import { shortcutActions } from './shortcuts';

const DEFAULT_SIZE = '100';

/** A page of links, whose size is the parameter `size`. Only save and update answer `isActive`. */
function page(links: readonly QuickLink[], { query }: Call) {
  const params = new URLSearchParams(query);
  params.set('pageSize', query.get('size') ?? DEFAULT_SIZE);
  const { page: index, pageSize, total, items } = pageOf(links, params);
  const shown = items.map(({ id, name, title, url }) => ({ id, name, title, url }));
  return { page: index, size: pageSize, pageSize, total, items: shown };
}

/** Allows only http, https and paths of the product. */
const isAddress = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));

function readLink({ title, url }: Body): Partial<QuickLink> {
  if (url !== undefined && url !== null && (typeof url !== 'string' || !isAddress(url)))
    refuse(422, 'Geen geldig adres.', 'url');
  return {
    ...(typeof title === 'string' && { title }),
    ...((typeof url === 'string' || url === null) && { url }),
  };
}

function search(call: Call) {
  const text = searchedText(call);
  const found = db.quickLinks.where(({ name, title }) => hasWords(plain(`${name} ${title}`), text));
  return page(found, call);
}

const { save, update, updateOrder, remove } = shortcutActions({
  table: db.quickLinks,
  alreadyThere: 'De snelkoppeling bestaat al.',
  blank: (name): Omit<QuickLink, 'id'> => ({ name, title: name, url: null, isActive: true }),
  read: readLink,
});

export const quickLinkHandlers: Handlers = {
  'GET /api/v1/quicklink/active': quickLinks((call) =>
    page(
      db.quickLinks.where(({ isActive }) => isActive),
      call,
    ),
  ),
  'GET /api/v1/quicklink/search': quickLinks(search),
  'GET /api/v1/quicklink/search/:text': quickLinks(search),
  'POST /api/v1/quicklink/save': administrator(save),
  'PUT /api/v1/quicklink/update': administrator(update),
  'PUT /api/v1/quicklink/updateOrder': administrator(updateOrder),
  'DELETE /api/v1/quicklink/delete/:id': administrator(remove),
};
