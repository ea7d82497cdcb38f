import { useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { registrationTypeLabel } from '@/domain/registration';
import { Facts } from '@/ui/record/Facts';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseContentTexts } from '../caseContentTexts';
import { CasePart } from '../CasePart';
import { useCasePart } from '../useCasePart';

const texts = caseContentTexts.contacts;

/** What the person of a case is registered for, where housing is allocated and for who may know. */
export function CaseRegistrations({ caseFlowId }: { caseFlowId: string }) {
  const may = useSelector(selectMay);
  const { facets } = useSelector(selectConfig);
  const isThere = facets.housingAllocation?.available === true && may('registrationRead');
  return isThere && <Registrations caseFlowId={caseFlowId} />;
}

function Registrations({ caseFlowId }: { caseFlowId: string }) {
  const part = useCasePart(caseFlowId, 'registrations');
  return (
    <CasePart part={part} failed={texts.registrationsFailed} waiting={<Skeleton lines={1} />}>
      {(registrations) => {
        const active = registrations.filter(({ isActive }) => isActive);
        const types = new Set(active.map(({ type }) => registrationTypeLabel(type)));
        return (
          <Facts items={[{ label: texts.registeredFor, value: [...types].join(', ') || texts.nothing }]} />
        );
      }}
    </CasePart>
  );
}
