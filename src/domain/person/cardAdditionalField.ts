import * as v from 'valibot';
import { uriPart } from '@/lib/address';
import * as d from '../decode/decode';

/** A field that an installation adds to a card; its value is the property of its name (002 §3). */
export const CardAdditionalField = v.object({
  isActive: d.flag,
  frame: d.text,
  block: d.text,
  position: d.count,
  name: v.pipe(d.text, v.minLength(1)),
  deepLinkUrl: d.optionalText,
  deepLinkLabel: d.optionalText,
  deepLinkOpenInSelf: d.flag,
});
export type CardAdditionalField = v.InferOutput<typeof CardAdditionalField>;

const byPlace = (a: CardAdditionalField, b: CardAdditionalField): number =>
  a.frame.localeCompare(b.frame, 'nl') || a.block.localeCompare(b.block, 'nl') || a.position - b.position;

/** Those that are in use, in their order on the card. */
export const CardAdditionalFields = v.pipe(
  d.listOf(CardAdditionalField),
  v.transform((fields) => fields.filter(({ isActive }) => isActive).sort(byPlace)),
);

/** Where the value of a field leads; null without value, and for anything but a web address. */
export function deepLinkOf({ deepLinkUrl }: CardAdditionalField, value: string): string | null {
  if (deepLinkUrl === null || value === '') return null;
  const url = deepLinkUrl.replaceAll('FIELD_VALUE', () => uriPart(value)).trim();
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
