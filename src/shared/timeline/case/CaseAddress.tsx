import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMatch } from 'react-router';
import { unitQueries } from '@/api/properties/units';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { sameId } from '@/lib/guid';
import { NamedProperty } from '@/shared/propertylink';

interface CaseAddressProps {
  contractId: string | null;
  address: string;
}

/** Links to the unit of a case while its contract runs; on the card of that unit there is no link. */
export function CaseAddress({ contractId, address }: CaseAddressProps) {
  const mayOpen = useMayOpen(paths.unitCard);
  const { unitId: openId } = useMatch(`${paths.unitCard}/*`)?.params ?? {};
  const { currentData: unit } = unitQueries.endpoints.unitOfContract.useQuery(
    mayOpen && contractId !== null ? contractId : skipToken,
  );
  if (!unit || sameId(unit.id, openId ?? '')) return address;
  return <NamedProperty kind="Unit" id={unit.id} name={address} />;
}
