import { useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { registrationTypeLabel } from '@/domain/tenancy/housingRegistration';
import { Facts } from '@/ui/record/Facts';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { useHousingRegistrations } from '../useCaseFlowContent';

const texts = caseFlowContentTexts.contacts;

/** The person's registrations; shown only where housing is allocated, and only to users who may read them. */
export function CaseFlowRegistrations({ caseFlow }: { caseFlow: CaseFlow }) {
  const may = useSelector(selectMay);
  const { facets } = useSelector(selectConfig);
  const isThere = facets.housingAllocation?.available === true && may('registrationRead');
  return isThere && <Registrations caseFlow={caseFlow} />;
}

function Registrations({ caseFlow }: { caseFlow: CaseFlow }) {
  const answer = useHousingRegistrations(caseFlow);
  return (
    <QueryView answer={answer} failed={texts.registrationsFailed} waiting={<Skeleton lines={1} />}>
      {(registrations) => {
        const active = registrations.filter(({ isActive }) => isActive);
        const types = new Set(active.map(({ type }) => registrationTypeLabel(type)));
        return (
          <Facts items={[{ label: texts.registeredFor, value: [...types].join(', ') || texts.nothing }]} />
        );
      }}
    </QueryView>
  );
}
