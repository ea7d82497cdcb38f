import { useOutletContext, useParams } from 'react-router';
import { unitQueries } from '@/api/tenancy/units';
import type { Zone } from '@/contactmoments';
import type { Complex } from '@/domain/tenancy/units';
import { complexTexts } from './complexTexts';

/** The complex whose card is open, as an answer that may still have to come; null for an id that is no complex's. */
export function useComplexAnswer() {
  const { complexId = '' } = useParams();
  return unitQueries.endpoints.complex.useQuery(complexId);
}

/** The complex of the card, for its tabs. */
export const useCardComplex = (): Complex => useOutletContext<Complex>();

/** What is made on its card is about it. */
export const zoneOf = ({ id, name }: Complex): Zone => ({
  of: 'complex',
  id,
  name: name ?? complexTexts.nameless,
});
