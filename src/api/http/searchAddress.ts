import { fillPath } from '@/lib/address';

export interface SearchUrls {
  byText: string;
  bare: string;
}

/** No part of an address can be one of these. */
const IMPOSSIBLE = ['', '.', '..'];

/** What is searched for is the last part of the address; what cannot be one is asked as `id` (AMB-116). */
export const searchAddress = ({ byText, bare }: SearchUrls, text: string) =>
  IMPOSSIBLE.includes(text)
    ? { url: bare, params: { id: text } }
    : { url: fillPath(byText, { text }), params: {} };
