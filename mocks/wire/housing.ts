import type { Loose, Moment, Spelled } from './shared';

/* Units, complexes and what belongs to them, spelled by hand. Only `id` is sure, and of a complex its `type`. */

/** A unit as lists and searches give it: without its three summaries. */
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

/** What is summed up of a unit, only where one is asked for by id and in the pushes of its hub. */
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

/** A district, a type of housing. */
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
