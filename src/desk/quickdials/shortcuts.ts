import type { QuickDial, QuickLink } from '@/domain/telephony/shortcut';
import { telHref } from '@/lib/contactHref';
import { ownPath, webAddress } from '@/lib/links';
import { formatPhone } from '@/lib/phone';
import { shortcutsTexts as texts } from './shortcutsTexts';

interface Shortcut {
  id: string;
  name: string;
  detail: string;
}

/** `number` is null for a text that cannot be dialled. */
export interface DialShortcut extends Shortcut {
  number: string | null;
}

/** `href` is null unless the address is http, https or a path. */
export interface LinkShortcut extends Shortcut {
  href: string | null;
  isOwn: boolean;
}

export function asDial({ id, name, phoneNumber }: QuickDial): DialShortcut {
  const number = phoneNumber !== null && telHref(phoneNumber) !== null ? phoneNumber : null;
  const detail = number === null ? phoneNumber?.trim() || texts.noNumber : formatPhone(number);
  return { id, name: name.trim() || texts.nameless, number, detail };
}

export function asLink({ id, name, title, url }: QuickLink): LinkShortcut {
  const path = ownPath(url);
  const href = path ?? webAddress(url);
  const detail = href === null ? texts.noLink : (path ?? new URL(href).host);
  return { id, name: title?.trim() || name.trim() || texts.nameless, href, isOwn: path !== null, detail };
}
