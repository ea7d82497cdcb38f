import * as v from 'valibot';
import type { Permission } from '../../session/permission';
import type { PhoneTypeRules } from '../fieldCapabilities';
import type { Person } from '../person';

/** A person with everything that the back end sent, including fields unknown to the client. */
export type RawPerson = Readonly<Record<string, unknown>>;

const PhoneValue = v.object({
  number: v.string(),
  type: v.string(),
  description: v.string(),
  /** The number as stored in the back end; '' for a new one. */
  original: v.string(),
});
export type PhoneValue = v.InferOutput<typeof PhoneValue>;

const AddressValue = v.object({
  zipCode: v.string(),
  houseNumber: v.string(),
  houseNumberSuffix: v.string(),
  street: v.string(),
  city: v.string(),
});
export type AddressValue = v.InferOutput<typeof AddressValue>;

/** The kinds of fields, each with the schema of its value in a form. Texts are kept as they were typed. */
export const fieldKinds = {
  line: v.string(),
  date: v.string(),
  choice: v.string(),
  emails: v.array(v.string()),
  phones: v.array(PhoneValue),
  address: AddressValue,
  notifications: v.object({ email: v.boolean(), sms: v.boolean(), newsletter: v.boolean() }),
  characteristics: v.array(v.string()),
} as const;

export type FieldKind = keyof typeof fieldKinds;
export type ValueOf<K extends FieldKind> = v.InferOutput<(typeof fieldKinds)[K]>;
export type FieldValue = ValueOf<FieldKind>;

/** Fields that are shown, edited and saved together. */
export type PersonBlock = 'personal' | 'company' | 'characteristics' | 'notifications' | 'contact';

export type Problem = string | null;

/** The problems by part of a field: `street`, `0`, `0.type`. */
export type PartProblems = Readonly<Record<string, Problem>>;

/** The other values that a check depends on. */
export interface Circumstances {
  /** `yyyy-MM-dd` */
  today: string;
  phoneTypes: PhoneTypeRules;
  /** The person as stored in the back end. */
  person: Person;
}

/**
 * The permission to change a field (CARD-115), and the field's name among the writeable fields of an outside system
 * (ENUM-62).
 */
export interface FieldRule {
  flag: Permission;
  /** The name in an outside system; null when no outside system manages the field. */
  capability: string | null;
  /** The field is changed by a separate call, for which the permission `customerManagement` is not enough. */
  hasOwnCall?: true;
}

export interface FieldOf<K extends FieldKind> extends FieldRule {
  kind: K;
  /** The field's name on the wire, in drafts, and in refusals of the server. */
  name: string;
  block: PersonBlock;
  label: string;
  required?: true;
  /** The options of a choice. */
  options?: readonly string[];
  hiddenWhenEmpty?: true;
  /** The field's name in refusals of the server, when it differs. */
  refusedAs?: string;
  read(person: Person): ValueOf<K>;
  /** Returns the person with the value in the place where the back end keeps it. */
  write(person: RawPerson, to: ValueOf<K>, from: ValueOf<K>): RawPerson;
  /** Returns the problem of a changed value. */
  check?(to: ValueOf<K>, from: ValueOf<K>, circumstances: Circumstances): Problem | PartProblems;
  /**
   * Returns the part of the value that the server sends back unchanged. Without this function all of the value is
   * compared.
   */
  comparable?(value: ValueOf<K>): unknown;
}

export type PersonField = FieldOf<FieldKind>;

/** Defines an editable field; block, form, rules, checks and body follow from it. */
export const defineField = <K extends FieldKind>(field: FieldOf<K>): FieldOf<K> => field;
