import { useOutletContext, useParams } from 'react-router';
import { unitQueries } from '@/api/properties/units';
import type { Property } from '@/desk/contacts';
import type { Complex } from '@/domain/properties/units';
import { complexTexts } from './complexTexts';

/** The complex whose card is open, as an answer that may still be loading; null for an unknown id. */
export function useComplexAnswer() {
  const { complexId = '' } = useParams();
  return unitQueries.endpoints.complex.useQuery(complexId);
}

export const useCardComplex = (): Complex => useOutletContext<Complex>();

/** The complex as the subject of records that are made on its card. */
export const zoneOf = ({ id, name }: Complex): Property => ({
  of: 'complex',
  id,
  name: name ?? complexTexts.nameless,
});
