import * as v from 'valibot';
import { uriPart } from '@/lib/address';
import * as d from '../decode/decode';

/** A field that an installation adds to a card; its value is the person's property with the same name (002 §3). */
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

/** The fields in use, in their order on the card. */
export const CardAdditionalFields = v.pipe(
  d.listOf(CardAdditionalField),
  v.transform((fields) => fields.filter(({ isActive }) => isActive).sort(byPlace)),
);

const DOTS = /^(?:\.|%2e){1,2}$/i;

/** Whether a part of the path is `.` or `..` and would change the folder. */
const hasDotSegment = (url: string): boolean => {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.split('/').some((part) => DOTS.test(part));
};

/**
 * Returns the address that the value of a field links to; null without a value, or when it is not a web address. The
 * value can change neither the host nor the folder of the template.
 */
export function deepLinkOf({ deepLinkUrl }: CardAdditionalField, value: string): string | null {
  if (deepLinkUrl === null || value === '') return null;
  const template = deepLinkUrl.trim();
  const url = template.replaceAll('FIELD_VALUE', () => uriPart(value));
  if (!/^https?:\/\//i.test(url) || !URL.canParse(template) || !URL.canParse(url)) return null;
  return new URL(url).host === new URL(template).host && !hasDotSegment(url) ? url : null;
}
