import { fillPath } from '@/lib/address';

export interface SearchUrls {
  byText: string;
  bare: string;
}

/** Texts that cannot be a part of an address. */
const IMPOSSIBLE = ['', '.', '..'];

/** The search text is the last part of the address. A text that cannot be such a part is sent as `id` (AMB-116). */
export const searchAddress = ({ byText, bare }: SearchUrls, text: string) =>
  IMPOSSIBLE.includes(text)
    ? { url: bare, params: { id: text } }
    : { url: fillPath(byText, { text }), params: {} };
