import * as v from 'valibot';
import { uriPart } from '@/lib/address';
import { count, flag, listOf, optionalText, text } from '../decode/decode';

/** A field that an installation adds to a card; its value is the property of its name (002 §3). */
export const CardAdditionalField = v.object({
  isActive: flag,
  frame: text,
  block: text,
  position: count,
  name: v.pipe(text, v.minLength(1)),
  deepLinkUrl: optionalText,
  deepLinkLabel: optionalText,
  deepLinkOpenInSelf: flag,
});
export type CardAdditionalField = v.InferOutput<typeof CardAdditionalField>;

const byPlace = (a: CardAdditionalField, b: CardAdditionalField): number =>
  a.frame.localeCompare(b.frame, 'nl') || a.block.localeCompare(b.block, 'nl') || a.position - b.position;

/** Those that are in use, in their order on the card. */
export const CardAdditionalFields = v.pipe(
  listOf(CardAdditionalField),
  v.transform((fields) => fields.filter(({ isActive }) => isActive).sort(byPlace)),
);

/** Where the value of a field leads; null without value, and for anything but a web address. */
export function deepLinkOf({ deepLinkUrl }: CardAdditionalField, value: string): string | null {
  if (deepLinkUrl === null || value === '') return null;
  const url = deepLinkUrl.replaceAll('FIELD_VALUE', () => uriPart(value)).trim();
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
