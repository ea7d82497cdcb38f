import * as v from 'valibot';
import type { Permission } from '../../session/permission';
import type { PhoneTypeRules } from '../fieldCapabilities';
import type { Person } from '../person';

/** A person with everything that the back end sent, also what is not known here. */
export type RawPerson = Readonly<Record<string, unknown>>;

const PhoneValue = v.object({
  number: v.string(),
  type: v.string(),
  description: v.string(),
  /** The number as the back end knows it; '' for a new one. */
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

/** The kinds of fields, each with its value in a form: text as it was typed. */
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

/** What is shown, changed and saved together. */
export type PersonBlock = 'personal' | 'company' | 'characteristics' | 'notifications' | 'contact';

export type Problem = string | null;

/** What is wrong, by the part of a field that has parts: `street`, `0`, `0.type`. */
export type PartProblems = Readonly<Record<string, Problem>>;

/** What a check needs to know besides the field. */
export interface Circumstances {
  /** `yyyy-MM-dd` */
  today: string;
  phoneTypes: PhoneTypeRules;
  /** As the back end knows them. */
  person: Person;
}

/** Who may change it (CARD-115), and its name among the writeable fields of an outside system (ENUM-62). */
export interface FieldRule {
  flag: Permission;
  /** Null for what no outside system manages. */
  capability: string | null;
  /** Changed by a call of its own, which customerManagement does not open. */
  hasOwnCall?: true;
}

/** An editable field of a person. */
export interface FieldOf<K extends FieldKind> extends FieldRule {
  kind: K;
  /** On the wire, in drafts, and in what the server says of it. */
  name: string;
  block: PersonBlock;
  label: string;
  required?: true;
  /** What a choice offers. */
  options?: readonly string[];
  hiddenWhenEmpty?: true;
  /** The name in refusals of the server, where that is another one. */
  refusedAs?: string;
  read(person: Person): ValueOf<K>;
  /** Puts the value where the back end keeps it. */
  write(person: RawPerson, to: ValueOf<K>, from: ValueOf<K>): RawPerson;
  /** What is wrong with a changed value. */
  check?(to: ValueOf<K>, from: ValueOf<K>, circumstances: Circumstances): Problem | PartProblems;
  /** What of the value comes back as it was sent, where that is not all of it. */
  comparable?(value: ValueOf<K>): unknown;
}

export type PersonField = FieldOf<FieldKind>;

/** Describes an editable field; block, form, rules, checks and body follow from it. */
export const defineField = <K extends FieldKind>(field: FieldOf<K>): FieldOf<K> => field;
