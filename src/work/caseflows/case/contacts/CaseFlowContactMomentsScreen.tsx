import { CaseTimeline, ContactMoments } from '@/shared/activities';
import { type CaseActivity, isContact } from '@/domain/timeline/caseActivity';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { QueryView } from '@/ui/feedback/QueryView';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { CaseFlowPerson } from '../information/CaseFlowPerson';
import { CaseFlowRegistrations } from '../information/CaseFlowRegistrations';
import { Columns } from '../information/Columns';
import { useCaseActivities, useCaseFile } from '../useCaseFlowContent';
import { useOpenCase } from '../useCaseFlow';

const texts = caseFlowContentTexts.contacts;

/** Contact with the person of a case, how to reach that person, and what happened in the case (000 §2.4). */
export function CaseFlowContactMomentsScreen() {
  const caseFlow = useOpenCase();
  return caseFlow === null ? <Skeleton lines={5} /> : <Activities key={caseFlow.id} caseFlow={caseFlow} />;
}

function Activities({ caseFlow }: { caseFlow: CaseFlow }) {
  const answer = useCaseActivities(caseFlow);
  return (
    <Columns
      aside={<PersonOf caseFlow={caseFlow} />}
      last={answer.currentData && <History activities={answer.currentData} />}
    >
      <Section title={texts.title}>
        <QueryView answer={answer} failed={texts.failed}>
          {(activities) => (
            <Contacts
              activities={activities}
              none={caseFlow.umbrellaCaseId === null ? texts.noFile : texts.empty}
            />
          )}
        </QueryView>
      </Section>
    </Columns>
  );
}

function Contacts({ activities, none }: { activities: readonly CaseActivity[]; none: string }) {
  const moments = activities.filter(isContact);
  if (moments.length === 0) return <p className={mutedClass}>{none}</p>;
  return <ContactMoments moments={moments} />;
}

/** All activities that are not contacts: steps, tasks, mail, files (AMB-147). */
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

/** The person comes from the file of the case, with the ways to reach them. */
function PersonOf({ caseFlow }: { caseFlow: CaseFlow }) {
  return (
    <Section title={texts.person}>
      <QueryView answer={useCaseFile(caseFlow)} failed={texts.personFailed}>
        {(file) =>
          file?.person ? (
            <>
              <CaseFlowPerson person={file.person} />
              <CaseFlowRegistrations caseFlow={caseFlow} />
            </>
          ) : (
            <p className={mutedClass}>{texts.noPerson}</p>
          )
        }
      </QueryView>
    </Section>
  );
}
