import * as v from 'valibot';
import { lookUp } from '@/lib/lookUp';
import { flag, id, member, type Received } from './decode';
import { unknownLabel } from './unknownLabel';

const RegistrationType = { Housing: 1, Garage: 2, Parking: 3 } as const;
export type RegistrationType = (typeof RegistrationType)[keyof typeof RegistrationType];

/** Case screens call a registration for housing 'House' (AMB-141). */
const typeByWireName = { ...RegistrationType, House: RegistrationType.Housing };

const labels: Record<RegistrationType, string> = {
  [RegistrationType.Housing]: 'Woning',
  [RegistrationType.Garage]: 'Garage',
  [RegistrationType.Parking]: 'Parkeerplaats',
};

export const registrationTypeLabel = (type: Received<RegistrationType>): string =>
  lookUp(labels, type) ?? unknownLabel(type);

/** What somebody is registered for at the allocation of housing. */
export const Registration = v.object({
  id,
  type: member<RegistrationType>(typeByWireName),
  isActive: flag,
});
export type Registration = v.InferOutput<typeof Registration>;
