import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** A record of one of the lists about the housing stock, such as districts or types of housing (002 §7). */
export const HousingListItem = v.object({
  id: d.id,
  code: d.optionalText,
  name: d.optionalText,
  title: d.optionalText,
  description: d.optionalText,
});
export type HousingListItem = v.InferOutput<typeof HousingListItem>;

/** The title follows the name unless the title itself was changed. */
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

export const priceComponentStatusLabel = labelsOf<PriceComponentStatus>({
  [PriceComponentStatus.Provisionally]: 'Voorlopig',
  [PriceComponentStatus.Definitive]: 'Definitief',
  [PriceComponentStatus.Requested]: 'Aangevraagd',
});

/** One part of a rent. */
export const PriceComponent = v.object({
  ...HousingListItem.entries,
  amount: d.optionalNumber,
  status: d.optionalMember<PriceComponentStatus>(PriceComponentStatus),
});
export type PriceComponent = v.InferOutput<typeof PriceComponent>;

/** A fund that tenants pay into for repairs that they would have to do themselves. */
export const ServiceFund = v.object({ ...HousingListItem.entries, amount: d.optionalNumber });
export type ServiceFund = v.InferOutput<typeof ServiceFund>;
