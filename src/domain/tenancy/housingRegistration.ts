import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import {
  count,
  flag,
  id,
  instant,
  listOf,
  member,
  optionalText,
  type Received,
  text,
  unknownLabel,
} from '../decode/decode';

const RegistrationType = { Housing: 1, Garage: 2, Parking: 3 } as const;
type RegistrationType = (typeof RegistrationType)[keyof typeof RegistrationType];

/** Case screens call a registration for housing 'House' (AMB-141). */
const typeByWireName = { ...RegistrationType, House: RegistrationType.Housing };

const labels: Record<RegistrationType, string> = {
  [RegistrationType.Housing]: 'Woning',
  [RegistrationType.Garage]: 'Garage',
  [RegistrationType.Parking]: 'Parkeerplaats',
};

export const registrationTypeLabel = (type: Received<RegistrationType>): string =>
  lookUp(labels, type) ?? unknownLabel(type);

/** How far a reaction to an offered home got, as people say it (002 §9.3). */
const reactionLabels: Readonly<Record<string, string>> = {
  Verwerken: 'Wordt verwerkt',
  Ontvangen: 'Ontvangen',
  Toegewezen: 'Toegewezen',
  NietToegewezen: 'Niet toegewezen',
  Geaccepteerd: 'Geaccepteerd',
  Geweigerd: 'Geweigerd',
  Afgewezen: 'Afgewezen',
  Verwijderd: 'Verwijderd',
};

export const reactionStatusLabel = (status: string): string =>
  lookUp(reactionLabels, status) ?? unknownLabel(status);

const Reaction = v.object({
  status: text,
  date: instant,
  addressLine: optionalText,
  position: count,
});
export type Reaction = v.InferOutput<typeof Reaction>;

/** What somebody is registered for at the allocation of housing. */
export const HousingRegistration = v.object({
  id,
  type: member<RegistrationType>(typeByWireName),
  isActive: flag,
  /** Without one it was never completed, and may be removed (002 §5). */
  registrationNumber: optionalText,
  registrationDate: instant,
  startDate: instant,
  endDate: instant,
  renewalDate: instant,
  description: text,
  remarks: text,
  reactions: listOf(Reaction),
});
export type HousingRegistration = v.InferOutput<typeof HousingRegistration>;

export const RegistrantInfo = v.object({ hasActiveHousingRegistration: flag });
export type RegistrantInfo = v.InferOutput<typeof RegistrantInfo>;
