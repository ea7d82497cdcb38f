import { CaseTimeline, ContactMoments } from '@/activities';
import { type CaseActivity, isContact } from '@/domain/caseActivity';
import type { CaseFlow } from '@/domain/caseFlow';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseContentTexts } from '../caseContentTexts';
import { CasePart } from '../CasePart';
import { CasePerson } from '../information/CasePerson';
import { CaseRegistrations } from '../information/CaseRegistrations';
import { Columns } from '../information/Columns';
import { useCasePart } from '../useCasePart';
import { useOpenCase } from '../useOpenCase';

const texts = caseContentTexts.contacts;

/** Contact with the person of a case, how to reach that person, and what happened in the case (000 §2.4). */
export function CaseContactMomentsScreen() {
  const caseFlow = useOpenCase();
  return caseFlow === null ? <Skeleton lines={5} /> : <Activities key={caseFlow.id} caseFlow={caseFlow} />;
}

function Activities({ caseFlow }: { caseFlow: CaseFlow }) {
  const part = useCasePart(caseFlow.id, 'activities');
  return (
    <Columns
      aside={<PersonOf caseFlow={caseFlow} />}
      last={part.value !== undefined && <History activities={part.value} />}
    >
      <Section title={texts.title}>
        <CasePart part={part} failed={texts.failed}>
          {(activities) => (
            <Contacts
              activities={activities}
              none={caseFlow.umbrellaCaseId === null ? texts.noFile : texts.empty}
            />
          )}
        </CasePart>
      </Section>
    </Columns>
  );
}

function Contacts({ activities, none }: { activities: readonly CaseActivity[]; none: string }) {
  const moments = activities.filter(isContact);
  if (moments.length === 0) return <p className={mutedClass}>{none}</p>;
  return <ContactMoments moments={moments} />;
}

/** All that is no contact: steps, tasks, mail, files (AMB-147). */
function History({ activities }: { activities: readonly CaseActivity[] }) {
  const rest = activities.filter((activity) => !isContact(activity));
  return (
    <Section title={texts.history}>
      {rest.length === 0 ? (
        <p className={mutedClass}>{texts.noHistory}</p>
      ) : (
        <CaseTimeline activities={rest} />
      )}
    </Section>
  );
}

/** The person stands in the file of the case, with the ways to reach them. */
function PersonOf({ caseFlow: { id } }: { caseFlow: CaseFlow }) {
  const part = useCasePart(id, 'file');
  return (
    <Section title={texts.person}>
      <CasePart part={part} failed={texts.personFailed}>
        {(file) =>
          file?.person ? (
            <>
              <CasePerson person={file.person} />
              <CaseRegistrations caseFlowId={id} />
            </>
          ) : (
            <p className={mutedClass}>{texts.noPerson}</p>
          )
        }
      </CasePart>
    </Section>
  );
}
