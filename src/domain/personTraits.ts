import { lookUp } from '@/lib/lookUp';
import { memberOr, optionalMember, type Received } from './decode';
import { unknownLabel } from './unknownLabel';

/** 000 §3.3, AMB-143. */
export const Gender = { Unknown: 'Unknown', Male: 'Male', Female: 'Female' } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

/** How the person wants to be written to (000 §3.3); the wire is not steady in its capitals (AMB-142). */
export const CorrespondenceType = { Mail: 'Mail', Digital: 'Digital' } as const;
export type CorrespondenceType = (typeof CorrespondenceType)[keyof typeof CorrespondenceType];

/** What a case is about renting (000 §3.3). */
export const HousingAllocationType = { House: 'House', Garage: 'Garage' } as const;
export type HousingAllocationType = (typeof HousingAllocationType)[keyof typeof HousingAllocationType];
/** Registrations call a house 'Housing' (AMB-141). */
const housingByWireName = { ...HousingAllocationType, Housing: HousingAllocationType.House };

export const genderOrUnknown = memberOr<Gender>(Gender, Gender.Unknown);
export const optionalCorrespondence = optionalMember<CorrespondenceType>(CorrespondenceType);
export const optionalHousing = optionalMember<HousingAllocationType>(housingByWireName);

const labels = {
  Unknown: 'Onbekend',
  Male: 'Man',
  Female: 'Vrouw',
  Mail: 'Per post',
  Digital: 'Digitaal',
  House: 'Woning',
  Garage: 'Garage',
} satisfies Record<Gender | CorrespondenceType | HousingAllocationType, string>;

export const traitLabel = (trait: Received<Gender | CorrespondenceType | HousingAllocationType>): string =>
  lookUp(labels, trait) ?? unknownLabel(trait);
