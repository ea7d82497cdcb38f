import { isRecord } from '@/lib/values';
import type { RawPerson } from './personField';

/** A record inside a person as it was sent; empty for anything else. */
export type Raw = Readonly<Record<string, unknown>>;

export const asRaw = (value: unknown): Raw => (isRecord(value) ? value : {});
export const asRawList = (value: unknown): Raw[] => (Array.isArray(value) ? value.map(asRaw) : []);

/** Whether the value is a text that is not blank. */
export const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

export const rawContact = (person: RawPerson): Raw => asRaw(person['contactDetails']);

export const withContact = (person: RawPerson, changes: Raw): RawPerson => ({
  ...person,
  contactDetails: { ...rawContact(person), ...changes },
});
