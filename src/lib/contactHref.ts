const EMAIL_ADDRESS = /^([^\s@]+)@([^\s@]+)$/;
const PHONE_NUMBER = /^\+?\d{3,15}$/;

/** The trunk zero in `+31 (0)6 12345678` is not dialled. */
const TRUNK_ZERO = /^(\+\d+)\(0\)/;

/** `mailto:` with one address and nothing else: whatever the text holds is part of the address. Null when it is none. */
export function mailtoHref(address: string): string | null {
  const parts = EMAIL_ADDRESS.exec(address.trim().toWellFormed());
  return parts && `mailto:${parts.slice(1).map(encodeURIComponent).join('@')}`;
}

/** `tel:` with digits only. Null for a text that is no number, such as 'Niet bekend'. */
export function telHref(number: string): string | null {
  const dialled = number
    .replace(/[\s./-]/g, '')
    .replace(TRUNK_ZERO, '$1')
    .replace(/[()]/g, '');
  return PHONE_NUMBER.test(dialled) ? `tel:${dialled}` : null;
}
