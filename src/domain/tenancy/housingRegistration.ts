import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

export const RegistrationType = { Housing: 1, Garage: 2, Parking: 3 } as const;
type RegistrationType = (typeof RegistrationType)[keyof typeof RegistrationType];

/** Case screens call a registration for housing 'House' (AMB-141). */
const typeByWireName = { ...RegistrationType, House: RegistrationType.Housing };

export const registrationTypeLabel = labelsOf<RegistrationType>({
  [RegistrationType.Housing]: 'Woning',
  [RegistrationType.Garage]: 'Garage',
  [RegistrationType.Parking]: 'Parkeerplaats',
});

/** The progress of a reaction to an offered home, in words (002 §9.3). */
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

export const REACTION_STATUSES: readonly string[] = Object.keys(reactionLabels);

export const reactionStatusLabel = labelsOf<string>(reactionLabels);

const Reaction = v.object({
  status: d.text,
  date: d.instant,
  addressLine: d.optionalText,
  position: d.count,
});
export type Reaction = v.InferOutput<typeof Reaction>;

/** A person's registration for the allocation of housing. */
export const HousingRegistration = v.object({
  id: d.id,
  type: d.member<RegistrationType>(typeByWireName),
  isActive: d.flag,
  /** A registration without a number was never completed, and may be removed (002 §5). */
  registrationNumber: d.optionalText,
  registrationDate: d.instant,
  startDate: d.instant,
  endDate: d.instant,
  renewalDate: d.instant,
  description: d.text,
  remarks: d.text,
  reactions: d.listOf(Reaction),
});
export type HousingRegistration = v.InferOutput<typeof HousingRegistration>;

export const RegistrantInfo = v.object({ hasActiveHousingRegistration: d.flag });
export type RegistrantInfo = v.InferOutput<typeof RegistrantInfo>;
