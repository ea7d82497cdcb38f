import type { MailReceivers } from '@/api/mail/outgoingMail';
import { withoutUnseen } from '@/lib/text';

/** The typed or pasted text for each kind of receiver. */
export type TypedReceivers = Record<keyof MailReceivers, string>;

interface ReadAddresses {
  valid: string[];
  wrong: string[];
}

/* Separators within quotes do not count, because a name may hold any of them. */
const BETWEEN_SEMICOLONS = /(?:"[^"]*"|[^;\n\r"])+/g;
const BETWEEN_COMMAS = /(?:"[^"]*"|[^,"])+/g;
const NAMED = /<([^<>]*)>\s*$/;
const ADDRESS = /^[^\s@,;:<>()"]+@[^\s@,;:<>()".]+(?:\.[^\s@,;:<>()".]+)+$/;

/** Reads 'Jan <jan@a.nl>' as jan@a.nl, and addresses with only spaces between them as separate addresses. */
function addressesOf(part: string): string[] {
  const named = NAMED.exec(part)?.[1];
  if (named !== undefined) return [named.trim()];
  const words = part.trim().split(/\s+/);
  return words.filter((word) => word.includes('@')).length > 1 ? words : [part.trim()];
}

/** 'Jansen, Anna <a@b.nl>' is one receiver, because a part without an address belongs to the name after it. */
const isPartOfName = (part: string, next: string | undefined): boolean =>
  !part.includes('@') && /^[\p{L}\p{M}'’. -]+$/u.test(part) && next !== undefined && NAMED.test(next);

function receiversIn(list: string): string[] {
  const parts: readonly string[] = list.match(BETWEEN_COMMAS) ?? [];
  return parts.filter((part, index) => !isPartOfName(part, parts[index + 1]));
}

/** Splits typed or pasted text into valid addresses and other parts (AMB-228). */
export function readAddresses(text: string): ReadAddresses {
  const found = (withoutUnseen(text).match(BETWEEN_SEMICOLONS) ?? [])
    .flatMap(receiversIn)
    .flatMap(addressesOf)
    .filter((address) => address !== '');
  const read: ReadAddresses = { valid: [], wrong: [] };
  for (const address of found) (ADDRESS.test(address) ? read.valid : read.wrong).push(address);
  return read;
}

/** Returns the receivers with each address once, so that nobody in 'to' or 'cc' gets a blind copy as well. */
export function receiversOf(typed: TypedReceivers): { receivers: MailReceivers; doubled: number } {
  const seen = new Set<string>();
  let doubled = 0;
  const once = (text: string) =>
    readAddresses(text).valid.filter((address) => {
      const isNew = !seen.has(address.toLowerCase());
      if (isNew) seen.add(address.toLowerCase());
      else doubled += 1;
      return isNew;
    });
  const receivers = { to: once(typed.to), cc: once(typed.cc), bcc: once(typed.bcc) };
  return { receivers, doubled };
}
