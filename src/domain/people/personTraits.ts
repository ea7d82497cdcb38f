import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { labelsOf, type Received, unknownLabel } from '../decode/received';

/** 000 §3.3, AMB-143. */
export const Gender = { Unknown: 'Unknown', Male: 'Male', Female: 'Female' } as const;
type Gender = (typeof Gender)[keyof typeof Gender];

/** The person's preferred channel for letters (000 §3.3); the wire uses varying capitals (AMB-142). */
export const CorrespondenceType = { Mail: 'Mail', Digital: 'Digital' } as const;
type CorrespondenceType = (typeof CorrespondenceType)[keyof typeof CorrespondenceType];

export const GENDERS: readonly Gender[] = Object.values(Gender);
export const CORRESPONDENCE_TYPES: readonly CorrespondenceType[] = Object.values(CorrespondenceType);

/** 002 §9.2; there is no salutation for an unknown gender. */
const salutations: Readonly<Record<string, string>> = { Male: 'dhr.', Female: 'mevr.' };

export const salutationOf = (gender: Received<Gender>): string | null => lookUp(salutations, gender) ?? null;

export const genderOrUnknown = v.pipe(
  d.optionalMember<Gender>(Gender),
  v.transform((gender) => gender ?? Gender.Unknown),
);
export const optionalCorrespondence = d.optionalMember<CorrespondenceType>(CorrespondenceType);

export const traitLabel = labelsOf<Gender | CorrespondenceType>({
  Unknown: 'Onbekend',
  Male: 'Man',
  Female: 'Vrouw',
  Mail: 'Per post',
  Digital: 'Digitaal',
});

/** 002 §9.3. */
const characteristics = {
  Aggressive: 'Agressief',
  ExcludedFromSingleService: 'Uitgesloten van enkelvoudige dienstverlening',
} as const;

export const PERSON_CHARACTERISTICS: readonly string[] = Object.keys(characteristics);

export const characteristicLabel = (name: string): string =>
  lookUp(characteristics, name as keyof typeof characteristics) ?? unknownLabel(name);
