const EMAIL_ADDRESS = /^([^\s@]+)@([^\s@]+)$/;
const PHONE_NUMBER = /^\+?\d{3,15}$/;

/** The trunk zero in `+31 (0)6 12345678` is not dialled. */
const TRUNK_ZERO = /^(\+\d+)\(0\)/;

/**
 * Returns `mailto:` with one address and nothing else: all of the text is part of the address. Null if it is not an
 * address.
 */
export function mailtoHref(address: string): string | null {
  const parts = EMAIL_ADDRESS.exec(address.trim().toWellFormed());
  return parts && `mailto:${parts.slice(1).map(encodeURIComponent).join('@')}`;
}

/** Returns `tel:` with digits only. Null for a text that is not a number, such as 'Niet bekend'. */
export function telHref(number: string): string | null {
  const dialled = number
    .replace(/[\s./-]/g, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(/[()]/g, '');
  return PHONE_NUMBER.test(dialled) ? `tel:${dialled}` : null;
}
