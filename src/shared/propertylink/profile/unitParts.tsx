import { Fragment, type ReactNode } from 'react';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { housingListQueries } from '@/api/tenancy/housingLists';
import { unitQueries } from '@/api/properties/units';
import { PersonLink } from '@/core/PersonLink';
import { PropertyLink } from '@/core/PropertyLink';
import { runningContracts } from '@/domain/tenancy/contracts';
import { housingListName } from '@/domain/tenancy/housingLists';
import type { Unit } from '@/domain/properties/units';
import { PropertyKind } from '@/domain/properties/propertyKind';
import { useNow } from '@/lib/useNow';
import type { Answer } from '@/ui/feedback/answer';
import { propertyPopoverTexts } from './propertyPopoverTexts';

const texts = propertyPopoverTexts.unit;

interface AnsweredProps<T> {
  answer: Answer<T>;
  children: (value: T) => ReactNode;
}

/** A fact with a request of its own: it shows waiting and failure within its own line. */
function Answered<T>({ answer: { currentData, isError }, children }: AnsweredProps<T>) {
  if (currentData !== undefined) return children(currentData);
  return isError ? texts.partFailed : texts.partWaiting;
}

/** The present tenants. */
export function TenantsOf({ unit, onLeave }: { unit: Unit; onLeave: () => void }) {
  const now = useNow();
  const answer = allContractQueries.endpoints.allContractsOfUnit.useQuery(unit.id);
  return (
    <Answered answer={answer}>
      {(contracts) => {
        const running = runningContracts(contracts, unit.contractInfo, now);
        const tenants = running.flatMap(({ customers }) => customers);
        if (tenants.length === 0) return texts.noTenant;
        return tenants.map(({ personId, name }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            {personId === null ? (
              name || texts.namelessTenant
            ) : (
              <PersonLink id={personId} name={name || texts.namelessTenant} onChosen={onLeave} />
            )}
          </Fragment>
        ));
      }}
    </Answered>
  );
}

/** The complex of the unit, which may no longer exist. */
export function ComplexOf({ complexId, onLeave }: { complexId: string; onLeave: () => void }) {
  const answer = unitQueries.endpoints.complex.useQuery(complexId);
  return (
    <Answered answer={answer}>
      {(complex) =>
        complex === null ? (
          texts.complexMissing
        ) : (
          <PropertyLink
            kind={PropertyKind.Complex}
            id={complexId}
            name={complex.name ?? propertyPopoverTexts.complex.nameless}
            onChosen={onLeave}
          />
        )
      }
    </Answered>
  );
}

export function HousingTypeOf({ housingTypeId }: { housingTypeId: string }) {
  const answer = housingListQueries.endpoints.housingType.useQuery(housingTypeId);
  return (
    <Answered answer={answer}>{(type) => (type && housingListName(type)) ?? texts.typeUnknown}</Answered>
  );
}
