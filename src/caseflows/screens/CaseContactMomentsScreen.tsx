import { CaseTimeline, ContactMoments } from '@/activities';
import { CONTACT_ACTIVITY } from '@/domain/caseActivity';
import type { CaseFlow } from '@/domain/caseFlow';
import { mutedClass, Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { caseContentTexts } from '../caseContentTexts';
import { CasePart } from '../components/CasePart';
import { CasePerson } from '../components/CasePerson';
import { Columns } from '../components/Columns';
import { useCasePart } from '../components/useCasePart';
import { useOpenCase } from '../components/useOpenCase';

const texts = caseContentTexts.contacts;

/** Contact with the person of a case, how to reach that person, and what happened in the case (000 §2.4). */
export function CaseContactMomentsScreen() {
  const caseFlow = useOpenCase();
  return caseFlow === null ? <Skeleton lines={5} /> : <Activities key={caseFlow.id} caseFlow={caseFlow} />;
}

function Activities({ caseFlow }: { caseFlow: CaseFlow }) {
  const activities = useCasePart(caseFlow.id, 'activities');
  return (
    <Columns aside={<PersonOf caseFlow={caseFlow} />}>
      <Section title={texts.title}>
        <CasePart part={activities} failed={texts.failed}>
          {(all) => {
            const moments = all.filter(({ type }) => type === CONTACT_ACTIVITY);
            const none = caseFlow.umbrellaCaseId === null ? texts.noFile : texts.empty;
            return moments.length === 0 ? (
              <p className={mutedClass}>{none}</p>
            ) : (
              <ContactMoments moments={moments} />
            );
          }}
        </CasePart>
      </Section>
      {activities.value !== undefined && (
        <Section title={texts.history}>
          {activities.value.every(({ type }) => type === CONTACT_ACTIVITY) ? (
            <p className={mutedClass}>{texts.noHistory}</p>
          ) : (
            <CaseTimeline activities={activities.value.filter(({ type }) => type !== CONTACT_ACTIVITY)} />
          )}
        </Section>
      )}
    </Columns>
  );
}

/** The person stands in the file of the case, with the ways to reach them. */
function PersonOf({ caseFlow: { id } }: { caseFlow: CaseFlow }) {
  const part = useCasePart(id, 'file');
  return (
    <Section title={texts.person}>
      <CasePart part={part} failed={texts.personFailed}>
        {(file) =>
          file?.person ? <CasePerson person={file.person} /> : <p className={mutedClass}>{texts.noPerson}</p>
        }
      </CasePart>
    </Section>
  );
}
