import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** A record of a list of the housing stock: a district, a type of housing (002 §7). */
export const HousingListItem = v.object({
  id: d.id,
  code: d.optionalText,
  name: d.optionalText,
  title: d.optionalText,
  description: d.optionalText,
});
export type HousingListItem = v.InferOutput<typeof HousingListItem>;

/** What it is called; its title follows its name, unless somebody gave it another. */
export const housingListName = ({
  title,
  name,
  code,
}: Pick<HousingListItem, 'title' | 'name' | 'code'>): string | null => title ?? name ?? code;

/** ENUM-24. */
export const PriceComponentStatus = {
  Provisionally: 'Provisionally',
  Definitive: 'Definitive',
  Requested: 'Requested',
} as const;
export type PriceComponentStatus = (typeof PriceComponentStatus)[keyof typeof PriceComponentStatus];

const statusLabels: Record<PriceComponentStatus, string> = {
  [PriceComponentStatus.Provisionally]: 'Voorlopig',
  [PriceComponentStatus.Definitive]: 'Definitief',
  [PriceComponentStatus.Requested]: 'Aangevraagd',
};

export const priceComponentStatusLabel = (status: Received<PriceComponentStatus>): string =>
  lookUp(statusLabels, status) ?? unknownLabel(status);

/** What a rent is made of. */
export const PriceComponent = v.object({
  ...HousingListItem.entries,
  amount: d.optionalNumber,
  status: d.optionalMember<PriceComponentStatus>(PriceComponentStatus),
});
export type PriceComponent = v.InferOutput<typeof PriceComponent>;

/** What tenants pay into for repairs that would be theirs. */
export const ServiceFund = v.object({ ...HousingListItem.entries, amount: d.optionalNumber });
export type ServiceFund = v.InferOutput<typeof ServiceFund>;
