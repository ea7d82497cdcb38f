import type { Loose, Moment, Spelled } from './shared';

/* Units, complexes and what belongs to them, written by hand. Only `id` is certain, and the `type` of a complex. */

/** A unit in lists and searches: without its three summaries. */
export type Unit = { id: string } & Loose<{
  street: string;
  houseNumber: number | string;
  houseNumberExtension: string;
  letter: string;
  city: string;
  zipCode: string;
  addressLine: string;
  fullAddressLine: string;
  complexId: string;
  housingTypeId: string;
  code: string;
  constructionYear: number;
  energyLabel: string;
  properties: Record<string, string>;
}>;

export type Complex = { id: string; type: string } & Loose<{
  name: string;
  city: string;
  code: string;
  districtId: string;
  constructionYear: number;
}>;

/** The summaries of a unit, only in the call by id and in the pushes of its hub. */
export type UnitSummaries = Loose<{
  valuation: { id: string; points: number | null; valuationDate: Moment | null };
  contractInfo: { id: string; status: Spelled | null; startDate: Moment | null };
  activityInfo: { total: number; lastActivity: Moment | null };
}>;

export type Valuation = { id: string } & Loose<{
  unitId: string;
  points: number;
  maximumRent: number;
  energyLabel: string;
  valuationDate: Moment;
  created: Moment;
  components: Loose<{ name: string; points: number }>[];
}>;

/** A district or a type of housing. */
export type HousingListItem = { id: string } & Loose<{
  code: string;
  name: string;
  title: string;
  description: string;
}>;

export type PriceComponent = HousingListItem & Loose<{ amount: number; status: string }>;

export type ServiceFund = HousingListItem & Loose<{ amount: number }>;

export type TerminationReport = { id: string } & Loose<{
  contractId: string;
  unitId: string;
  personId: string;
  terminationDate: Moment;
  reason: string;
  status: string;
  created: Moment;
}>;
